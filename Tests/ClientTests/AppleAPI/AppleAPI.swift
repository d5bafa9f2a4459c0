import Foundation
import TestPrograms

/// Apple's public names, as the list beside this file has them.
struct AppleAPI {
    /// How much of our work a name is.
    enum Tier: Substring {
        /// What custom transitions use.
        case transitions = "1"
        /// What apps use.
        case apps = "2"
        /// Rare, deprecated or very new.
        case rare = "3"
        /// Outside of what we build: only known not to be invented.
        case outside = "x"
    }

    struct Name {
        let module: String
        let type: String
        let kind: String
        let name: String
        /// A canonical signature; nil where it is not known or where only the name is compared.
        let signature: String?
        let isGeneric: Bool
        /// Written with `!`: Apple has not said whether there may be nothing.
        let hasUnannotated: Bool
        let isWritable: Bool
        let isOptionalRequirement: Bool
        let tier: Tier
        let defaults: Set<String>
        /// Of a class the superclass, then protocols; of a protocol what it inherits.
        let parents: [String]
        let isInFoundation: Bool

        var isType: Bool { ["class", "struct", "enum", "protocol"].contains(kind) }
        var fullName: String { type.isEmpty || isType ? name : "\(type).\(name)" }
    }

    let names: [Name]
    private let byFullName: [String: [Name]]
    private let types: [String: Name]

    init() throws {
        let file = Project.folder.appendingPathComponent("Tests/ClientTests/AppleAPI/names.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        names = lines.filter { !$0.hasPrefix("#") }.compactMap(Name.init)
        byFullName = Dictionary(grouping: names) { "\($0.type).\($0.name)" }
        types = Dictionary(names.filter(\.isType).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        typeNames = Set(types.keys).union(names.filter { $0.kind == "typealias" }.map(\.fullName))
    }

    /// Types and type aliases.
    let typeNames: Set<String>

    func type(_ name: String) -> Name? { types[name] }

    /// Overloads are names of their own.
    func names(_ name: String, of type: String) -> [Name] { byFullName["\(type).\(name)"] ?? [] }

    /// The superclass and the protocols of a type, as far as the list has them.
    func parents(of type: String) -> [String] { types[type]?.parents ?? [] }
}

extension AppleAPI.Name {
    fileprivate init?(_ line: Substring) {
        var columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard columns.count >= 7, let tier = AppleAPI.Tier(rawValue: columns[6]) else { return nil }
        columns += Array(repeating: "", count: max(0, 9 - columns.count))
        self.tier = tier
        (module, type, kind, name) = (String(columns[0]), String(columns[1]), String(columns[2]), String(columns[3]))
        isOptionalRequirement = columns[5] == "optional"
        defaults = Set(columns[7].split(separator: ",").map(String.init))
        isInFoundation = columns[8] == "foundation"

        let text = SignatureText(columns[4])
        let isMember = !["class", "protocol", "struct", "enum", "case", "typealias"].contains(kind)
        isGeneric = text.tokens.first == "<" || text.tokens.contains("where") || text.tokens.contains("some")
        hasUnannotated = text.tokens.contains("!")
        isWritable = text.tokens.contains("set")
        signature = isMember && !text.tokens.isEmpty ? Self.signature(text) : nil
        let inherits = ["class", "protocol"].contains(kind)
        parents = inherits ? text.list.map { $0[0..<($0.firstPlace(of: "<") ?? $0.tokens.count)].canonical } : []
    }

    /// The list writes methods as `(T) -> R` and properties as `T { get }`.
    private static func signature(_ text: SignatureText) -> String {
        let type = text[0..<(text.firstPlace(of: "{") ?? text.tokens.count)]
        guard type.tokens.first == "(", let arrow = type.firstPlace(of: "->") else { return type.canonical }
        let end = type.end(ofBracketAt: 0)
        let parameters = type[1..<end].list.map(\.canonical).joined(separator: ",")
        let effects = type[end + 1..<arrow].tokens.joined()
        return "(\(parameters))\(effects)->\(type[arrow + 1..<type.tokens.count].canonical)"
    }
}
