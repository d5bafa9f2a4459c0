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

/// A recognizer that is not kept alive.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
    final func chosen(_ action: Selector, among candidates: [Int]) -> [Int] {
        Selector.matches(for: action, in: candidates) { targets[$0].action }
    }

    /// Calls all actions, in the order in which they were added. As on iOS, `UIApplication.sendAction(_:to:from:for:)` is not asked: that is
    /// for controls and bar buttons.
    func sendActions() {
        for entry in targets {
            guard let target = entry.target else { continue }
            entry.action.perform(on: target, with: self, for: nil)
        }
        targets.removeAll { $0.target == nil }
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
