import Foundation
import InterludeFoundation

/// Texts in several languages, as Foundation on Linux reads them: `xx.lproj/Table.strings`.
struct StringTables {
    /// By the path in the bundle, as in `de.lproj/Localizable.strings`.
    private var tables: [String: [String: String]] = [:]
    /// What numbers decide, for the whole of the app.
    private(set) var plurals = PluralTexts()

    /// Adds a string catalogue: `Localizable.xcstrings`.
    mutating func add(catalogue data: Data, named name: String) {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let strings = root["strings"] as? [String: Any]
        else { return }
        let source = root["sourceLanguage"] as? String ?? "en"
        for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
            let entry = value as? [String: Any] ?? [:]
            let languages = entry["localizations"] as? [String: Any] ?? [:]
            for (language, localization) in languages.sorted(by: { $0.key < $1.key }) {
                guard let text = plurals.text(ofCatalogue: localization, language) else { continue }
                set(text, for: key, in: name, language)
            }
            // A key without a text of its own is the text.
            if languages[source] == nil { set(key, for: key, in: name, source) }
        }
    }

    /// Adds what a `.stringsdict` says.
    mutating func add(plurals data: Data, named name: String, _ language: String?) {
        guard let plist = try? BoundedPropertyList.read(data) as? [String: Any] else {
            return
        }
        for (key, value) in plist.sorted(by: { $0.key < $1.key }) {
            guard let entry = value as? [String: Any], let text = plurals.text(ofDictionary: entry, language) else {
                continue
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
        if let plist = try? BoundedPropertyList.read(data) as? [String: String] {
            return plist
        }
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8),
            let entries = (try? PropertyListText("{\(text)}"))?.entries
        else { return nil }
        return entries.compactMapValues(\.text)
    }

    private mutating func set(_ text: String, for key: String, in name: String, _ language: String?) {
        // A language names a folder of the bundle.
        if let language, PathBelow(name: language) == nil { return }
        let folder = language.map { "\($0).lproj/" } ?? ""
        tables["\(folder)\(name).strings", default: [:]][key] = text
    }

    /// The files, as property lists: nothing in them has to be escaped.
    var files: [String: Data] {
        tables.compactMapValues { try? PropertyListSerialization.data(fromPropertyList: $0, format: .xml, options: 0) }
    }
}
