import SwiftSyntax

/// `coder.decodeObject(forKey:)` asks first whether the archive has an object for the key: Foundation on Linux stops reading where it has none.
final class ArchiveRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool {
        file.mentions("decodeObject(forKey:", "decodeObject(of:")
    }

    /// Whether porting writes what needs an import.
    static func isUsed(in file: ParsedFile, _ module: ModuleIndex) -> Bool {
        guard isNeeded(in: file), !module.boundNames.contains("decodeObject") else { return false }
        let reads = ArchiveReads(viewMode: .sourceAccurate)
        reads.walk(file.tree)
        return reads.hasFound
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = ArchiveReads.name(in: node), !module.boundNames.contains("decodeObject") else {
            return .visitChildren
        }
        replace(name, with: "objectIfThere")
        return .visitChildren
    }
}

/// Looks for objects that are read from an archive, other than by an override that goes on to its superclass.
private final class ArchiveReads: SyntaxVisitor {
    private(set) var hasFound = false

    /// What is called, where it is `coder.decodeObject(forKey:)` or `(of:forKey:)`.
    static func name(in node: FunctionCallExprSyntax) -> TokenSyntax? {
        let labels = node.arguments.map { $0.label?.text }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            !base.is(SuperExprSyntax.self), member.declName.baseName.text == "decodeObject",
            labels == ["forKey"] || labels == ["of", "forKey"]
        else { return nil }
        return member.declName.baseName
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if ArchiveReads.name(in: node) != nil { hasFound = true }
        return .visitChildren
    }
}
