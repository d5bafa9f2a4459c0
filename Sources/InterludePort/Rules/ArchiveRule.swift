import SwiftSyntax

/// `coder.decodeObject(forKey:)` asks first whether the archive has an object for the key: Foundation on Linux stops reading where it has none.
final class ArchiveRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool {
        file.mentions("decodeObject(forKey:", "decodeObject(of:")
    }

    /// Whether porting writes what needs an import.
    static func isUsed(in file: ParsedFile, _ module: ModuleIndex) -> Bool {
        isNeeded(in: file) && !module.boundNames.contains("decodeObject")
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            !base.is(SuperExprSyntax.self), member.declName.baseName.text == "decodeObject",
            labels == ["forKey"] || labels == ["of", "forKey"], ArchiveRule.isUsed(in: file, module)
        else { return .visitChildren }
        replace(member.declName.baseName, with: "objectIfThere")
        return .visitChildren
    }
}
