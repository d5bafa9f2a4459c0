/// A guide that changes its place.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// Where the keyboard is. No keyboard comes up here, so it is the strip that the safe area leaves out below, as on iOS
/// while the keyboard is away.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false
    /// Whether the strip below the safe area counts while there is no keyboard.
    open var usesBottomSafeArea = true { didSet { owningView?.constraintsChanged() } }
    open var keyboardDismissPadding: CGFloat = 0

    open override var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    }
}
