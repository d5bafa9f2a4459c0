import Foundation
import TestPrograms

/// What a scan of sources asks of Apple's list: names without signatures, which are read in a tenth of the time of `AppleAPI`.
struct AppleNameIndex {
    /// The target that sources are compiled for: names that came with it are not in the list of versions.
    static let target = 15.0

    /// Types, type aliases, functions and variables outside of types.
    private var globals: Set<String> = ["UIKit"]
    /// The last names of types in types.
    private var nested: Set<String> = []
    /// The versions of iOS that brought names which nothing older has.
    private(set) var versions: [String: Double] = [:]
    /// The optional methods of a protocol.
    private var optionalMethods: [String: Set<String>] = [:]
    private var parents: [String: [String]] = [:]
    /// The protocols that properties of a name have as types: `delegate`, `dataSource`.
    private(set) var protocolsOfProperties: [String: Set<String>] = [:]

    /// Names in the list of versions that Swift, Foundation, Swift Testing and the doctor have too.
    private static let ofOthers: Set<String> = ["count", "isFinished", "enabled", "tab"]

    static let shared = Result { try AppleNameIndex() }

    private init() throws {
        let folder = Project.folder.appendingPathComponent("Tests/ClientTests/AppleAPI")
        for columns in try Self.rows(of: folder.appendingPathComponent("names.tsv")) where columns.count > 5 {
            note(columns)
        }
        for columns in try Self.rows(of: folder.appendingPathComponent("after-ios-15.txt")) where columns.count == 2 {
            versions[String(columns[0])] = Double(columns[1])
        }
        for name in Self.ofOthers { versions[name] = nil }
        protocolsOfProperties = protocolsOfProperties.mapValues { $0.filter { optionalMethods[$0] != nil } }
    }

    private static func rows(of file: URL) throws -> [[Substring]] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    }

    private mutating func note(_ columns: [Substring]) {
        let (type, kind, name, signature) = (String(columns[1]), columns[2], String(columns[3]), columns[4])
        switch kind {
        case "class", "struct", "enum", "protocol", "typealias":
            let fullName = kind == "typealias" && !type.isEmpty ? "\(type).\(name)" : name
            globals.insert(fullName)
            if let dot = fullName.lastIndex(of: ".") { nested.insert(String(fullName[dot...].dropFirst())) }
            if kind == "protocol" { parents[name] = Self.list(signature) }
        case "func", "globalvar":
            globals.insert(String(name.prefix { $0 != "(" }))
        case "protocolrequirement" where columns[5] == "optional":
            optionalMethods[type, default: []].insert(name)
        case "property":
            protocolsOfProperties[name, default: []].insert(Self.typeName(signature))
        default: break
        }
    }

    private static func list(_ text: Substring) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The name in a type such as `(any UIScrollViewDelegate)? { get set }`.
    static func typeName(_ text: some StringProtocol) -> String {
        let words = text.prefix { $0 != "{" }.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        let names = words.filter { !["any", "some", "weak", "unowned"].contains($0) }
        return names.count == 1 ? String(names[0]) : ""
    }

    /// Whether Apple's modules have a type or a function of a name.
    func hasGlobal(_ name: String) -> Bool { globals.contains(name) }

    /// Whether a type of Apple's has a type of a name inside.
    func hasNested(_ name: String) -> Bool { nested.contains(name) }

    /// The protocol among some and those that they inherit in which a method is optional.
    func protocolWithOptional(_ method: String, among names: Set<String>) -> String? {
        var open = names.sorted()
        while let name = open.popLast() {
            if optionalMethods[name]?.contains(method) == true { return name }
            open += parents[name] ?? []
        }
        return nil
    }
}
