/// A guide that changes its place.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The layout guide of the keyboard: the strip at the bottom of the view that it covers. While it is away, the strip that the safe area
/// leaves out below. Constraints that hold on to the guide move along with the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Has no effect here: the keyboard cannot be undocked here. The default is `false`.
    open var followsUndockedKeyboard = false
    /// Whether the strip below the safe area counts while there is no keyboard.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.constraintsChanged() } }
    }
    /// How far above the keyboard a finger that scrolls begins to take it along.
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
