import Foundation

/// What numbers decide in an app's texts: collected from `.stringsdict` files and string catalogues, and read again by
/// `LocalizedFormat` when the app runs.
///
/// Foundation on Linux knows no such texts. So a table's text names what varies as a `.stringsdict` does, `%#@files@`, with a name
/// that is there once in the app, and the forms go into a property list of their own.
struct PluralTexts {
    /// Where the running app finds the forms.
    static let fileName = "InterludePlurals.plist"

    /// By name.
    private var variables: [String: [String: Any]] = [:]

    /// The property list; none where nothing varies.
    var file: Data? {
        guard !variables.isEmpty else { return nil }
        return try? PropertyListSerialization.data(fromPropertyList: variables, format: .xml, options: 0)
    }

    /// Takes up the forms of something that varies.
    ///
    /// - Parameter offset: How many arguments lie between the first one that the forms show and the number.
    /// - Returns: The name that texts use for it.
    private mutating func add(_ forms: [String: String], named name: String, _ language: String?, offset: Int = 0)
        -> String
    {
        let unique = "\(name).\(variables.count + 1)"
        var entry: [String: Any] = ["forms": forms]
        // What belongs to no language is written in the one that the app is developed in.
        if let language, language != "Base" { entry["language"] = language }
        if offset > 0 { entry["offset"] = offset }
        variables[unique] = entry
        return unique
    }

    // MARK: Dictionaries

    /// The text for an entry of a `.stringsdict`.
    mutating func text(ofDictionary entry: [String: Any], _ language: String?) -> String? {
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
            // The widest: there is room.
            return widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value
        }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            let nested = devices["iphone"] ?? devices["other"]
            return nested as? String ?? (nested as? [String: Any]).flatMap { text(ofDictionary: $0, language) }
        }
        guard let text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        let variables = entry.keys.sorted().filter { entry[$0] is [String: Any] }
        var names: [String: String] = [:]
        // Forms may name each other, so all have their names before any is taken up.
        for (index, variable) in variables.enumerated() {
            names[variable] = "\(variable).\(self.variables.count + index + 1)"
        }
        for variable in variables {
            let forms = (entry[variable] as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
                .filter { PluralTexts.categories.contains($0.key) }
            _ = add(forms.mapValues { PluralTexts.renamed($0, names) }, named: variable, language)
        }
        return PluralTexts.renamed(text, names)
    }

    private static let categories: Set = ["zero", "one", "two", "few", "many", "other"]

    private static func renamed(_ text: String, _ names: [String: String]) -> String {
        text.replacing(#/#@([^@]*)@/#) { match in names[String(match.output.1)].map { "#@\($0)@" } ?? match.output.0 }
    }

    // MARK: Catalogues

    /// The text for a language's entry in a string catalogue.
    mutating func text(ofCatalogue localization: Any, _ language: String) -> String? {
        guard let entry = localization as? [String: Any] else { return nil }
        if let unit = entry["stringUnit"] as? [String: Any] {
            let text = unit["value"] as? String
            return text.map { fill($0, entry["substitutions"] as? [String: Any] ?? [:], language) }
        }
        guard let variations = entry["variations"] as? [String: Any] else { return nil }
        if let devices = variations["device"] as? [String: Any] {
            return (devices["iphone"] ?? devices["other"]).flatMap { text(ofCatalogue: $0, language) }
        }
        let forms = forms(variations["plural"], language)
        guard let general = forms["other"] ?? forms.sorted(by: { $0.key < $1.key }).first?.value else { return nil }
        return "%#@\(add(forms, named: "value", language, offset: PluralTexts.numberIndex(in: general)))@"
    }

    private mutating func forms(_ plural: Any?, _ language: String) -> [String: String] {
        var forms: [String: String] = [:]
        for (category, form) in (plural as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
            forms[category] = text(ofCatalogue: form, language)
        }
        return forms
    }

    /// Substitutions: parts of a text of which each has a number of its own, `%#@files@ in %#@folders@`. `%arg` is that number.
    private mutating func fill(_ text: String, _ substitutions: [String: Any], _ language: String) -> String {
        var result = text
        for (name, value) in substitutions.sorted(by: { $0.key < $1.key }) {
            guard let entry = value as? [String: Any], let variations = entry["variations"] as? [String: Any] else {
                continue
            }
            let specifier = entry["formatSpecifier"] as? String ?? "lld"
            let forms = forms(variations["plural"], language)
                .mapValues { $0.replacing(#/%arg\b/#, with: "%\(specifier)") }
            let unique = add(forms, named: name, language)
            let position = (entry["argNum"] as? Int).map { "\($0)$" } ?? ""
            result = result.replacing(#/%(?:\d+\$)?#@([^@]*)@/#) { match in
                match.output.1 == name ? "%\(position)#@\(unique)@" : match.output.0
            }
        }
        return result
    }

    /// Which of the values that a text shows is the first number.
    private static func numberIndex(in text: String) -> Int {
        let values = text.replacing("%%", with: "").matches(
            of: #/%(?:(\d+)\$)?[-+ 0#']*[\d.]*(?:hh|h|ll|l|q|z|t|j|L)?([@a-zA-Z])/#)
        let isNumber = values.map { !"@sScC".contains($0.output.2) }
        guard let index = isNumber.firstIndex(of: true) else { return 0 }
        return values[index].output.1.flatMap { Int($0) }.map { $0 - 1 } ?? index
    }
}
