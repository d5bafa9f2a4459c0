import QuartzCore

/// A target and its action. The target is not kept alive.
struct TargetAction {
    private(set) weak var target: AnyObject?
    let action: Selector

    init(target: Any, action: Selector) {
        self.target = target as AnyObject
        self.action = action
    }
}

/// A recogniser that is not kept alive.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
    /// Adds a target and its action. Adding the same pair again changes nothing.
    public func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
        targets.append(TargetAction(target: target, action: action))
    }

    /// Takes targets away. `nil` means any target, any action.
    ///
    /// An action that equals none of the target's stands for the one of the same shape, if there is exactly one
    /// (see `Selector`).
    public func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        let ofTarget = targets.indices.filter { object == nil || targets[$0].target === object }
        let doomed = Set(action.map { chosen($0, among: ofTarget) } ?? ofTarget)
        targets = targets.indices.filter { !doomed.contains($0) }.map { targets[$0] }
    }

    private func chosen(_ action: Selector, among candidates: [Int]) -> [Int] {
        Selector.matches(for: action, in: candidates) { targets[$0].action }
    }

    /// Calls all actions, in the order in which they were added.
    func sendActions() {
        for entry in targets {
            guard let target = entry.target else { continue }
            _ = UIApplication.shared.sendAction(entry.action, to: target, from: self, for: nil)
        }
        targets.removeAll { $0.target == nil }
    }

    /// Makes this recogniser wait until the other one has failed.
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard !failureRequirements.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }
}

extension Selector {
    /// Those of some entries that `action` means: the equal ones, else the only one of the same shape, else none.
    static func matches<Entry>(
        for action: Selector, in entries: [Entry], selector: (Entry) -> Selector
    ) -> [Entry] {
        let equal = entries.filter { selector($0) == action }
        guard equal.isEmpty else { return equal }
        let alike = entries.filter { selector($0).hasSameShape(as: action) }
        return alike.count == 1 ? alike : []
    }
}
