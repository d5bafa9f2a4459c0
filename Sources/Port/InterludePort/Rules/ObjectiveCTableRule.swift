import SwiftSyntax

/// Writes into each class and extension with members for Objective-C a table of them, behind the opening brace, where
/// private members are seen and no line moves. `InterludeFoundation` tells what a table is and how it is found.
final class ObjectiveCTableRule: RuleVisitor {
    /// How many tables each class has in this file.
    private var counts: [String: Int] = [:]

    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("class ", "extension ") }

    /// Whether a file gets a table, and so an import.
    static func writesTables(_ file: ParsedFile, _ module: ModuleIndex, _ options: PortOptions) -> Bool {
        guard options.writesTables, isNeeded(in: file) else { return false }
        let rule = ObjectiveCTableRule(file, module, options)
        rule.walk(file.tree)
        return !rule.edits.edits.isEmpty
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard options.writesTables, !isGeneric(Syntax(node)), let name = fullName(of: Syntax(node)) else {
            return .visitChildren
        }
        write(
            node.memberBlock, ObjectiveCTable(className: node.name.text),
            ObjectiveCMembersReader(
                module: module, typeName: name, implies: node.attributes.has("objcMembers"), isOwn: true,
                infers: options.infersObjectiveC),
            objectiveCName: node.attributes.objectiveCName)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = TypeName.bare(node.extendedType.ownText)
        let record = module.type(name)
        let isClass = record?.declaration == nil || record?.kind == .class
        guard options.writesTables, node.genericWhereClause == nil, isClass, record?.declaration?.isGeneric != true
        else { return .visitChildren }
        let implies = node.attributes.has("objc") || record?.declaration?.hasObjectiveCMembers == true
        write(
            node.memberBlock, ObjectiveCTable(className: name),
            ObjectiveCMembersReader(
                module: module, typeName: name, implies: implies, isOwn: record?.declaration != nil,
                infers: options.infersObjectiveC),
            objectiveCName: nil)
        return .visitChildren
    }

    private func write(
        _ block: MemberBlockSyntax, _ table: ObjectiveCTable, _ reader: ObjectiveCMembersReader,
        objectiveCName: String?
    ) {
        var table = table
        table.objectiveCName = objectiveCName
        read(block.members, reader, &table)
        guard !table.isEmpty else { return }
        insert(
            " " + table.text(named: nextName(table.className)) + ";", at: block.leftBrace.ownRange.upperBound, order: -1
        )
    }

    private func read(
        _ members: MemberBlockItemListSyntax, _ reader: ObjectiveCMembersReader, _ table: inout ObjectiveCTable
    ) {
        for member in members {
            if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                readConditional(condition, reader, &table)
            } else {
                reader.read(member.decl, into: &table)
            }
        }
    }

    /// Members that are compiled for sure are read like the others. A table of those that may be stands among them.
    private func readConditional(
        _ node: IfConfigDeclSyntax, _ reader: ObjectiveCMembersReader, _ table: inout ObjectiveCTable
    ) {
        let clauses = PlatformCondition.clauses(of: node)
        let isCertain =
            clauses.count == 1 && clauses[0].condition.map { PlatformCondition.value(of: $0) == true } ?? true
        for clause in clauses {
            guard let members = clause.elements?.as(MemberBlockItemListSyntax.self) else { continue }
            if isCertain {
                read(members, reader, &table)
                continue
            }
            var own = ObjectiveCTable(className: table.className)
            read(members, reader, &own)
            guard !own.isEmpty, let last = members.last else { continue }
            let separator = last.semicolon == nil ? "; " : " "
            insert(separator + own.text(named: nextName(table.className)), at: last.ownRange.upperBound)
        }
    }

    private func nextName(_ owner: String) -> String {
        counts[owner, default: 0] += 1
        let count = counts[owner, default: 1]
        return "ObjectiveCMembers" + (count == 1 ? "" : "\(count)")
    }

    private func fullName(of node: Syntax) -> String? {
        guard let own = node.asProtocol((any NamedDeclSyntax).self)?.name.text else { return nil }
        return enclosingTypeName(of: node).map { "\($0).\(own)" } ?? own
    }

    /// Whether the class or something around it is generic: a table needs a class that is known as it is.
    private func isGeneric(_ node: Syntax) -> Bool {
        var next: Syntax? = node
        while let current = next {
            if current.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil { return true }
            if let found = current.as(ExtensionDeclSyntax.self) {
                let record = module.type(found.extendedType.ownText)
                return record?.declaration?.isGeneric == true || record?.kind == .protocol
            }
            next = current.parent
        }
        return false
    }
}

/// The text of a table.
struct ObjectiveCTable {
    let className: String
    var objectiveCName: String?
    var properties: [String] = []
    var methods: [String] = []
    var classMethods: [String] = []

    init(className: String) { self.className = className }

    var isEmpty: Bool {
        objectiveCName == nil && properties.isEmpty && methods.isEmpty && classMethods.isEmpty
    }

    /// `0x6f626a63` is the kind that `InterludeFoundation` looks for.
    func text(named name: String) -> String {
        let module = "InterludeFoundation"
        var parts = [
            "@used @section(\"swift5_tests\") static let record: \(module).ObjectiveCRecord = "
                + "(0x6f626a63, 0, { place, _, _, _ in \(name).put(place) }, 0, 0)",
            "static var owner: AnyClass { \(className).self }",
        ]
        if let objectiveCName { parts.append("static var objectiveCName: String? { \(objectiveCName.quoted) }") }
        func list(_ name: String, _ type: String, _ entries: [String]) {
            guard !entries.isEmpty else { return }
            parts.append("@MainActor static var \(name): [\(module).\(type)] { [\(entries.joined(separator: ", "))] }")
        }
        list("properties", "ObjectiveCProperty", properties)
        list("methods", "ObjectiveCMethod", methods)
        list("classMethods", "ObjectiveCMethod", classMethods)
        return "fileprivate nonisolated enum \(name): \(module).ObjectiveCMembers { \(parts.joined(separator: "; ")) }"
    }
}
