import SwiftSyntax

/// `@NSManaged` properties of layers become what Core Animation makes of them: a value of the layer's own under their name,
/// which `needsDisplay(forKey:)` and `action(forKey:)` are asked about.
final class ManagedPropertyRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("@NSManaged") }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = attribute(of: node) else { return .visitChildren }
        let owner = enclosingTypeName(of: node) ?? ""
        guard isLayer(owner) else {
            note(node, .managedProperties, "@NSManaged outside of a layer needs Core Data, which is not available")
            if options.dropsMissingImports { leaveOut(attribute, node) }
            return .skipChildren
        }
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type.ownText
        else {
            note(node, .managedProperties, "a managed property needs one name and a type")
            return .skipChildren
        }
        remove(attribute)
        let read = "value(forKey: \"\(name)\")"
        insert(
            " { get { \(ManagedPropertyRule.getter(read, type)) } set { setValue(newValue, forKey: \"\(name)\") } }",
            at: binding.ownRange.upperBound)
        return .visitChildren
    }

    /// Methods that Core Data would write get an empty body.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard options.dropsMissingImports, node.body == nil, let attribute = attribute(of: node) else {
            return .visitChildren
        }
        remove(attribute)
        insert(" { fatalError(\"Core Data is not there\") }", at: node.ownRange.upperBound)
        return .visitChildren
    }

    /// A property of Core Data's that nothing stores: it has the value of an object without content, and keeps no other.
    private func leaveOut(_ attribute: AttributeSyntax, _ node: VariableDeclSyntax) {
        guard node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
            let type = binding.typeAnnotation?.type.ownText
        else { return }
        remove(attribute)
        insert(
            " { get { \(ManagedPropertyRule.empty(type)) } set {} }", at: binding.ownRange.upperBound)
    }

    /// The value of a type before anything is stored.
    private static func empty(_ type: String) -> String {
        switch type {
        case "CGFloat", "Double", "Float", "Int", "Int16", "Int32", "Int64", "UInt", "TimeInterval": "0"
        case "Bool": "false"
        case "String": "\"\""
        case "Date", "Data", "UUID", "NSSet", "NSOrderedSet", "NSDate", "NSNumber": "\(type)()"
        default:
            type.hasSuffix("?") || type.hasSuffix("!")
                ? "nil"
                : type.hasPrefix("Set<") || type.hasPrefix("[") ? "[]" : "fatalError(\"Core Data is not there\")"
        }
    }

    private func attribute(of node: some WithAttributesSyntax) -> AttributeSyntax? {
        node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription == "NSManaged" }
    }

    private func isLayer(_ owner: String) -> Bool {
        let lineage = module.lineage(of: owner)
        return lineage.contains { $0.inherited.contains { $0.hasSuffix("Layer") } } || owner.hasSuffix("Layer")
    }

    /// Reads with the value that a property of the type has before it is set.
    private static func getter(_ read: String, _ type: String) -> String {
        switch type {
        case "CGFloat", "Double", "Float", "Int", "UInt", "TimeInterval", "CFTimeInterval":
            return "\(read) as? \(type) ?? 0"
        case "Bool": return "\(read) as? Bool ?? false"
        case "CGPoint", "CGSize", "CGRect": return "(\(read) as? NSValue)?.\(type.lowercased(prefix: 2))Value ?? .zero"
        case "String": return "\(read) as? String ?? \"\""
        default:
            guard let last = type.last, last == "?" || last == "!" else { return "\(read) as! \(type)" }
            let bare = String(type.dropLast())
            // Casts to the types of Core Foundation are not checked, here as there.
            return bare.hasPrefix("CG") ? "\(read).map { $0 as! \(bare) }" : "\(read) as? \(bare)"
        }
    }
}

extension String {
    fileprivate func lowercased(prefix count: Int) -> String { prefix(count).lowercased() + dropFirst(count) }
}
