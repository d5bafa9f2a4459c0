import Foundation

/// The public names of our modules that bear Apple's names.
struct OurAPI {
    struct Name {
        let module: String
        /// The outer type; of a type itself its own name.
        let type: String
        let kind: String
        let name: String
        let declaration: Declaration
        let identifier: String

        var isType: Bool { OurAPI.typeKinds.contains(kind) }
        var fullName: String { type.isEmpty || isType ? name : "\(type).\(name)" }
        /// Names with an underscore are no interface.
        var isHidden: Bool { fullName.split(separator: ".").contains { $0.hasPrefix("_") } }
    }

    private(set) var names: [Name] = []
    private(set) var superclass: [String: String] = [:]
    private(set) var protocols: [String: Set<String>] = [:]
    private(set) var requirements: Set<String> = []
    private(set) var withDefaultImplementation: Set<String> = []

    init(of modules: [String]) throws {
        let graphs = try modules.map { ($0, try SymbolGraph(of: $0)) }
        var nameByIdentifier: [String: String] = [:]
        for symbol in graphs.flatMap(\.1.symbols) { nameByIdentifier[symbol.identifier.precise] = symbol.name }
        for (module, graph) in graphs {
            names += graph.symbols.compactMap { Name($0, in: module) }
            for relationship in graph.relationships { note(relationship, nameByIdentifier) }
        }
    }

    fileprivate static let typeKinds: Set<String> = ["class", "struct", "enum", "protocol"]

    private mutating func note(_ relationship: SymbolGraph.Relationship, _ names: [String: String]) {
        switch relationship.kind {
        case "defaultImplementationOf": withDefaultImplementation.insert(relationship.target)
        case "requirementOf", "optionalRequirementOf": requirements.insert(relationship.source)
        default: break
        }
        let fallback = relationship.targetFallback.map { String($0.drop { $0 != "." }.dropFirst()) }
        guard let source = names[relationship.source], let target = names[relationship.target] ?? fallback else {
            return
        }
        if relationship.kind == "inheritsFrom" { superclass[source] = target }
        if relationship.kind == "conformsTo", !relationship.source.contains("::SYNTHESIZED::") {
            protocols[source, default: []].insert(target)
        }
    }

    /// What a type inherits directly.
    func parents(of type: String) -> [String] {
        [superclass[type]].compactMap { $0 } + (protocols[type] ?? []).sorted()
    }
}

extension OurAPI.Name {
    fileprivate init?(_ symbol: SymbolGraph.Symbol, in module: String) {
        guard !symbol.isSynthesized, ["public", "open"].contains(symbol.accessLevel),
            let kind = Self.kinds[symbol.kind.identifier]
        else { return nil }
        let isType = OurAPI.typeKinds.contains(kind)
        self.module = module
        self.kind = kind
        type = isType ? symbol.name : symbol.pathComponents.dropLast().joined(separator: ".")
        name = isType ? symbol.name : symbol.pathComponents.last ?? ""
        declaration = Declaration(isType ? "" : symbol.declaration)
        identifier = symbol.identifier.precise
    }

    private static let kinds = [
        "swift.class": "class", "swift.struct": "struct", "swift.enum": "enum", "swift.protocol": "protocol",
        "swift.method": "method", "swift.type.method": "staticmethod", "swift.property": "property",
        "swift.type.property": "staticproperty", "swift.init": "init", "swift.enum.case": "case", "swift.func": "func",
        "swift.func.op": "operator", "swift.var": "globalvar", "swift.subscript": "subscript",
        "swift.type.subscript": "subscript", "swift.typealias": "typealias", "swift.associatedtype": "associatedtype",
    ]
}
