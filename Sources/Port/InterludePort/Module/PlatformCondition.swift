import SwiftOperators
import SwiftSyntax

/// What a condition of `#if` is on the iOS side, as far as that is known without the compiler.
enum PlatformCondition {
    /// What an operand such as `os(iOS)` is; `nil` where the compiler decides.
    ///
    /// The simulator's side is taken: it is the one without camera, phone and fingerprint, as it is here.
    static func value(of call: FunctionCallExprSyntax) -> Bool? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            call.arguments.count == 1, let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch name {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "canImport": return modules[argument]
        default: return nil
        }
    }

    /// Modules of which is known whether they are there. All others are for the compiler to find.
    private static let modules = [
        "UIKit": true, "CoreImage": true, "QuartzCore": true, "CoreGraphics": true, "Foundation": true, "AppKit": false,
        "Cocoa": false, "WatchKit": false, "ObjectiveC": false,
    ]

    /// What the whole condition is; `nil` where that depends on what only the compiler knows.
    static func value(of condition: ExprSyntax) -> Bool? {
        if condition.is(SequenceExprSyntax.self) {
            guard let folded = try? OperatorTable.logicalOperators.foldAll(condition).as(ExprSyntax.self),
                !folded.is(SequenceExprSyntax.self)
            else { return nil }
            return value(of: folded)
        }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            return value(of: call) ?? version(of: call) ?? laterSystem(call)
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return value(of: only.expression)
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return value(of: not.expression).map { !$0 }
        }
        if let infix = condition.as(InfixOperatorExprSyntax.self) { return value(of: infix) }
        return nil
    }

    /// What `swift(>=4.2)` or `compiler(<5)` is. Swift 5's mode has passed all versions before 6; the rest is for the compiler.
    private static func version(of call: FunctionCallExprSyntax) -> Bool? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["swift", "compiler"].contains(name), call.arguments.count == 1,
            let text = call.arguments.first?.expression.trimmedDescription,
            let major = text.drop(while: { !$0.isNumber }).split(separator: ".").first.flatMap({ Int($0) }), major < 6
        else { return nil }
        return text.hasPrefix(">=") ? true : text.hasPrefix("<") ? false : nil
    }

    /// What `compiler(>=6.2)` is: from that version on sources ask whether the SDK is that of iOS 26, which is not what is here.
    static func laterSystem(_ call: FunctionCallExprSyntax) -> Bool? {
        guard call.calledExpression.trimmedDescription == "compiler",
            let text = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        let numbers = text.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
        guard let major = numbers.first, major > 6 || major == 6 && numbers.count > 1 && numbers[1] >= 2 else {
            return nil
        }
        return text.hasPrefix(">=") ? false : text.hasPrefix("<") ? true : nil
    }

    private static func value(of infix: InfixOperatorExprSyntax) -> Bool? {
        let sides = [value(of: infix.leftOperand), value(of: infix.rightOperand)]
        switch infix.operator.trimmedDescription {
        case "&&":
            if sides.contains(false) { return false }
            return sides.contains(nil) ? nil : true
        case "||":
            if sides.contains(true) { return true }
            return sides.contains(nil) ? nil : false
        default: return nil
        }
    }

    /// The clauses of an `#if` that may be compiled.
    static func clauses(of declaration: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
        var result: [IfConfigClauseSyntax] = []
        for clause in declaration.clauses {
            let known = clause.condition.map { value(of: $0) } ?? true
            if known != false { result.append(clause) }
            if known == true { break }
        }
        return result
    }
}

/// A visitor that leaves out what is not compiled on the iOS side.
class ActiveVisitor: SyntaxVisitor {
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let clauses = PlatformCondition.clauses(of: node)
        guard clauses.count < node.clauses.count else { return .visitChildren }
        for clause in clauses {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }
}
