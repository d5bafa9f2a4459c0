import Foundation

/// Texts in several languages, as Foundation on Linux reads them: `xx.lproj/Table.strings`.
struct StringTables {
    /// By the path in the bundle, as in `de.lproj/Localizable.strings`.
    private var tables: [String: [String: String]] = [:]

    /// Adds a string catalogue: `Localizable.xcstrings`.
    mutating func add(catalogue data: Data, named name: String) {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let strings = root["strings"] as? [String: Any]
        else { return }
        let source = root["sourceLanguage"] as? String ?? "en"
        for (key, value) in strings {
            let entry = value as? [String: Any] ?? [:]
            let languages = entry["localizations"] as? [String: Any] ?? [:]
            for (language, localization) in languages {
                guard let text = StringTables.text(of: localization) else { continue }
                set(text, for: key, in: name, language)
            }
            // A key without a text of its own is the text.
            if languages[source] == nil { set(key, for: key, in: name, source) }
        }
    }

    /// Of plurals and of devices the general form: Foundation here knows no others.
    private static func text(of localization: Any) -> String? {
        guard let entry = localization as? [String: Any] else { return nil }
        if let unit = entry["stringUnit"] as? [String: Any] { return unit["value"] as? String }
        guard let variations = entry["variations"] as? [String: Any] else { return nil }
        for kind in ["plural", "device"] {
            guard let forms = variations[kind] as? [String: Any] else { continue }
            for form in ["other", "iphone"] + forms.keys.sorted() {
                if let text = forms[form].flatMap(text) { return text }
            }
        }
        return nil
    }

    /// Adds what a `.stringsdict` says of plurals: the general form, under the key.
    mutating func add(plurals data: Data, named name: String, _ language: String?) {
        guard let plist = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            return
        }
        for (key, value) in plist {
            guard let entry = value as? [String: Any], var text = entry["NSStringLocalizedFormatKey"] as? String else {
                continue
            }
            for (variable, forms) in entry {
                guard let other = (forms as? [String: Any])?["other"] as? String else { continue }
                text = text.replacingOccurrences(of: "%#@\(variable)@", with: other)
            }
            set(text, for: key, in: name, language)
        }
    }

    /// Adds a table that is there as a file.
    mutating func add(strings data: Data, named name: String, _ language: String?) {
        for (key, text) in StringTables.strings(data) ?? [:] { set(text, for: key, in: name, language) }
    }

    /// Reads `"key" = "text";` in any of the encodings that Xcode has written.
    static func strings(_ data: Data) -> [String: String]? {
        if let plist = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] {
            return plist
        }
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8),
            let entries = (try? PropertyListText("{\(text)}"))?.entries
        else { return nil }
        return entries.compactMapValues(\.text)
    }

    private mutating func set(_ text: String, for key: String, in name: String, _ language: String?) {
        let folder = language.map { "\($0).lproj/" } ?? ""
        tables["\(folder)\(name).strings", default: [:]][key] = text
    }

    /// The files, as property lists: nothing in them has to be escaped.
    var files: [String: Data] {
        tables.compactMapValues { try? PropertyListSerialization.data(fromPropertyList: $0, format: .xml, options: 0) }
    }
}
