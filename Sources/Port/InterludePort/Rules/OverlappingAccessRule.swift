import SwiftSyntax

/// `f(&list[0], &list[1])`: before Swift 5 a call could be lent two elements of an array at once. Through the array's memory it
/// still can.
final class OverlappingAccessRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("(&", " &") }

    private static let door = "withUnsafeMutableBufferPointer"

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let lent = node.arguments.compactMap { Self.array(in: $0.expression) }
        guard let name = lent.first(where: { name in lent.count { $0 == name } > 1 }),
            LocalVariables.type(of: name, at: node).map(Self.isArray) == true, !Self.isOpened(name, around: node)
        else { return .visitChildren }
        insert("\(name).\(Self.door)({ \(name) in ", at: node.ownRange.lowerBound)
        insert(" })", at: node.ownRange.upperBound)
        return .skipChildren
    }

    /// `list` of `&list[0]`.
    private static func array(in argument: ExprSyntax) -> String? {
        argument.as(InOutExprSyntax.self)?.expression.as(SubscriptCallExprSyntax.self)?.calledExpression
            .as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    private static func isArray(_ type: String) -> Bool {
        let bare = type.replacingPrefix("inout ", with: "")
        return bare.hasPrefix("Array<") || bare.hasPrefix("[") && !bare.contains(":")
    }

    /// Whether it is written so already.
    private static func isOpened(_ name: String, around node: FunctionCallExprSyntax) -> Bool {
        var next = node.parent
        while let current = next {
            if current.as(FunctionCallExprSyntax.self)?.calledExpression.ownText == "\(name).\(door)" { return true }
            next = current.parent
        }
        return false
    }
}
