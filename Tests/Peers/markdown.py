"""Reads Markdown as GitHub does: documents as a JSON list in, for each its parts as a person sees them out.

The parts are headings (one string), list items (one string) and tables (a list of rows, each a list of cells). A line
break in a cell is "\n".
"""

import json
import sys
from html.parser import HTMLParser

from cmarkgfm import github_flavored_markdown_to_html
from cmarkgfm.cmark import Options


class Parts(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.headings, self.items, self.tables, self.text = [], [], [], None

    def handle_starttag(self, tag, attrs):
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag == "br":
            self.text = (self.text or "") + "\n"
        elif tag in ("td", "th", "li") or tag[0] == "h" and tag[1:].isdigit():
            self.text = ""

    def handle_endtag(self, tag):
        if tag in ("td", "th"):
            self.tables[-1][-1].append(self.text)
        elif tag == "li":
            self.items.append(self.text)
        elif tag[0] == "h" and tag[1:].isdigit():
            self.headings.append(self.text)

    def handle_data(self, data):
        if self.text is not None:
            self.text += data


def parts(document):
    parser = Parts()
    parser.feed(github_flavored_markdown_to_html(document, options=Options.CMARK_OPT_UNSAFE))
    return {"headings": parser.headings, "items": parser.items, "tables": parser.tables}


print(json.dumps([parts(document) for document in json.load(sys.stdin)]))
