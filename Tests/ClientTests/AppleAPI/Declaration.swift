/// A member as its declaration says it: what is compared with Apple's.
struct Declaration {
    struct Parameter {
        let label: Substring
        let type: String
        let hasDefault: Bool
    }

    private(set) var parameters: [Parameter] = []
    /// Methods: the types in order and the result, `(CGRect,UIView?)->Void`. Properties: the type.
    private(set) var signature: String?
    private(set) var isGeneric = false
    /// Of a property that may be set by everybody.
    private(set) var isWritable = false
    private(set) var isProperty = false
    /// Written with `!`.
    private(set) var hasUnannotated = false

    init(_ text: String) {
        let all = SignatureText(text).withoutAttributes
        guard let place = all.tokens.firstIndex(where: Self.keywords.contains) else { return }
        let rest = all[place + 1..<all.tokens.count]
        switch all.tokens[place] {
        case "var", "let": readProperty(rest, isVariable: all.tokens[place] == "var")
        case "func": readFunction(rest[1..<rest.tokens.count], result: nil)
        case "subscript": readFunction(rest, result: nil)
        default: readInitializer(rest)
        }
        isGeneric = isGeneric || all.tokens.contains("some")
        hasUnannotated = all.tokens.contains("!")
    }

    private static let keywords: Set<Substring> = ["func", "var", "let", "init", "subscript"]

    private mutating func readProperty(_ text: SignatureText, isVariable: Bool) {
        guard let colon = text.tokens.firstIndex(of: ":") else { return }
        let accessors = text.firstPlace(of: "{") ?? text.tokens.count
        let type = text[colon + 1..<accessors]
        signature = type[0..<(type.firstPlace(of: "=") ?? type.tokens.count)].canonical
        isProperty = true
        isWritable = isVariable && (accessors == text.tokens.count || text.tokens[accessors...].contains("set"))
    }

    private mutating func readInitializer(_ text: SignatureText) {
        let isFailable = text.tokens.first == "?" || text.tokens.first == "!"
        readFunction(text[(isFailable ? 1 : 0)..<text.tokens.count], result: isFailable ? "Self?" : "Self")
    }

    private mutating func readFunction(_ text: SignatureText, result: String?) {
        isGeneric = text.tokens.first == "<"
        guard let start = text.firstPlace(of: "(") else { return }
        let end = text.end(ofBracketAt: start)
        parameters = text[start + 1..<end].list.map(Self.parameter)
        let after = text[end + 1..<text.tokens.count]
        let stop = after.firstPlace(of: "where") ?? after.firstPlace(of: "{") ?? after.tokens.count
        let arrow = after.firstPlace(of: "->") ?? stop
        let effects = after.tokens[..<arrow].filter { ["async", "throws", "rethrows"].contains($0) }.joined()
        let written = arrow < stop ? after[arrow + 1..<stop].canonical : "Void"
        signature = "(\(parameters.map(\.type).joined(separator: ",")))\(effects)->\(result ?? written)"
    }

    private static func parameter(_ text: SignatureText) -> Parameter {
        let value = text.firstPlace(of: "=")
        let declared = text[0..<(value ?? text.tokens.count)]
        guard let colon = declared.firstPlace(of: ":") else {
            return Parameter(label: "_", type: declared.canonical, hasDefault: value != nil)
        }
        return Parameter(
            label: declared.tokens.first ?? "_", type: declared[colon + 1..<declared.tokens.count].canonical,
            hasDefault: value != nil)
    }

    /// The labels of the parameters that may be left out; `#n` for the n-th without a label, from 0.
    var defaults: Set<String> {
        Set(
            parameters.enumerated().filter(\.element.hasDefault).map { number, parameter in
                parameter.label == "_" ? "#\(number)" : String(parameter.label)
            })
    }
}
