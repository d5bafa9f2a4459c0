import SwiftSyntax

/// What a package's manifest says of its targets, read off its text: nothing in it is run.
///
/// Targets whose names or paths are computed are not found.
package struct PackageManifest: Sendable, Hashable {
    package struct Target: Sendable, Hashable {
        package let name: String
        /// Where its sources are, from the manifest's folder; `nil` for the usual place.
        package var path: String?
        package var exclude: [String] = []
        /// The parts of the folder that hold sources; all of it without any.
        package var sources: [String] = []
        package var isTest = false
    }

    package let targets: [Target]

    package init(_ text: String) {
        let reader = Reader(viewMode: .sourceAccurate)
        reader.read(text)
        targets = reader.targets
    }

    private final class Reader: SyntaxVisitor {
        var targets: [Target] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let called = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
            let kind = called.declName.baseName.text
            guard ["target", "executableTarget", "testTarget", "iOSApplication"].contains(kind),
                let name = text(node, "name"), kind != "iOSApplication", !isDependency(node)
            else { return .visitChildren }
            var target = Target(name: name)
            target.path = text(node, "path")
            target.exclude = texts(node, "exclude")
            target.sources = texts(node, "sources")
            target.isTest = kind == "testTarget"
            targets.append(target)
            return .skipChildren
        }

        /// A target that another one names is `.target(name:)` too, in the list of its dependencies.
        private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
            node.enclosing(LabeledExprSyntax.self)?.label?.text == "dependencies"
        }

        private func argument(_ node: FunctionCallExprSyntax, _ label: String) -> ExprSyntax? {
            node.arguments.first { $0.label?.text == label }?.expression
        }

        private func text(_ node: FunctionCallExprSyntax, _ label: String) -> String? {
            argument(node, label)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }

        private func texts(_ node: FunctionCallExprSyntax, _ label: String) -> [String] {
            (argument(node, label)?.as(ArrayExprSyntax.self)?.elements ?? [])
                .compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
        }
    }
}
