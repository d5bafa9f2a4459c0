import SwiftSyntax

/// What an extension of one of UIKit's classes brings, and extensions and classes below override, which only Objective-C's methods
/// allow.
///
/// The member moves on its place into an extension of a protocol that the class conforms to, where a class below may have one of
/// the same name. It asks there whether the object is of such a class, and else goes on in a second member that has the body.
struct SystemExtensionRule: ModuleRule {
    let module: ModuleIndex
    let files: [ParsedFile]
    /// The families whose members can be rewritten.
    private(set) var families: [Family] = []

    init(module: ModuleIndex, files: [ParsedFile]) {
        self.module = module
        self.files = files
        let owners = module.typeNames.compactMap { module.types[$0] }
            .filter { $0.declaration == nil && $0.kind == .other && !SystemInheritance.above($0.name).isEmpty }
        // Most modules override nothing of what they bring: whoever has no name in common is not looked at.
        let overridden = module.overriddenNames
        families = owners.flatMap { owner in
            members(of: owner).filter { !$0.isOverride && overridden.contains($0.name) }
                .compactMap { family($0.name, $0.place, of: owner) }
        }
    }

    /// A member that is overridden, and where.
    struct Family {
        let owner: String
        let name: String
        /// In the extension of the system's class.
        let member: Place
        /// The classes that override it, those at the bottom first.
        let overriders: [(name: String, place: Place)]
    }

    struct Place: Hashable {
        let file: Int
        let range: Range<Int>
    }

    /// The places of overrides that this rule takes care of.
    var handled: Set<Place> { Set(families.flatMap { [$0.member] + $0.overriders.map(\.place) }) }

    private typealias Member = (name: String, place: Place, isOverride: Bool)

    private func members(of record: TypeRecord) -> [Member] {
        record.methods.filter { $0.isInExtension && !$0.isStatic }.map {
            ($0.fullName, Place(file: $0.file, range: $0.range), $0.isOverride)
        }
            + record.properties.filter { $0.isInExtension && !$0.isStatic }.map {
                ($0.name, Place(file: $0.file, range: $0.range), $0.isOverride)
            }
    }

    private func family(_ name: String, _ place: Place, of owner: TypeRecord) -> Family? {
        var found: [(name: String, place: Place)] = []
        for typeName in module.typeNames where typeName != owner.name {
            guard let record = module.types[typeName], record.kind != .protocol, inherits(record, from: owner.name),
                let override = overriding(name, in: record)
            else { continue }
            found.append((typeName, override))
        }
        guard !found.isEmpty, node(place, as: MemberBlockItemSyntax.self).map(isMovable) == true else { return nil }
        // One below another would have to override it in turn.
        let names = Set(found.map(\.name))
        let isNested = found.contains { one in
            module.types[one.name].map { !ancestors(of: $0).isDisjoint(with: names) } ?? true
        }
        let isInClass = found.contains { one in module.types[one.name]?.declaration != nil }
        guard !isNested || isInClass && found.allSatisfy({ module.types[$0.name]?.declaration != nil }) else {
            return nil
        }
        return Family(
            owner: owner.name, name: name, member: place,
            overriders: found.sorted { depth($0.name) > depth($1.name) })
    }

    private func overriding(_ name: String, in record: TypeRecord) -> Place? {
        if let method = record.methods.first(where: { $0.isOverride && $0.fullName == name }) {
            return Place(file: method.file, range: method.range)
        }
        return record.properties.first { $0.isOverride && $0.name == name }.map {
            Place(file: $0.file, range: $0.range)
        }
    }

    private func inherits(_ record: TypeRecord, from owner: String) -> Bool { ancestors(of: record).contains(owner) }

    /// All classes above, the module's and the system's.
    private func ancestors(of record: TypeRecord) -> Set<String> {
        let lineage = module.lineage(of: record.name)
        let names = lineage.dropFirst().map(\.name)
        let root = lineage.last { $0.declaration != nil }.flatMap { $0.inherited.first } ?? record.name
        return Set(names + [root].filter { $0 != record.name } + SystemInheritance.above(root))
    }

    private func depth(_ name: String) -> Int { module.types[name].map { ancestors(of: $0).count } ?? 0 }

    // MARK: Rewriting

    private func node<Node: SyntaxProtocol>(_ place: Place, as type: Node.Type) -> Node? {
        let offset = AbsolutePosition(utf8Offset: place.range.lowerBound)
        var next = files[place.file].tree.token(at: offset).map { Syntax($0) }
        while let current = next {
            if let found = current.as(Node.self), current.ownRange == place.range { return found }
            next = current.parent
        }
        return nil
    }

    /// Whether a member's signature can be written a second time.
    private func isMovable(_ item: MemberBlockItemSyntax) -> Bool {
        guard let list = item.parent, list.parent?.parent?.is(ExtensionDeclSyntax.self) == true,
            item.enclosing(ExtensionDeclSyntax.self)?.genericWhereClause == nil
        else { return false }
        if let function = item.decl.as(FunctionDeclSyntax.self) {
            return function.body != nil && function.genericParameterClause == nil
                && !function.signature.parameterClause.parameters.contains { $0.ellipsis != nil }
        }
        guard let variable = item.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.typeAnnotation != nil
        else { return false }
        return binding.accessorBlock != nil && binding.initializer == nil
    }

    func edits() -> [PlacedEdit] {
        var protocols: Set<String> = []
        return families.flatMap { family -> [PlacedEdit] in
            let first = protocols.insert(family.owner).inserted
            return edits(family, declaresProtocol: first) + family.overriders.flatMap { edits(of: $0.place, family) }
        }
    }

    private func edits(_ family: Family, declaresProtocol: Bool) -> [PlacedEdit] {
        guard let item = node(family.member, as: MemberBlockItemSyntax.self),
            let owner = item.enclosing(ExtensionDeclSyntax.self),
            let (dispatcher, name) = dispatcher(item, family)
        else { return [] }
        let file = family.member.file
        let access = owner.modifiers.isEmpty ? "" : owner.modifiers.trimmedDescription + " "
        let conformer = "\(family.owner)Members"
        var edits = [
            PlacedEdit(
                file, item.ownRange.lowerBound..<item.ownRange.lowerBound,
                "}; \(access)extension \(conformer) { \(dispatcher); "),
            PlacedEdit(file, name, "\(files[file].text(name))_of\(family.owner)"),
            PlacedEdit(
                file, item.ownRange.upperBound..<item.ownRange.upperBound, " }; \(access)extension \(family.owner) { "),
        ]
        if let open = modifiers(of: item.decl)?.first(where: { $0.name.text == "open" }) {
            edits.append(PlacedEdit(file, open.ownRange, "public"))
        }
        if declaresProtocol {
            edits.append(
                PlacedEdit(
                    atEndOf: file,
                    "\npublic protocol \(conformer): \(family.owner) {}\nextension \(family.owner): \(conformer) {}"))
        }
        return edits
    }

    private func modifiers(of declaration: DeclSyntax) -> DeclModifierListSyntax? {
        declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    }

    /// The member that asks, and where the name of the other one stands.
    private func dispatcher(_ item: MemberBlockItemSyntax, _ family: Family) -> (String, Range<Int>)? {
        if let function = item.decl.as(FunctionDeclSyntax.self) {
            return (level(of: item) + text(asking: function, family), function.name.ownRange)
        }
        guard let variable = item.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type.ownText
        else { return nil }
        return (level(of: item) + text(asking: binding, type, family), binding.pattern.ownRange)
    }

    /// Who may use a member, as the one that asks is to say it.
    private func level(of item: MemberBlockItemSyntax) -> String {
        let levels = ["public", "open", "internal", "package", "fileprivate", "private"]
        let level = modifiers(of: item.decl)?.first { levels.contains($0.name.text) }?.name.text
        return level.map { ($0 == "open" ? "public" : $0) + " " } ?? ""
    }

    private func text(asking function: FunctionDeclSyntax, _ family: Family) -> String {
        let signature = function.signature
        let arguments = signature.parameterClause.parameters.map { parameter -> String in
            let name = (parameter.secondName ?? parameter.firstName).text
            let value = parameter.type.ownText.hasPrefix("inout ") ? "&\(name)" : name
            return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
        }
        .joined(separator: ", ")
        let effects =
            (signature.effectSpecifiers?.throwsClause == nil ? "" : "try ")
            + (signature.effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
        let base = function.name.text
        let asks = family.overriders.map {
            "if let it = self as? \($0.name) { return \(effects)it.\(base)(\(arguments)) }"
        }
        let text =
            "func \(base)\(signature.ownText) { \(asks.joined(separator: "; ")); "
            + "return \(effects)\(base)_of\(family.owner)(\(arguments)) }"
        return text.filter { !$0.isNewline }
    }

    private func text(asking binding: PatternBindingSyntax, _ type: String, _ family: Family) -> String {
        let name = binding.pattern.ownText
        let reads = family.overriders.map { "if let it = self as? \($0.name) { return it.\(name) }" }
        var text = "var \(name): \(type) { get { \(reads.joined(separator: "; ")); return \(name)_of\(family.owner) }"
        if case .accessors(let accessors)? = binding.accessorBlock?.accessors,
            accessors.contains(where: { $0.accessorSpecifier.text == "set" })
        {
            let writes = family.overriders.map { "if let it = self as? \($0.name) { it.\(name) = newValue; return }" }
            text += " nonmutating set { \(writes.joined(separator: "; ")); \(name)_of\(family.owner) = newValue }"
        }
        return text + " }"
    }

    /// It is no override any more, and what it calls of the class above has another name.
    private func edits(of place: Place, _ family: Family) -> [PlacedEdit] {
        guard let item = node(place, as: MemberBlockItemSyntax.self) else { return [] }
        var edits: [PlacedEdit] = []
        if !isBelowAnother(place, family),
            let modifier = modifiers(of: item.decl)?.first(where: { $0.name.text == "override" })
        {
            edits.append(PlacedEdit(place.file, modifier.ownRange, ""))
        }
        let base = family.name.prefix { $0 != "(" }
        let finder = SuperCalls(String(base))
        finder.walk(item)
        if !isBelowAnother(place, family) {
            edits += finder.found.map {
                PlacedEdit(place.file, $0, "self.\(base)_of\(family.owner)")
            }
        }
        return edits
    }

    /// Whether a class of the module above has the member already: then it is overridden as ever.
    private func isBelowAnother(_ place: Place, _ family: Family) -> Bool {
        guard let overrider = family.overriders.first(where: { $0.place == place }),
            let record = module.types[overrider.name]
        else { return false }
        let above = ancestors(of: record)
        return family.overriders.contains { above.contains($0.name) }
    }

    private final class SuperCalls: SyntaxVisitor {
        private let name: String
        var found: [Range<Int>] = []

        init(_ name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name {
                found.append(node.ownRange)
            }
            return .visitChildren
        }
    }
}
