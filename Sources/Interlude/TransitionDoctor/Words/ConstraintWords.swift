import InterludeStage
import UIKit

/// A constraint as its author writes it, without its items: `top = bottom + 12`, `width ≥ 44 (priority 750)`.
struct ConstraintWords {
    let text: String

    /// - Parameter numbers: The first attribute, the relation, the second attribute, multiplier, constant and priority.
    init(_ numbers: ArraySlice<Double>) {
        let all = Array(numbers)
        let (multiplier, constant, priority) = (all[3], all[4], all[5])
        let relation = ["≤", "=", "≥"][Int(all[1]) + 1]
        var right = ConstraintWords.name(of: all[2]).map {
            multiplier == 1 ? $0 : "\($0) × \(shortNumber(CGFloat(multiplier)))"
        }
        if constant != 0 || right == nil {
            let number = shortNumber(CGFloat(abs(constant)))
            right = right.map { "\($0) \(constant < 0 ? "−" : "+") \(number)" } ?? (constant < 0 ? "−" : "") + number
        }
        let end =
            priority == Double(UILayoutPriority.required.rawValue)
            ? "" : " (priority \(shortNumber(CGFloat(priority))))"
        text = "\(ConstraintWords.name(of: all[0]) ?? "nothing") \(relation) \(right ?? "0")\(end)"
    }

    private static func name(of attribute: Double) -> String? {
        guard let attribute = NSLayoutConstraint.Attribute(rawValue: Int(attribute)), attribute != .notAnAttribute
        else {
            return nil
        }
        return "\(attribute)"
    }
}
