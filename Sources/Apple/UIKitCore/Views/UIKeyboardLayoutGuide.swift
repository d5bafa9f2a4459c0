/// A layout guide that changes its position.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The layout guide of the keyboard: the area at the bottom of the view that the keyboard covers.
/// While the keyboard is hidden, the guide is the bottom inset of the safe area. Constraints to the
/// guide follow the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows an undocked keyboard. Has no effect here: the keyboard cannot be
    /// undocked. The default is `false`.
    open var followsUndockedKeyboard = false
    /// Whether the guide has the height of the bottom safe area inset while the keyboard is hidden.
    /// The default is `true`.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.constraintsChanged() } }
    }
    /// The distance above the keyboard, in points, at which a scrolling touch begins to dismiss it
    /// interactively.
    open var keyboardDismissPadding: CGFloat = 0

    public override init() { super.init() }

    override init(system: UIView.SystemGuide, of view: UIView) {
        super.init(system: system, of: view)
        Host.current.input.follow(self)
    }

    open override var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        let height = max(usesBottomSafeArea ? view.safeAreaInsets.bottom : 0, coveredHeight(of: view))
        return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    }

    /// How much of the view the keyboard covers, from below.
    private func coveredHeight(of view: UIView) -> CGFloat {
        guard let window = view.window, let keyboard = Host.current.input.keyboardPlace else { return 0 }
        let place = view.convert(window.convert(keyboard, from: nil), from: window)
        guard place.minY < view.bounds.maxY, place.minX < view.bounds.maxX, place.maxX > view.bounds.minX else {
            return 0
        }
        return min(view.bounds.maxY - place.minY, view.bounds.height)
    }

    /// The keyboard is somewhere else: the view is laid out again, inside of the keyboard's animation if there is one.
    func keyboardMoved() {
        guard let view = owningView, view.window != nil else { return }
        view.constraintsChanged()
        view.layoutIfNeeded()
    }
}

extension UIView {
    /// The keyboard's guide, made when it is first asked for.
    final var guideOfKeyboard: UIKeyboardLayoutGuide {
        if let guide = viewState.systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(system: .keyboard, of: self)
        viewState.systemGuides[.keyboard] = guide
        return guide
    }
}
