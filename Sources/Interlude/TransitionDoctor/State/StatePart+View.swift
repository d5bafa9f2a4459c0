import InterludeStage
import UIKit

@MainActor extension StatePart {
    /// A view with its layer and all that is in it.
    init(view: UIView) {
        name = PartName(view)
        identity = ObjectToken(view)
        look = ViewLook(of: view)
        facts = Self.facts(of: view)
        layer = LayerRecord(view.layer)
        parts = Self.parts(of: view.layer)
        if view is UIScrollView {
            scrolling = view is UITableView || view is UICollectionView ? .list : .content
        }
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

    private static func facts(of view: UIView) -> [StateFact] {
        touchFacts(of: view) + layoutFacts(of: view) + [
            StateFact(name: .contentMode, value: .named(view.contentMode)),
            StateFact(name: .isOpaque, value: .flag(view.isOpaque)),
            StateFact(name: .tintAdjustmentMode, value: .named(view.tintAdjustmentMode)),
            StateFact(name: .overrideUserInterfaceStyle, value: .named(view.overrideUserInterfaceStyle)),
            StateFact(name: .tag, value: .numbers([Double(view.tag)])),
        ] + effectFacts(of: view) + scrollFacts(of: view)
    }

    /// What code sets of a scroll view; where it stands is its user's affair. One that UIKit has made for itself, as a page controller has,
    /// no app sets.
    private static func scrollFacts(of view: UIView) -> [StateFact] {
        guard let view = view as? UIScrollView, !SystemParts.isPrivate(view) else { return [] }
        return [
            StateFact(name: .contentInset, value: .insets(view.contentInset)),
            StateFact(name: .isScrollEnabled, value: .flag(view.isScrollEnabled)),
            StateFact(name: .bounces, value: .flag(view.bounces)),
        ]
    }

    /// What a visual effect view makes of what is behind it; what it is built of is its own affair.
    private static func effectFacts(of view: UIView) -> [StateFact] {
        guard let view = view as? UIVisualEffectView else { return [] }
        return [StateFact(name: .effect, value: view.effect.map { .text("a \(type(of: $0))") } ?? .none)]
    }

    private static func touchFacts(of view: UIView) -> [StateFact] {
        let recognizers = (view.gestureRecognizers ?? []).map { recognizer in
            "\(type(of: recognizer))\(recognizer.isEnabled ? "" : " (off)")"
        }
        let control = view as? UIControl
        return [
            StateFact(name: .isUserInteractionEnabled, value: .flag(view.isUserInteractionEnabled)),
            StateFact(name: .isMultipleTouchEnabled, value: .flag(view.isMultipleTouchEnabled)),
            StateFact(name: .isExclusiveTouch, value: .flag(view.isExclusiveTouch)),
            StateFact(name: .accessibilityElementsHidden, value: .flag(view.accessibilityElementsHidden)),
            StateFact(name: .isFirstResponder, value: .flag(view.isFirstResponder)),
            StateFact(name: .gestureRecognizers, value: .list(recognizers)),
            StateFact(
                name: .controlState, value: control.map { .numbers([Double($0.state.rawValue)]) } ?? .none),
        ]
    }

    private static func layoutFacts(of view: UIView) -> [StateFact] {
        [
            StateFact(name: .autoresizingMask, value: .numbers([Double(view.autoresizingMask.rawValue)])),
            StateFact(name: .autoresizesSubviews, value: .flag(view.autoresizesSubviews)),
            StateFact(
                name: .translatesAutoresizingMask,
                value: .flag(view.translatesAutoresizingMaskIntoConstraints)),
            StateFact(name: .constraints, value: .constraints(view.constraints)),
            StateFact(name: .safeAreaInsets, value: .insets(view.safeAreaInsets)),
            StateFact(name: .layoutMargins, value: .insets(view.layoutMargins)),
            StateFact(name: .semanticContentAttribute, value: .named(view.semanticContentAttribute)),
        ]
    }
}

@MainActor extension StateValue {
    /// A case of an enumeration.
    static func named<Value: RawRepresentable<Int> & SendableMetatype>(_ value: Value) -> StateValue {
        .coded(
            StateCode(numbers: [Double(value.rawValue)]) { numbers in
                Value(rawValue: Int(numbers[0])).map { "\($0)" } ?? "\(Int(numbers[0]))"
            })
    }

    static func insets(_ insets: UIEdgeInsets) -> StateValue {
        .coded(
            StateCode(numbers: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }) { sides in
                "\(UIEdgeInsets(top: CGFloat(sides[0]), left: CGFloat(sides[1]), bottom: CGFloat(sides[2]), right: CGFloat(sides[3])))"
            })
    }

    /// Which of them was activated first is of no matter.
    fileprivate static func constraints(_ rules: [NSLayoutConstraint]) -> StateValue {
        guard !rules.isEmpty else { return .list([]) }
        let numbers = rules.map { rule in
            [
                Double(rule.firstAttribute.rawValue), Double(rule.relation.rawValue),
                Double(rule.secondAttribute.rawValue), Double(rule.multiplier), Double(rule.constant),
                Double(rule.priority.rawValue),
            ]
        }
        return .coded(
            StateCode(
                numbers: numbers.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 },
                itemLength: numbers[0].count
            ) { all in
                let texts = stride(from: 0, to: all.count, by: 6).map { ConstraintWords(all[$0..<$0 + 6]).text }
                return "[\(texts.sorted().joined(separator: ", "))]"
            })
    }
}
