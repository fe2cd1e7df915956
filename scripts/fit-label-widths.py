#!/usr/bin/env python3
"""Fits how San Francisco's widths differ from Inter's, and writes Sources/TextMetrics/Fonts/SystemFontFit.swift.

San Francisco may not be redistributed, and Inter, which may, is not quite as wide. What they differ by is read off
labels whose sizes Apple's Interface Builder stored in public projects: Tests/AppleSizes/Resources/*.tsv.

    scripts/fit-label-widths.py [--check]

--check writes nothing; its status is 1 when a file in the repository is not what the labels say.

It also writes the last two columns of the labels: the pixels to a point that the height was rounded up to, and the use.
The rules, none of which looks at what comes out:
- `judge`: a label whose text has an odd hash (FNV-1a of its UTF-8 bytes) is not used here. The tests and the benchmark
  page judge the result by those of label-sizes.tsv. `fit`: the others.
- `out`: a label whose height is not one line of its font at the scale of its screen or at one pixel to a point, as
  older versions of Interface Builder had it, or which is more than 15 % wider or narrower than its text in Inter with
  Apple's tracking: it shows another text than its frame was made for, or is stretched.

The model: width = sum of Inter's advances + for each letter (Apple's tracking + the letter's own difference + that of
the weight - that of the display cut), where the display cut comes in from 17 to 28 points, as Apple says (WWDC 2020,
"The details of UI typography"). Weights of differences fall with their size, so that rows which are wrong all the same
count little; a ridge keeps letters near Inter's of which there is little evidence.
"""

import argparse
import math
import pathlib
import re
import sys
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent
FONTS = ROOT / "Sources/TextMetrics/Fonts"
ROWS = ROOT / "Tests/AppleSizes/Resources"
TARGET = FONTS / "SystemFontFit.swift"
UNITS = 2816  # in one em, those of Inter
LINE_HEIGHT = 1.193359375  # of the font size: FontMetrics.lineHeightRatio
TABLE_OF_WEIGHT = {"ultraLight": "Regular", "thin": "Regular", "light": "Regular", "regular": "Regular",
                   "medium": "Medium", "semibold": "Semibold", "bold": "Bold", "heavy": "Bold", "black": "Bold"}
UIFONT_WEIGHT = {"ultraLight": -0.8, "thin": -0.6, "light": -0.4, "bold": 0.4, "heavy": 0.56, "black": 0.62}
STYLES = {"largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
          "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11}
TEXT_CUT, DISPLAY_CUT = 17, 28  # points
RIDGE = 10_000  # by cross-validation within the rows that are fitted
STEPS = 30
LETTERS = range(0x20, 0x250)


class Inter:
    """Inter's advances, from the tables that scripts/generate-font-widths.py wrote."""

    def __init__(self):
        ranges = (FONTS / "FontWidthRanges.swift").read_text(encoding="utf-8")
        self.blocks = [tuple(int(number, 0) for number in found) for found in
                       re.findall(r"Block\(first: (0x\w+), last: (0x\w+), offset: (\d+)", ranges)]
        self.tables = {name: self.numbers(name) for name in set(TABLE_OF_WEIGHT.values())}

    @staticmethod
    def numbers(name):
        text = (FONTS / f"FontWidths{name}.swift").read_text(encoding="utf-8")
        body = re.sub(r"//.*", "", text[text.index("[UInt16] = [") + len("[UInt16] = ["):])
        return [int(number) for number in re.findall(r"\d+", body)]

    def advance(self, character, weight):
        code = ord(character)
        for first, last, offset in self.blocks:
            if first <= code <= last:
                return self.tables[TABLE_OF_WEIGHT[weight]][offset + code - first]
        raise ValueError(f"no width of {character!r}")


def tracking_table():
    text = (FONTS / "Tracking.swift").read_text(encoding="utf-8")
    return {float(size): float(points) for size, points in re.findall(r"\((\d+), (-?[\d.]+)\)", text)}


def fnv(text):
    value = 0x811C9DC5
    for byte in text.encode("utf-8"):
        value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    return value


class Row:
    def __init__(self, line, inter, tracking):
        self.stored = line.split("\t")[:8]
        text, font, size, weight, width, height, scale, _ = self.stored
        self.text = text
        self.size = float(size) if font == "system" else float(STYLES[font])
        self.weight = weight or ("semibold" if font == "headline" else "regular")
        self.width, self.scale = float(width), int(scale)
        units = sum(inter.advance(character, self.weight) for character in text)
        self.yardstick = units * self.size / UNITS + len(text) * tracking[self.size]
        scales = [self.scale] if not height else [
            scale for scale in (self.scale, 1) if abs(float(height) - self.line_height(scale)) < 0.01]
        self.pixels = scales[0] if scales else None
        is_own = scales and abs(self.yardstick / self.width - 1) <= 0.15
        self.use = "out" if not is_own else "judge" if fnv(text) % 2 else "fit"

    def line_height(self, scale):
        return math.ceil(self.size * LINE_HEIGHT * scale - 1e-6) / scale

    def line(self):
        return "\t".join([*self.stored, str(self.pixels or ""), self.use])

    def parts(self):
        """What each unknown of the model, in ems, adds to the width."""
        parts = {f"weight {self.weight}": len(self.text) * self.size}
        display = min(max((self.size - TEXT_CUT) / (DISPLAY_CUT - TEXT_CUT), 0), 1)
        parts["display"] = -len(self.text) * self.size * display
        for character in self.text:
            letter = base(character)
            if letter is not None:
                parts[letter] = parts.get(letter, 0) + self.size
        return parts


def base(character):
    """The ASCII character that a Latin letter with marks is drawn from; None for others."""
    first = unicodedata.normalize("NFD", character)[0]
    return first if " " <= first <= "~" else None


def solve(matrix, right):
    """The solution of a symmetric system with a positive diagonal."""
    count = len(right)
    rows = [matrix[i][:] + [right[i]] for i in range(count)]
    for i in range(count):
        pivot = rows[i]
        for row in rows[i + 1:]:
            factor = row[i] / pivot[i]
            if factor:
                for j in range(i, count + 1):
                    row[j] -= factor * pivot[j]
    result = [0.0] * count
    for i in reversed(range(count)):
        rest = sum(rows[i][j] * result[j] for j in range(i + 1, count))
        result[i] = (rows[i][count] - rest) / rows[i][i]
    return result


def fit(rows):
    """The unknowns of the model in ems."""
    parts = [row.parts() for row in rows]
    names = sorted({name for part in parts for name in part})
    index = {name: i for i, name in enumerate(names)}
    values = [0.0] * len(names)
    for _ in range(STEPS):
        matrix = [[0.0] * len(names) for _ in names]
        right = [0.0] * len(names)
        for i, name in enumerate(names):
            matrix[i][i] = RIDGE if len(name) == 1 else 1e-9
        for row, part in zip(rows, parts):
            # A width is rounded up to a pixel: the middle of what it may be.
            wanted = row.width - 0.5 / row.pixels - row.yardstick
            deviation = 0.25 + 0.004 * row.width
            error = abs(wanted - sum(values[index[name]] * value for name, value in part.items()))
            weight = 1 / deviation**2 / max(error / deviation, 1)
            pairs = [(index[name], value) for name, value in sorted(part.items())]
            for i, left in pairs:
                right[i] += weight * left * wanted
                for j, other in pairs:
                    matrix[i][j] += weight * left * other
        values = solve(matrix, right)
    return dict(zip(names, values))


def extrapolated(values, weight, near, far):
    """A weight without evidence: on the line through the two nearest ones, by the numbers of UIFont.Weight."""
    step = (values[f"weight {near}"] - values[f"weight {far}"]) / (UIFONT_WEIGHT[near] - UIFONT_WEIGHT[far])
    values.setdefault(f"weight {weight}",
                      values[f"weight {near}"] + step * (UIFONT_WEIGHT[weight] - UIFONT_WEIGHT[near]))


def source(values, count):
    units = lambda name: round(values.get(name, 0) * UNITS)
    extrapolated(values, "ultraLight", "thin", "light")
    extrapolated(values, "black", "heavy", "bold")
    weights = "".join(f"        case .{weight}: {units(f'weight {weight}')}\n" for weight in TABLE_OF_WEIGHT)
    letters = [units(base(chr(code)) or "") for code in LETTERS]
    table = "".join("        " + ", ".join(str(value) for value in letters[start:start + 16]) + ",\n"
                    for start in range(0, len(letters), 16))
    return f"""\
// Generated by scripts/fit-label-widths.py: do not edit.
// From {count} labels of public projects whose sizes Interface Builder stored; see the script for the rules.
// swift-format-ignore-file

/// What San Francisco's advances differ by from Inter's, in `FontWidthTable.unitsPerEm`-ths of an em.
enum SystemFontFit {{
    /// What every letter of a weight is wider by. Ultra light and black, of which no label was used, lie on the lines
    /// through their neighbors.
    static func spacing(_ weight: MeasuredWeight) -> Int {{
        switch weight {{
{weights}        }}
    }}

    /// What every letter of the display cut is narrower by.
    static let displayCut = {units("display")}

    /// What a single letter is wider by; 0 where nothing is known of it.
    static func difference(of scalar: Unicode.Scalar) -> Int {{
        let index = Int(scalar.value) - 0x20
        return letters.indices.contains(index) ? Int(letters[index]) : 0
    }}

    /// What single letters are wider by, U+0020...U+024F; those with marks like the ones without.
    private static let letters: [Int16] = [
{table}    ]
}}
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare only")
    options = parser.parse_args()
    inter, tracking = Inter(), tracking_table()
    texts, rows = {}, []
    for path in sorted(ROWS.glob("*.tsv")):
        lines = path.read_text(encoding="utf-8").splitlines()
        read = [line if line.startswith("#") else Row(line, inter, tracking) for line in lines]
        rows += [row for row in read if isinstance(row, Row) and row.use == "fit"]
        texts[path] = "".join((line.line() if isinstance(line, Row) else line) + "\n" for line in read)
    texts[TARGET] = source(fit(rows), len(rows))
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if options.check and stale:
        sys.exit("not what the labels say: " + ", ".join(path.name for path in stale))
    for path in stale:
        path.write_text(texts[path], encoding="utf-8")


if __name__ == "__main__":
    main()
