import SwiftSyntax

/// `var superview: UIView! { get }` in a protocol of the app's that one of UIKit's classes is made to conform to: with Objective-C an
/// optional of either kind would do.
final class UnwrappedRequirementRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool {
        file.mentions("protocol ") && file.mentions("! {", "!{")
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isOfSystems(node.name.text) else { return .skipChildren }
        for member in node.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings where binding.accessorBlock?.ownText.contains("set") == false {
                let type = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
                if let type, !isMetByOwn(binding.pattern.ownText) { replace(type.exclamationMark, with: "?") }
            }
        }
        return .skipChildren
    }

    /// Whether the app itself writes such a property with the same mark, which the requirement has to keep then.
    private func isMetByOwn(_ name: String) -> Bool {
        module.types.values.contains { record in
            record.kind != .protocol
                && record.properties.contains { $0.name == name && $0.type?.hasSuffix("!") == true }
        }
    }

    /// Whether a class that the module only extends conforms to it.
    private func isOfSystems(_ name: String) -> Bool {
        module.types.values.contains { $0.declaration == nil && $0.inherited.contains(name) }
    }
}
