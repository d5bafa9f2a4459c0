import UIKit

@MainActor extension StatePart {
    /// A view with its layer and all that is in it.
    init(view: UIView) {
        name = Self.name(of: view)
        identity = ObjectIdentifier(view)
        look = ViewLook(of: view)
        facts = Self.facts(of: view) + Self.facts(of: view.layer)
        parts = Self.parts(of: view.layer)
        if view is UINavigationBar || view is UITabBar { parts = parts.map(\.madeAnew) }
        if SystemParts.isInner(view) {
            isInner = true
            parts = parts.map(\.inner)
        }
    }

    /// The same, as what the view around it brings along.
    private var inner: StatePart {
        var part = self
        part.isInner = true
        part.parts = parts.map(\.inner)
        return part
    }

    /// The same, as part of a bar.
    private var madeAnew: StatePart {
        var part = self
        part.isMadeAnew = true
        part.parts = parts.map(\.madeAnew)
        return part
    }

    /// The view's type, and whose view it is.
    private static func name(of view: UIView) -> String {
        if let owner = view.next as? UIViewController { return "view of \(InterludeStage.name(of: owner))" }
        return view.accessibilityIdentifier.map { "\(type(of: view)) “\($0)”" } ?? "\(type(of: view))"
    }

    private static func facts(of view: UIView) -> [StateFact] {
        touchFacts(of: view) + layoutFacts(of: view) + [
            StateFact(name: "contentMode", value: .text("\(view.contentMode)")),
            StateFact(name: "is opaque", value: .flag(view.isOpaque)),
            StateFact(name: "tintAdjustmentMode", value: .text("\(view.tintAdjustmentMode)")),
            StateFact(name: "overrideUserInterfaceStyle", value: .text("\(view.overrideUserInterfaceStyle)")),
            StateFact(name: "tag", value: .numbers([Double(view.tag)])),
        ] + effectFacts(of: view)
    }

    /// What a visual effect view makes of what is behind it; what it is built of is its own affair.
    private static func effectFacts(of view: UIView) -> [StateFact] {
        guard let view = view as? UIVisualEffectView else { return [] }
        return [StateFact(name: "effect", value: view.effect.map { .text("a \(type(of: $0))") } ?? .none)]
    }

    private static func touchFacts(of view: UIView) -> [StateFact] {
        let recognizers = (view.gestureRecognizers ?? []).map { recognizer in
            "\(type(of: recognizer))\(recognizer.isEnabled ? "" : " (off)")"
        }
        let control = view as? UIControl
        return [
            StateFact(name: "isUserInteractionEnabled", value: .flag(view.isUserInteractionEnabled)),
            StateFact(name: "isMultipleTouchEnabled", value: .flag(view.isMultipleTouchEnabled)),
            StateFact(name: "isExclusiveTouch", value: .flag(view.isExclusiveTouch)),
            StateFact(name: "accessibilityElementsHidden", value: .flag(view.accessibilityElementsHidden)),
            StateFact(name: "isFirstResponder", value: .flag(view.isFirstResponder)),
            StateFact(name: "gesture recognisers", value: .list(recognizers)),
            StateFact(
                name: "control state", value: control.map { .numbers([Double($0.state.rawValue)]) } ?? .none),
        ]
    }

    private static func layoutFacts(of view: UIView) -> [StateFact] {
        [
            StateFact(name: "autoresizingMask", value: .numbers([Double(view.autoresizingMask.rawValue)])),
            StateFact(name: "autoresizesSubviews", value: .flag(view.autoresizesSubviews)),
            StateFact(
                name: "translatesAutoresizingMaskIntoConstraints",
                value: .flag(view.translatesAutoresizingMaskIntoConstraints)),
            // Which of them was activated first is of no matter.
            StateFact(name: "constraints", value: .list(view.constraints.map(Self.text).sorted())),
            StateFact(name: "safeAreaInsets", value: .text("\(view.safeAreaInsets)")),
            StateFact(name: "layoutMargins", value: .text("\(view.layoutMargins)")),
            StateFact(
                name: "semanticContentAttribute", value: .text("\(view.semanticContentAttribute)")),
        ]
    }

    private static func text(_ rule: NSLayoutConstraint) -> String {
        let first = "\(rule.firstAttribute.rawValue)"
        let second = "\(rule.secondAttribute.rawValue)"
        return "\(first) \(rule.relation.rawValue) \(second) × \(rule.multiplier) + \(rule.constant)"
            + " at \(rule.priority.rawValue)"
    }
}
