import SwiftSyntax

/// Drops attributes and modifiers that speak to the Objective-C runtime and to Interface Builder. What they said is kept in
/// `ClassRecord`s.
final class AttributeRule: RuleVisitor {
    private static let dropped: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable",
    ]

    override class func isNeeded(in file: ParsedFile) -> Bool {
        file.mentions("@objc", "@IB", "@nonobjc", "@GKInspectable", "dynamic", "@ objc", "convention")
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.dropped.contains(name) {
            // `@objc (name)`: with the space it is an error to the parser, and none to older compilers.
            remove(node, evenWrong: AttributeRule.hasSpacedName(node))
            return .skipChildren
        }
        if name == "convention", node.arguments?.trimmedDescription == "block" {
            // Blocks are closures here.
            remove(node)
            return .skipChildren
        }
        if name == "convention", node.arguments?.trimmedDescription == "c", AttributeRule.isMethod(node) {
            // C functions of Objective-C's methods, which nobody has here.
            remove(node)
            return .skipChildren
        }
        return .visitChildren
    }

    /// Whether a C function's type is that of a method: it takes an object and a selector.
    private static func isMethod(_ node: AttributeSyntax) -> Bool {
        guard let function = node.enclosing(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self) else {
            return false
        }
        return function.parameters.contains { ["Selector", "AnyObject", "NSObject"].contains($0.type.ownText) }
    }

    static func hasSpacedName(_ node: AttributeSyntax) -> Bool {
        node.leftParen != nil && node.trimmedDescription.wholeMatch(of: /@objc\s+\([\w:]+\)/) != nil
    }

    /// `private @objc func`: the compiler takes attributes behind modifiers, SwiftSyntax finds them unexpected.
    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        if Self.isLateAttribute(node.trimmedDescription) { remove(node) }
        return .skipChildren
    }

    static func isLateAttribute(_ text: String) -> Bool {
        text.first == "@" && dropped.contains(String(text.dropFirst()))
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" { remove(node) }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        // Objective-C's protocols are for classes; `weak var delegate` counts on it.
        if node.attributes.has("objc"), node.inheritanceClause == nil {
            insert(": AnyObject", at: node.name.ownRange.upperBound)
        }
        return .visitChildren
    }
}
