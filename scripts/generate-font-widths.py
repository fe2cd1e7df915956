#!/usr/bin/env python3
"""Writes the text width tables of Sources/TextMetrics/Fonts from open fonts.

The fonts come from two Debian 12 packages, both under the SIL Open Font License 1.1 (Inter also Apache-2.0):

    apt-get install fonts-inter fonts-noto-core        # or: apt-get download, dpkg -x DEB ROOT
    pip install fonttools==4.60.1
    scripts/generate-font-widths.py [--root ROOT] [--check]

Inter gives Latin, Greek, Cyrillic, punctuation, currency and symbols in four weights. It is drawn for screens and
is the open design nearest to San Francisco, which may not be redistributed. Noto Sans gives Hebrew, Arabic,
Devanagari and Thai, in Regular (for regular and medium) and Bold (for semibold and bold). Only advance widths are
taken: no outlines, no kerning, no ligatures.

--check writes nothing; its status is 1 when a table in the repository differs from the fonts.
"""

import argparse
import hashlib
import pathlib
import sys
import unicodedata

from fontTools.ttLib import TTFont

INTER = "usr/share/fonts/opentype/inter/Inter-{}.otf"
NOTO = "usr/share/fonts/truetype/noto/NotoSans{}-{}.ttf"
# The files of the package are Inter 3.019, whatever the package is called.
PACKAGES = "Debian 12's packages fonts-inter 4.0~beta7+ds-1 and fonts-noto-core 20201225-1"
WEIGHTS = {  # weight: (Inter style, Noto style)
    "regular": ("Regular", "Regular"),
    "medium": ("Medium", "Regular"),
    "semibold": ("SemiBold", "Bold"),
    "bold": ("Bold", "Bold"),
}
BLOCKS = [  # first, last, name, Noto family or None for Inter
    (0x0020, 0x024F, "ASCII, Latin-1, Latin Extended-A and -B", None),
    (0x0370, 0x03FF, "Greek", None),
    (0x0400, 0x052F, "Cyrillic", None),
    (0x0590, 0x05FF, "Hebrew", "Hebrew"),
    (0x0600, 0x06FF, "Arabic", "Arabic"),
    (0x0900, 0x097F, "Devanagari", "Devanagari"),
    (0x0E00, 0x0E7F, "Thai", "Thai"),
    (0x1E00, 0x1EFF, "Latin Extended Additional", None),
    (0x2000, 0x206F, "General Punctuation", None),
    (0x2070, 0x20CF, "Superscripts, Subscripts, Currency Symbols", None),
    (0x2100, 0x21FF, "Letterlike Symbols, Number Forms, Arrows", None),
    (0x2200, 0x226F, "Mathematical Operators, first part", None),
    (0x25A0, 0x25FF, "Geometric Shapes", None),
    (0x2700, 0x27BF, "Dingbats", None),
]
# Blocks that the system sets in a font for symbols or emoji, without tracking.
SYMBOLS = {"Geometric Shapes", "Dingbats"}
# Pictographs assigned after this Python's Unicode version are wide as well.
ALWAYS_WIDE = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xAC00, 0xD7A3), (0x1F300, 0x1F64F), (0x1F680, 0x1F6FF),
               (0x1F900, 0x1FAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]
ZERO_CATEGORIES = {"Mn", "Me", "Cf", "Cc"}
TARGET = pathlib.Path(__file__).resolve().parent.parent / "Sources/TextMetrics/Fonts"


class Font:
    """The advances of one font file, in table units."""

    def __init__(self, path, units=None):
        self.path = path
        self.font = TTFont(path)
        self.units = self.font["head"].unitsPerEm
        self.scale = (units or self.units) / self.units
        self.cmap = self.font.getBestCmap()
        self.forms = self.contextual_forms()

    def describe(self):
        digest = hashlib.sha256(self.path.read_bytes()).hexdigest()[:12]
        version = self.font["name"].getDebugName(5).split(";")[0]
        return f"{self.path.name} ({version}, {self.units} units per em, sha256 {digest}…)"

    def contextual_forms(self):
        """Glyph name -> names of its initial, medial and final forms (Arabic)."""
        forms = {}
        if "GSUB" not in self.font:
            return forms
        table = self.font["GSUB"].table
        wanted = {i for record in table.FeatureList.FeatureRecord if record.FeatureTag in ("init", "medi", "fina")
                  for i in record.Feature.LookupListIndex}
        for index in sorted(wanted):
            for subtable in table.LookupList.Lookup[index].SubTable:
                subtable = getattr(subtable, "ExtSubTable", subtable)
                for source, result in getattr(subtable, "mapping", {}).items():
                    forms.setdefault(source, set()).add(result)
        return forms

    def advance(self, code):
        """The advance of a code point, None where the font has no glyph. A letter that joins: the mean of its forms."""
        glyph = self.cmap.get(code)
        if glyph is None:
            return None
        names = [glyph, *sorted(self.forms.get(glyph, ()))]
        return sum(self.font["hmtx"][name][0] for name in names) / len(names) * self.scale


def is_wide(code):
    if any(first <= code <= last for first, last in ALWAYS_WIDE):
        return True
    drawn = unicodedata.category(chr(code)) not in {"Cn", *ZERO_CATEGORIES}
    return drawn and unicodedata.east_asian_width(chr(code)) in "WF"


def block_advances(font, first, last, units):
    found = {code: font.advance(code) for code in range(first, last + 1)}
    visible = [value for value in found.values() if value]
    mean = sum(visible) / len(visible)

    def value(code):
        if is_wide(code):
            return units
        if unicodedata.category(chr(code)) in ZERO_CATEGORIES:
            return 0
        advance = found[code]
        return round(mean if advance is None else advance)

    return [value(code) for code in range(first, last + 1)]


def wide_ranges():
    inside = lambda code: any(first <= code <= last for first, last, _, _ in BLOCKS)
    ranges = []
    for code in range(0x1100, 0x40000):
        if inside(code) or 0xD800 <= code <= 0xDFFF or not is_wide(code):
            continue
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ranges


def header(lines):
    return "".join(f"// {line}\n" for line in [
        "Generated by scripts/generate-font-widths.py: do not edit.", *lines]) + "// swift-format-ignore-file\n\n"


def weight_source(weight, rows, fonts):
    notice = ["Advance widths of " + fonts[0] + ",", *[f"  {font}" for font in fonts[1:]],
              f"from {PACKAGES}; license: SIL Open Font License 1.1."]
    body = ""
    for (first, last, name, family), advances in rows:
        body += f"        // U+{first:04X}...U+{last:04X} {name}\n"
        for start in range(0, len(advances), 16):
            body += "        " + ", ".join(str(a) for a in advances[start:start + 16]) + ",\n"
    return (header(notice) + "extension FontWidthTable {\n"
            f"    /// Advances of the {weight} weight in `unitsPerEm`-ths of an em, block after block.\n"
            f"    static let {weight}Advances: [UInt16] = [\n{body}    ]\n}}\n")


def ranges_source(units, default):
    body = ""
    offset = 0
    for first, last, name, family in BLOCKS:
        font = "Inter" if family is None else f"Noto Sans {family}"
        source = "symbols" if name in SYMBOLS else "otherScript" if family else "systemFont"
        body += (f"        Block(first: 0x{first:04X}, last: 0x{last:04X}, offset: {offset}, source: .{source}),"
                 f"  // {name}: {font}\n")
        offset += last - first + 1
    wide = ""
    ranges = [f"0x{first:X}...0x{last:X}" for first, last in wide_ranges()]
    for start in range(0, len(ranges), 5):
        wide += "        " + ", ".join(ranges[start:start + 5]) + ",\n"
    return (header([f"Which code points the tables hold. Unicode {unicodedata.unidata_version}; {PACKAGES}."])
            + "extension FontWidthTable {\n"
            "    /// Table units in one em: those of Inter, so that its advances are exact.\n"
            f"    static let unitsPerEm = {units}\n\n"
            "    /// The advance of a code point that no table holds: the mean of Inter Regular's a...z.\n"
            f"    static let defaultAdvance = {default}\n\n"
            "    /// The blocks of the tables, by first code point.\n"
            f"    static let blocks: [Block] = [\n{body}    ]\n\n"
            "    /// Code points outside the blocks that are one em wide: East Asian Width W and F, which holds emoji.\n"
            f"    static let wideRanges: [ClosedRange<UInt32>] = [\n{wide}    ]\n}}\n")


def sources(root):
    result = {}
    for weight, (inter_style, noto_style) in WEIGHTS.items():
        inter = Font(root / INTER.format(inter_style))
        noto = {family: Font(root / NOTO.format(family, noto_style), inter.units)
                for *_, family in BLOCKS if family}
        rows = [(block, block_advances(noto.get(block[3], inter), block[0], block[1], inter.units))
                for block in BLOCKS]
        fonts = [inter.describe(), *[noto[family].describe() for family in sorted(noto)]]
        result[f"FontWidths{weight.capitalize()}.swift"] = weight_source(weight, rows, fonts)
        if weight == "regular":
            default = round(sum(inter.advance(code) for code in range(0x61, 0x7B)) / 26)
            result["FontWidthRanges.swift"] = ranges_source(inter.units, default)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path("/"), help="where the packages are unpacked")
    parser.add_argument("--check", action="store_true", help="compare only")
    options = parser.parse_args()
    stale = []
    for name, text in sources(options.root).items():
        path = TARGET / name
        if options.check:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(name)
        else:
            path.write_text(text, encoding="utf-8")
    if stale:
        sys.exit("not what the fonts say: " + ", ".join(stale))


if __name__ == "__main__":
    main()
