import SwiftSyntax

/// What other files of a module can see of a source file: all of it but the bodies of functions.
///
/// Where this is the same after an edit, no other file needs to be compiled again.
package enum SourceInterface {
    /// The file's tokens without the bodies and without what is between them.
    package static func text(of source: String) -> String {
        let reader = Reader(viewMode: .sourceAccurate)
        reader.read(source)
        return reader.text
    }

    private final class Reader: SyntaxVisitor {
        var text = ""

        override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
            text += node.text
            text += " "
            return .skipChildren
        }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
            // A body of its own kind: `{ }` of a function, an initializer or an accessor. Statements have none outside of these.
            text += "{} "
            return .skipChildren
        }

        override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
            guard case .getter = node.accessors else { return .visitChildren }
            text += "{} "
            return .skipChildren
        }
    }
}
