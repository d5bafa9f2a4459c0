// What the rooms of controllers will bring; each declaration goes when its room has its own.

@MainActor open class UIViewController: UIResponder {
    var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    var effectiveSafeAreaAdditions: UIEdgeInsets { .zero }
    func viewIsAboutToLayOut() {}
    func viewHasLaidOut() {}
    func viewSafeAreaInsetsDidChange() {}
    func viewLayoutMarginsDidChange() {}
    // For windows and the status bar.
    enum PresentationStyle { case fullScreen }
    var view: UIView! { nil }
    var viewIfLoaded: UIView? { nil }
    var preferredStatusBarStyle: UIStatusBarStyle { .default }
    var prefersStatusBarHidden: Bool { false }
    var childForStatusBarStyle: UIViewController? { nil }
    var childForStatusBarHidden: UIViewController? { nil }
    var presentedViewController: UIViewController? { nil }
    var isBeingDismissed: Bool { false }
    var modalPresentationStyle: PresentationStyle { .fullScreen }
    var modalPresentationCapturesStatusBarAppearance: Bool { false }
    func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    func endAppearanceTransition() {}
}
