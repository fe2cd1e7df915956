import FormSyntax

// Names that UIKit, SwiftUI, HTML and everyday speech have for things of the language. None is accepted: one name per
// thing keeps specs alike. They only make the help say what the thing is called here.

/// What a key is called here; the first that the section has.
func keysMeant(by name: String, in section: SectionDescription, unless used: (String) -> Bool) -> [String] {
    let candidates = keySynonyms[folded(name)] ?? []
    // More rules go where rules are already.
    return candidates.first { section[$0] != nil && (!used($0) || $0 == "rules") }.map { [$0] } ?? []
}

/// What a value is called here, of those that the key takes.
func valuesMeant(by text: String, among names: [String]) -> [String] {
    (valueSynonyms[folded(text)] ?? []).first(where: names.contains).map { [$0] } ?? []
}

/// The name without case and without what joins words.
func folded(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" } }

private let keySynonyms: [String: [String]] = [
    // Texts
    "label": ["caption", "text", "title"], "text": ["title", "caption"], "name": ["caption", "title"],
    "title": ["text", "caption", "navigationTitle"], "heading": ["navigationTitle"],
    "content": ["text", "body"], "message": ["error"], "errormessage": ["error", "rejected"],
    "errortext": ["error", "rejected"], "help": ["hint"], "helptext": ["hint"], "helper": ["hint"],
    "description": ["hint"], "footer": ["hint"], "alt": ["accessibility"],
    "accessibilitylabel": ["accessibility"], "accessibilityhint": ["accessibility"],
    "a11y": ["accessibility"],
    "locale": ["language"], "lang": ["language"], "translations": ["strings"], "localizations": ["strings"],
    "texts": ["strings"], "i18n": ["strings"], "l10n": ["strings"], "locales": ["targets"],
    "devices": ["targets"], "theme": ["colors"], "palette": ["colors"],
    // Behavior
    "type": ["for", "style"], "role": ["for"], "kind": ["for"], "ontap": ["action"], "onclick": ["action"],
    "onpress": ["action"], "onpressed": ["action"], "tap": ["action"], "handler": ["action"],
    "on": ["action"],
    "href": ["action"], "link": ["action"], "to": ["action"], "hidden": ["visible"], "ishidden": ["visible"],
    "show": ["visible"], "visibility": ["visible"], "if": ["visible"], "when": ["visible"],
    "disabled": ["enabled"], "isenabled": ["enabled"], "value": ["initial"], "default": ["initial"],
    "initialvalue": ["initial"], "defaultvalue": ["initial"], "checked": ["initial"], "ison": ["initial"],
    "password": ["secure"], "masked": ["secure"], "issecure": ["secure"], "issecuretextentry": ["secure"],
    "securetextentry": ["secure"], "keyboardtype": ["keyboard"], "inputmode": ["keyboard"],
    "textcontenttype": ["contentType"], "autocomplete": ["contentType"], "autofill": ["contentType"],
    "autocapitalization": ["capitalization"], "autocapitalizationtype": ["capitalization"],
    "autocapitalize": ["capitalization"], "autocorrection": ["correction"], "autocorrect": ["correction"],
    "autocorrectiontype": ["correction"], "returnkeytype": ["returnKey"], "submitlabel": ["returnKey"],
    "autofocus": ["focusFirst"], "focused": ["focusFirst"], "showpassword": ["reveal"], "eye": ["reveal"],
    "clearbutton": ["clear"], "clearbuttonmode": ["clear"], "optional": ["required"],
    "mandatory": ["required"],
    // Rules
    "validation": ["rules"], "validate": ["rules"], "validations": ["rules"], "validators": ["rules"],
    "constraints": ["rules"], "pattern": ["matches", "rules"], "regex": ["matches", "rules"],
    "regexp": ["matches", "rules"], "minlength": ["length", "rules"], "maxlength": ["length", "rules"],
    "min": ["length", "rules"], "max": ["length", "rules"], "nonempty": ["required"],
    "notempty": ["required"],
    "email": ["format"], "sameas": ["equals"], "matchesfield": ["equals"], "characters": ["allowed"],
    // Submit
    "endpoint": ["url"], "uri": ["url"], "parameters": ["send"], "params": ["send"], "payload": ["send"],
    "data": ["send"], "body": ["send"], "json": ["send"], "url": ["request"], "success": ["succeeded"],
    "onsuccess": ["succeeded"], "then": ["succeeded"], "error": ["rejected"], "failure": ["failed"],
    "onfailure": ["failed"], "onerror": ["failed"], "loading": ["busy"], "spinner": ["busy"],
    "navigate": ["push"],
    // Layout and look
    "children": ["body"], "items": ["body"], "elements": ["body"], "subviews": ["body"], "views": ["body"],
    "fields": ["body"], "direction": ["axis"], "orientation": ["axis"], "margin": ["inset"],
    "margins": ["inset", "margin"], "left": ["leading"], "right": ["trailing"], "foreground": ["color"],
    "foregroundcolor": ["color"], "textcolor": ["color"], "tint": ["color"], "tintcolor": ["color"],
    "backgroundcolor": ["background"], "radius": ["cornerRadius"], "borderradius": ["cornerRadius"],
    "corners": ["cornerRadius"], "rounded": ["cornerRadius"], "numberoflines": ["lines"],
    "maxlines": ["lines"], "fontsize": ["font"], "size": ["font"], "fontweight": ["font"],
    "weight": ["font"], "bold": ["font"], "source": ["name"], "src": ["name"], "asset": ["name"],
    "image": ["icon", "name"], "symbol": ["icon", "name"], "systemimage": ["icon", "name"],
    "systemname": ["icon", "name"], "provider": ["service"], "placeholdertext": ["placeholder"],
    "justify": ["distribution"], "textalign": ["textAlignment"],
]

private let valueSynonyms: [String: [String]] = [
    "left": ["leading"], "right": ["trailing"], "start": ["leading"], "end": ["trailing"],
    "middle": ["center"], "stretch": ["fill"], "row": ["horizontal"], "column": ["vertical"],
    "login": ["signIn"], "logon": ["signIn"], "register": ["signUp"], "registration": ["signUp"],
    "forgotpassword": ["resetPassword"], "forgot": ["resetPassword"], "reset": ["resetPassword"],
    "recovery": ["resetPassword"], "otp": ["oneTimeCode"], "code": ["oneTimeCode"],
    "verification": ["oneTimeCode"], "email": ["emailAddress", "email"], "mail": ["emailAddress", "email"],
    "number": ["numberPad", "digits"], "numeric": ["numberPad", "digits"],
    "numbers": ["numberPad", "digits"],
    "digits": ["numberPad"], "phone": ["phonePad"], "tel": ["phonePad", "phone"], "decimal": ["decimalPad"],
    "primary": ["filled"], "prominent": ["filled"], "borderedprominent": ["filled"], "solid": ["filled"],
    "secondary": ["tinted"], "bordered": ["gray"], "outline": ["plain"], "outlined": ["plain"],
    "borderless": ["plain"], "text": ["plain"], "h1": ["largeTitle"], "h2": ["title1"], "h3": ["title2"],
    "subtitle": ["subheadline"], "small": ["footnote"], "submit": ["go"], "normal": ["regular"],
    "upper": ["uppercase"], "lower": ["lowercase"], "patch": ["put"], "spinner": ["activityIndicator"],
    "loading": ["activityIndicator"], "rounded": ["roundedRect"], "underline": ["line"], "blur": ["onBlur"],
    "change": ["onChange"], "newpassword": ["newPassword"], "user": ["username"], "string": ["text"],
]
