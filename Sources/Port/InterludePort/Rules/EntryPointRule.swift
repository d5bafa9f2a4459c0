import SwiftSyntax

/// `@UIApplicationMain` and `@NSApplicationMain` become `@main`.
final class EntryPointRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("ApplicationMain") }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if ["UIApplicationMain", "NSApplicationMain"].contains(node.attributeName.trimmedDescription) {
            replace(node, with: "@main")
        }
        return .skipChildren
    }
}
