import SwiftParser
import SwiftSyntax

extension SyntaxVisitor {
    /// Visits the code of a text, on a large stack; nothing of a text that the parser cannot read.
    func read(_ text: String) { DeepStack.run { walk(Parser.parse(source: NestedBrackets.readable(text))) } }
}
