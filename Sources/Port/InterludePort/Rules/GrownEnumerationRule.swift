import SwiftSyntax

/// A `switch` that named all cases of one of UIKit's enumerations, before that had more of them.
final class GrownEnumerationRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions(".stationary", ".unspecified") }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        guard let named = Self.names(in: node), Self.enumerations.contains(where: { $0.isAll(named) }) else {
            return .visitChildren
        }
        insert("default: break ", at: node.rightBrace.ownRange.lowerBound)
        return .visitChildren
    }

    /// The cases that are named, as far as nothing else is in the labels; `nil` where there is a default.
    private static func names(in node: SwitchExprSyntax) -> Set<String>? {
        var names: Set<String> = []
        for element in node.cases {
            guard let branch = element.as(SwitchCaseSyntax.self),
                let label = branch.label.as(SwitchCaseLabelSyntax.self)
            else { return nil }
            for item in label.caseItems {
                guard item.whereClause == nil,
                    let member = item.pattern.as(ExpressionPatternSyntax.self)?.expression
                        .as(MemberAccessExprSyntax.self), member.base == nil
                else { return nil }
                names.insert(member.declName.baseName.text)
            }
        }
        return names
    }

    /// An enumeration by the cases that it has had from the first, and those that have come since.
    private struct Enumeration {
        let first: Set<String>
        let later: Set<String>

        /// Whether these were all of them at some time, and are not today.
        func isAll(_ names: Set<String>) -> Bool {
            names.isSuperset(of: first) && names.isStrictSubset(of: first.union(later))
        }
    }

    /// The phases of touches, and the kinds of devices.
    private static let enumerations = [
        Enumeration(
            first: ["began", "moved", "stationary", "ended", "cancelled"],
            later: ["regionEntered", "regionMoved", "regionExited"]),
        Enumeration(first: ["unspecified", "phone", "pad"], later: ["tv", "carPlay", "mac", "vision"]),
    ]
}
