/// The place in an app's code where a change is undone.
enum RemedyPlace {
    /// An animator's completion.
    case completion
    /// An animator's completion, if the transition was canceled.
    case canceledCompletion
    /// Code around a transition of UIKit's, or a container's own.
    case app

    fileprivate var words: String {
        switch self {
        case .completion: "in the completion, before completeTransition(_:)"
        case .canceledCompletion: "in the completion, when transitionWasCancelled, before completeTransition(_:)"
        case .app:
            "when the change has ended, with and without animation: in the completion of your container's animation, "
                + "or in dismissalTransitionDidEnd(_:) of a presentation controller"
        }
    }
}

extension StateDifference {
    /// What a difference at the end of a transition is, for the rules.
    enum Kind {
        /// A view or layer that is still there.
        case view
        /// A property that animators set and forget.
        case leftover
        case animations
        case bar
        case appearance
        case touches
        case other
        /// A view that goes with the animation only.
        case unanimated
        /// It only follows from another one.
        case follower
    }

    var kind: Kind {
        if isOfReference { return .unanimated }
        switch change {
        case .added: return path.last?.role == .mask ? .leftover : .view
        case .gone, .moved: return path.isInBar ? .bar : .other
        case .changed(.animations, let before, let after) where !path.isInBar:
            return after.hasMore(than: before) ? .animations : .other
        case .changed(let property, _, _): return kind(ofProperty: property)
        }
    }

    /// Whether it is about a controller's view.
    var isAboutScreen: Bool { path.last?.isScreen == true }

    private func kind(ofProperty property: StateProperty) -> Kind {
        if StateDifference.followers.contains(property) { return .follower }
        if property == .isIgnoringInteractionEvents { return .touches }
        if property == .appearance { return .appearance }
        if path.isInBar || StateDifference.wholeBars.contains(property) { return .bar }
        return StateDifference.leftovers.contains(property) ? .leftover : .other
    }

    /// What says whether, or how, a whole bar is shown.
    static let wholeBars: Set<StateProperty> = [.isNavigationBarHidden, .isToolbarHidden, .statusBar]

    /// What follows from another property.
    private static let followers: Set<StateProperty> = [.safeAreaInsets, .layoutMargins, .transitionsUnderWay]

    /// The properties of layers, views and controllers that animators often set and do not reset.
    private static let leftovers = layerLeftovers.union([
        .isUserInteractionEnabled, .accessibilityElementsHidden, .additionalSafeAreaInsets, .areAnimationsEnabled,
        .speed, .timeOffset, .contentInset, .isScrollEnabled, .bounces,
    ])

    /// The keys of those in QuartzCore's table of layer properties.
    private static let layerLeftovers: Set<StateProperty> = [
        .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform, .doubleSided, .cornerRadius,
        .maskedCorners, .borderWidth, .opacity, .hidden, .masksToBounds, .shadowColor, .shadowOpacity, .shadowOffset,
        .shadowRadius, .shadowPath, .shouldRasterize,
    ]

    /// What a right app may have differently: gestures are often wired where a delegate is asked, which without animation
    /// nobody does; and what is hidden in a presentation's container goes with that.
    func isOfNoMatter(isBack: Bool) -> Bool {
        if isInner || isOfLateClock { return true }
        if change == .added, isHidden, !isBack, path.parent?.traits.contains(.isPresentationContainer) == true {
            return true
        }
        guard case .changed(let property, let before, let after) = change else { return kind == .follower }
        if property == .gestureRecognizers, !isBack { return before.count <= after.count }
        // Without animation nobody needs one; a helper's stays as long as the way back is its own too.
        if property == .hasTransitioningDelegate || property == .delegate, !isBack { return true }
        if property == .constraints, !isBack, path.last?.traits.contains(.isPresentationContainer) == true {
            return before.count <= after.count
        }
        return kind == .follower
    }

    /// Tells the difference from others, in all trials alike.
    var mark: Mark { .difference(path.last ?? .application, aspect) }

    /// What is concerned, and where it stands.
    var object: String {
        let own = (path.last.map { "\($0)" } ?? "") + (look.map { " (\($0.words))" } ?? "")
        return path.count > 1 ? "\(own) in \(path[path.count - 2])" : own
    }

    /// What is seen, in words.
    func observation(isBack: Bool) -> String {
        let other = isBack ? "before" : "without animation"
        switch change {
        case .changed(let property, let before, let after):
            return "\(property) is \(after.words(beside: before)); \(other) it is \(before.words(beside: after))"
        case .added: return "it is still there after the transition; \(other) it is not"
        case .gone: return "it is missing after the transition; \(other) it is there"
        case .moved: return "its position among its siblings is not the one \(other)"
        }
    }

    /// What is seen of it without animation, where that is the way that is wrong.
    var observationWithoutAnimation: String {
        guard case .changed(let property, let before, let after) = change else {
            return "after the same change without animation it is still there"
        }
        return "\(property) is \(before.words) after the same change without animation; with one it is \(after.words)"
    }

    /// How this very thing is fixed, and where; `nil` for what the rule says.
    func remedy(at end: RemedyPlace) -> String? {
        switch change {
        case .changed(let property, let before, _) where kind == .leftover:
            return "Set \(property) of it back to \(before.words) \(end.words)."
        case .added where kind == .view: return "Call removeFromSuperview() on it \(end.words)."
        case .added: return "Set the layer's mask to nil \(end.words)."
        case .changed(_, _, let after) where kind == .animations:
            return "Let \(after.words) be removed on completion, or remove it \(end.words)."
        default: return nil
        }
    }
}

extension StateValue {
    /// How many items or numbers it has.
    var count: Int {
        switch self {
        case .none: 0
        case .flag, .text: 1
        case .numbers(let numbers): numbers.count
        case .list(let items): items.count
        case .coded(let code): code.numbers.count
        }
    }

    /// Whether a list has something that another one has not.
    fileprivate func hasMore(than other: StateValue) -> Bool {
        guard case .list(let items) = self, case .list(let others) = other else { return false }
        return !Set(items).isSubset(of: others)
    }
}
