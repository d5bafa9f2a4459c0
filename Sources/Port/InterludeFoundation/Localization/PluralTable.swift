import Foundation

/// What an app's string tables say of plurals.
///
/// When an app is built, what its `.stringsdict` files and string catalogues vary by a number is collected in the property list
/// `InterludePlurals.plist` of its bundle, and the texts of the tables name it as Apple's do: `%#@files@`, with a name that is
/// there once in the app.
struct PluralTable {
    /// A part of a text that a number decides.
    struct Variable {
        let language: String
        /// By CLDR's names for them; `other` is always there.
        let forms: [String: String]
        /// How many arguments lie between the first one that the forms show and the number.
        let offset: Int

        /// A text for a number. Documented: a form for `zero` is that of the number 0, whatever a language's rules say.
        func form(of number: Double) -> String {
            if number == 0, let zero = forms["zero"] { return zero }
            return forms[PluralRules(language: language).form(of: number)] ?? forms["other"] ?? ""
        }
    }

    let variables: [String: Variable]

    /// - Parameter data: A property list, as the build writes it.
    init(_ data: Data?) {
        let language = Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        let plist = data.flatMap { try? BoundedPropertyList.read($0) }
        variables = (plist as? [String: [String: Any]] ?? [:]).compactMapValues { entry in
            guard let forms = entry["forms"] as? [String: String], !forms.isEmpty else { return nil }
            return Variable(
                language: entry["language"] as? String ?? language, forms: forms,
                offset: max(0, entry["offset"] as? Int ?? 0))
        }
    }

    /// The running app's.
    static let main = PluralTable(
        Bundle.main.url(forResource: "InterludePlurals", withExtension: "plist").flatMap { try? Data(contentsOf: $0) })
}
