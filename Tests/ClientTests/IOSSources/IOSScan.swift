import SwiftSyntax

/// Finds in one file, in the branches of conditional compilation that iOS takes, what Apple's SDK would refuse: names of types that
/// it does not have, names newer than the target without `#available`, optional methods called without `?`, imports of ours.
final class IOSScan: SyntaxVisitor {
    private(set) var findings: [String] = []
    private let path: String
    private let index: AppleNameIndex
    private let declared: Set<String>
    private let modules: Set<String>
    private let types: [String: Set<String>]
    private let lines: SourceLocationConverter

    /// - Parameters:
    ///   - own: What the file declares.
    ///   - declared: The names that all files declare.
    init(
        _ source: IOSSource, own: DeclaredNames, index: AppleNameIndex, declared: Set<String>, modules: Set<String>
    ) {
        (path, self.index, self.declared, self.modules) = (source.path, index, declared, modules)
        types = own.types
        lines = SourceLocationConverter(fileName: source.path, tree: source.tree)
        super.init(viewMode: .sourceAccurate)
    }

    private func report(_ node: some SyntaxProtocol, _ text: String) {
        findings.append("\(path):\(node.startLocation(converter: lines).line): \(text)")
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clausesOnIOS { if let elements = clause.elements { walk(elements) } }
        return .skipChildren
    }

    // MARK: Imports

    private static let frameworks: Set<String> = [
        "Combine", "CoreGraphics", "CoreImage", "CoreText", "Foundation", "QuartzCore", "Testing", "UIKit", "XCTest",
    ]

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        if !Self.frameworks.contains(module), !modules.contains(module) {
            report(node, "imports \(module), which is not there on iOS")
        }
        return .skipChildren
    }

    // MARK: Names

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        check(node.name.text, at: node)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.text ?? ""
        checkNested(node.name.text, in: base, at: node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        let name = node.declName.baseName.text
        if name.first?.isUppercase == true { checkNested(name, in: base, at: node) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        check(node.baseName.text, at: node)
        return .skipChildren
    }

    private func check(_ name: String, at node: some SyntaxProtocol) {
        guard !declared.contains(name) else { return }
        if let version = index.versions[name], version > node.version {
            report(node, "\(name) needs iOS \("\(version)".replacing(/\.0$/, with: ""))")
        }
        if name.hasApplePrefix, !index.hasGlobal(name) { report(node, "\(name) is no name of Apple's") }
    }

    private func checkNested(_ name: String, in base: String, at node: some SyntaxProtocol) {
        guard base.hasApplePrefix, base != "UIKit", index.hasGlobal(base), !declared.contains(name) else { return }
        if !index.hasNested(name), !["Type", "Protocol"].contains(name) {
            report(node, "\(base).\(name) is no name of Apple's")
        }
    }

    // MARK: Optional methods

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
            node.trailingClosure == nil
        else { return .visitChildren }
        let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
        let method = "\(callee.declName.baseName.text)(\(labels))"
        if let owner = index.protocolWithOptional(method, among: protocols(of: base)) {
            report(node, "\(method) is optional in \(owner) and needs ?")
        }
        return .visitChildren
    }

    /// What a value's type may be: as this file declares it, or as a property of Apple's has it.
    private func protocols(of value: ExprSyntax) -> Set<String> {
        if let chain = value.as(OptionalChainingExprSyntax.self) { return protocols(of: chain.expression) }
        if let forced = value.as(ForceUnwrapExprSyntax.self) { return protocols(of: forced.expression) }
        if let member = value.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            return types[name].map(Self.single) ?? index.protocolsOfProperties[name] ?? []
        }
        return types[value.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""].map(Self.single) ?? []
    }

    /// A name that is declared with several types says nothing.
    private static func single(_ types: Set<String>) -> Set<String> { types.count == 1 ? types : [] }
}

extension String {
    /// Whether it begins as names of UIKit, Core Animation and Core Graphics do.
    fileprivate var hasApplePrefix: Bool {
        guard hasPrefix("UI") || hasPrefix("CA") || hasPrefix("CG") else { return false }
        let rest = dropFirst(2).prefix(2)
        return rest.count == 2 && rest.first?.isUppercase == true && rest != rest.uppercased()
    }
}
