extension NSLayoutConstraint {
    /// Stops the program for a number that no constraint can have, in UIKit's words.
    static func requireFinite(_ number: CGFloat, _ what: String) {
        if !number.isFinite { fatalError("Constraint \(what) is not finite! That's illegal. \(what):\(number)") }
    }

    /// Stops the program for a priority that there is not, in UIKit's words.
    static func requireSensible(_ priority: UILayoutPriority) {
        guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
            fatalError(
                "It's illegal to set priority:\(String(format: "%f", Double(priority.rawValue))). Priorities must be greater than 0 and less or equal to "
                    + "NSLayoutPriorityRequired, which is 1000.000000.")
        }
    }
}
