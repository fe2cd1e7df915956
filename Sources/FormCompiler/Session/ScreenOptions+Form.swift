import FormLayout
import FormModel
import TextMetrics

extension ScreenOptions {
    /// The window that is meant.
    var viewport: Viewport {
        let device = device.flatMap(Device.named) ?? .default
        return Viewport(device, orientation: isLandscape ? .landscape : .portrait)
    }

    /// The Dynamic Type size that is meant.
    var size: TextSize { textSize.flatMap { TextSize(name: $0) } ?? .default }

    /// The form's locale that is meant, also by its language alone.
    func locale(of form: LoginForm) throws(OptionMismatch) -> FormLocale {
        let base = form.locales.first ?? .base
        guard let wanted = locale?.replacing("_", with: "-").lowercased() else { return base }
        let language = wanted.prefix { $0 != "-" }
        let match =
            form.locales.first { $0.tag.lowercased() == wanted }
            ?? form.locales.first { $0.tag.lowercased() == language }
        if let match { return match }
        throw .unknownLocale(locale ?? "", known: form.locales.map(\.tag))
    }
}
