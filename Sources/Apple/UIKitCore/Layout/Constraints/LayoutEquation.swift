extension NSLayoutConstraint.Attribute {
    /// The same edge of the view itself, for one of its margins.
    var withoutMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }

    /// Whether it depends on the reading direction which side is meant.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether it is a side or a baseline, or a side's margin, and not a middle or a measure.
    var isEdge: Bool {
        switch withoutMargin {
        case .centerX, .centerY, .width, .height: false
        default: true
        }
    }

    /// Left or right in place of leading or trailing.
    func resolved(isMirrored: Bool) -> NSLayoutConstraint.Attribute {
        switch self {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: self
        }
    }
}

/// A constraint of the system's own, over any number of attributes: `Σ coefficient · attribute + constant relation 0`.
struct LayoutEquation {
    struct Term {
        let item: AnyObject
        let attribute: NSLayoutConstraint.Attribute
        let coefficient: CGFloat
    }

    var terms: [Term]
    var constant: CGFloat = 0
    var relation = LinearSolver.Relation.equal
    var priority = UILayoutPriority.required
}

/// What layout has to say.
enum LayoutLog {
    /// Constraints that contradict the required ones, as text; the last one is left out of the layout.
    @MainActor package static var conflicts: [String] = []

    @MainActor
    static func conflict(_ rule: NSLayoutConstraint) {
        conflicts.append("Unable to simultaneously satisfy constraints; this one is left out: \(rule.summary)")
    }
}

extension NSLayoutConstraint {
    /// The constraint as text.
    var summary: String {
        let name = identifier.map { "'\($0)' " } ?? ""
        let first = "\(firstItem.map { "\(type(of: $0))" } ?? "nil").\(firstAttribute)"
        let sign = ["<=", "==", ">="][relation.rawValue + 1]
        guard let second = secondItem else { return "\(name)\(first) \(sign) \(constant)" }
        return "\(name)\(first) \(sign) \(multiplier) * \(type(of: second)).\(secondAttribute) + \(constant)"
    }
}
