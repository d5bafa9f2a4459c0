import SwiftSyntax

/// Everything a rule asks of the module as a whole.
struct ModuleIndex {
    private(set) var types: [String: TypeRecord] = [:]
    /// The names of types in the order of their declarations, so that they are always gone through in the same order.
    private(set) var typeNames: [String] = []
    /// Names of variables, parameters and functions that the module binds anywhere.
    private(set) var boundNames: Set<String> = []
    /// Names of variables and parameters among them.
    private(set) var variableNames: Set<String> = []
    /// Names of types, aliases and top-level functions.
    private(set) var declaredTypeNames: Set<String> = []
    /// What each alias without parameters stands for; the last one, where several have a name.
    private(set) var aliases: [String: String] = [:]
    /// Modules that any file imports.
    private(set) var importedModules: Set<String> = []
    /// Methods that a selector names: their names in Swift without labels, and in Objective-C.
    private(set) var selectorNames: Set<String> = []

    /// Generic types that are used with a protocol as their argument.
    private(set) var protocolArguments: Set<String> = []

    /// Methods and properties by their names, in the order of their types: rules ask for them at every call.
    private var methods: [String: [MethodRecord]] = [:]
    private var properties: [String: [PropertyRecord]] = [:]

    /// The classes right below each class.
    private var subclasses: [String: [String]] = [:]

    /// A digest of what the module declares, wherever it stands: where it is the same, a rule makes the same of a file.
    private(set) var digest = 0

    init(_ files: [ParsedFile]) { self.init(Parallel.map(files) { IndexVisitor(reading: $0) }) }

    /// - Parameter visitors: What was read in the files, in their order.
    init(_ visitors: [IndexVisitor]) {
        for visitor in visitors {
            for type in visitor.types { merge(type) }
            boundNames.formUnion(visitor.boundNames)
            variableNames.formUnion(visitor.variableNames)
            declaredTypeNames.formUnion(visitor.declaredTypeNames)
            aliases.merge(visitor.aliases) { $1 }
            importedModules.formUnion(visitor.importedModules)
            selectorNames.formUnion(visitor.selectorNames)
        }
        for (name, argument) in visitors.flatMap(\.genericArguments) where types[name]?.declaration?.isGeneric == true {
            let isProtocol = types[argument].map { $0.kind == .protocol } ?? SystemNames.isProtocol(argument)
            if isProtocol { protocolArguments.insert(name) }
        }
        for name in typeNames {
            guard let record = types[name], let above = superclass(of: record) else { continue }
            subclasses[above.name, default: []].append(name)
        }
        for record in typeNames.compactMap({ types[$0] }) {
            for method in record.methods { methods[method.base, default: []].append(method) }
            for property in record.properties { properties[property.name, default: []].append(property) }
        }
        digest = digest(of: visitors)
    }

    private func digest(of visitors: [IndexVisitor]) -> Int {
        var hasher = Hasher()
        for visitor in visitors { hasher.combine(visitor.typeDigest) }
        for names in [boundNames, variableNames, declaredTypeNames, importedModules, selectorNames, protocolArguments] {
            hasher.combine(names)
        }
        hasher.combine(aliases)
        return hasher.finalize()
    }

    private mutating func merge(_ type: TypeRecord) {
        guard var known = types[type.name] else {
            typeNames.append(type.name)
            types[type.name] = type
            return
        }
        if known.declaration == nil, type.declaration != nil {
            known.declaration = type.declaration
            known.kind = type.kind
            known.inherited = type.inherited + known.inherited
        } else {
            known.inherited += type.inherited
        }
        known.firstExtension = known.firstExtension ?? type.firstExtension
        known.methods += type.methods
        known.properties += type.properties
        known.initialisers += type.initialisers
        known.requiredInitialisers.formUnion(type.requiredInitialisers)
        types[type.name] = known
    }
}

extension ModuleIndex {
    /// A type by its name as it is written at a place within `scope`.
    func type(_ name: String, in scope: String = "") -> TypeRecord? {
        let name = TypeName.bare(name)
        var outer = scope
        while !outer.isEmpty {
            if let found = types["\(outer).\(name)"] { return found }
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        return types[name]
    }

    /// The type and those of its superclasses that the module declares or extends, from the bottom up.
    func lineage(of name: String) -> [TypeRecord] {
        var result: [TypeRecord] = []
        var next: TypeRecord? = type(name)
        while let current = next, !result.contains(where: { $0.name == current.name }) {
            result.append(current)
            next = superclass(of: current)
        }
        return result
    }

    /// The superclass, as far as the module knows it.
    func superclass(of record: TypeRecord) -> TypeRecord? {
        guard record.kind == .class else { return nil }
        let scope = record.name
        return record.inherited.lazy.compactMap { type($0, in: scope) }.first {
            $0.kind != .protocol && $0.name != scope
        }
    }

    /// The classes below one, in the module, from the top down.
    func descendants(of name: String) -> [TypeRecord] {
        var result: [String] = []
        var waiting = subclasses[name] ?? []
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            guard next != name, !result.contains(next) else { continue }
            result.append(next)
            waiting += subclasses[next] ?? []
        }
        return result.compactMap { types[$0] }
    }

    /// A type's protocols of this module, those that they inherit among them.
    func protocols(of record: TypeRecord) -> [TypeRecord] {
        var result: [TypeRecord] = []
        var waiting = record.inherited
        while !waiting.isEmpty {
            let name = waiting.removeFirst()
            guard let found = type(name, in: record.name), found.kind == .protocol,
                !result.contains(where: { $0.name == found.name })
            else { continue }
            result.append(found)
            waiting += found.inherited
        }
        return result
    }

    /// The names of all methods and properties that are overrides.
    var overriddenNames: Set<String> {
        types.values.reduce(into: []) { result, type in
            for method in type.methods where method.isOverride { result.insert(method.fullName) }
            for property in type.properties where property.isOverride { result.insert(property.name) }
        }
    }

    /// The methods of a name in a type and above it.
    func methods(_ base: String, labels: [String]?, in typeName: String) -> [MethodRecord] {
        for record in lineage(of: typeName) {
            let found = record.methods.filter { $0.base == base && (labels == nil || $0.labels == labels) }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Types that are declared in no other one.
    var topLevelTypeNames: Set<String> {
        Set(typeNames.filter { !$0.contains(".") && types[$0]?.declaration != nil })
    }

    /// All methods of a name in the module.
    func functions(named name: String) -> [MethodRecord] { methods[name] ?? [] }

    /// All properties of a name in the module.
    func properties(named name: String) -> [PropertyRecord] { properties[name] ?? [] }

    /// The types of all properties of a name in the module that hold classes.
    func metatypes(named name: String) -> [String] {
        properties(named: name).compactMap(\.type).filter { $0.contains(".Type") }
    }

    /// A property of a name in a type or above it.
    func property(_ name: String, in typeName: String) -> PropertyRecord? {
        lineage(of: typeName).lazy.flatMap(\.properties).first { $0.name == name }
    }
}

/// Names of types as they are written.
enum TypeName {
    /// `P` of `(any P)` and `(P)`; other text as it is.
    static func unwrapped(_ text: String) -> String {
        guard text.hasPrefix("("), text.hasSuffix(")") else { return text }
        let inner = text.dropFirst().dropLast()
        let name = inner.hasPrefix("any ") ? inner.dropFirst(4) : inner
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? String(name) : text
    }

    /// Without generic arguments, optionals, `any` and attributes: `Foo` of `any Foo?` and of `Foo<Bar>!`.
    static func bare(_ name: String) -> String {
        var text = Substring(name)
        for word in ["any ", "some ", "unowned ", "weak ", "inout ", "@escaping "] where text.hasPrefix(word) {
            text = text.dropFirst(word.count)
        }
        if text.hasPrefix("("), text.hasSuffix("?") || text.hasSuffix("!") || text.hasSuffix(")") {
            text = text.drop { $0 == "(" }
            while let last = text.last, "?!)".contains(last) { text = text.dropLast() }
            return bare(String(text))
        }
        if let generic = text.firstIndex(of: "<") { text = text[..<generic] }
        while let last = text.last, "?! ".contains(last) { text = text.dropLast() }
        return String(text)
    }
}
