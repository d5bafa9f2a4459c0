import SwiftSyntax

extension IfConfigDeclSyntax {
    /// The clauses that iOS compiles: one, or several where a condition is not known.
    var clausesOnIOS: [IfConfigClauseSyntax] {
        var found: [IfConfigClauseSyntax] = []
        for clause in clauses {
            let holds = clause.condition.map { Self.holdsOnIOS($0.trimmedDescription) } ?? true
            if holds != false { found.append(clause) }
            if holds == true { break }
        }
        return found
    }

    private static func holdsOnIOS(_ condition: String) -> Bool? {
        switch condition {
        case "canImport(ObjectiveC)", "os(iOS)", "!os(Linux)": true
        case "!canImport(ObjectiveC)", "os(Linux)", "!os(iOS)": false
        default: nil
        }
    }
}

extension SyntaxProtocol {
    /// The version of iOS that is known to run where a node is: of `@available` and `#available` around it, or the target's.
    var version: Double {
        var version = AppleNameIndex.target
        var child = Syntax(self)
        while let parent = child.parent {
            version = max(version, parent.version(around: child))
            child = parent
        }
        return version
    }
}

extension Syntax {
    fileprivate func version(around child: Syntax) -> Double {
        if let node = asProtocol(WithAttributesSyntax.self) {
            return node.attributes.map { $0.trimmedDescription.version(after: "@available(") }.max() ?? 0
        }
        if let list = self.as(CodeBlockItemListSyntax.self) {
            let earlier = list.prefix { $0.id != child.id }.compactMap { $0.item.as(GuardStmtSyntax.self) }
            return earlier.map { $0.conditions.trimmedDescription.version(after: "#available(") }.max() ?? 0
        }
        guard let branch = self.as(IfExprSyntax.self) else { return 0 }
        let isElse = branch.elseBody?.id == child.id
        return branch.conditions.trimmedDescription.version(after: isElse ? "#unavailable(" : "#available(")
    }
}

extension String {
    /// The version of iOS behind some words, or 0.
    fileprivate func version(after words: String) -> Double {
        guard let start = range(of: words) else { return 0 }
        let match = self[start.upperBound...].firstMatch(of: /iOS\s+(\d+(?:\.\d+)?)/)
        return match.flatMap { Double($0.1) } ?? 0
    }
}
