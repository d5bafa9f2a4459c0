// What the rooms of events and controllers will bring; each declaration goes when its room has its own.

@MainActor open class UITouch: NSObject {}
@MainActor open class UIEvent: NSObject {
    public enum EventSubtype: Int, Sendable { case none = 0 }
}
@MainActor open class UIGestureRecognizer: NSObject {
    open internal(set) weak var view: UIView?
}
@MainActor open class UIScreen: NSObject {
    static let main = UIScreen()
    let scale: CGFloat = 1
    let traitCollection = UITraitCollection(values: .system)
}
@MainActor open class UIWindow: UIView {
    var environmentTraits: UITraitCollection { UIScreen.main.traitCollection }
}
extension UIView { var windowSafeAreaInsets: UIEdgeInsets { .zero } }
@MainActor open class UIViewController: UIResponder {
    var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    var effectiveSafeAreaAdditions: UIEdgeInsets { .zero }
    func viewIsAboutToLayOut() {}
    func viewHasLaidOut() {}
    func viewSafeAreaInsetsDidChange() {}
    func viewLayoutMarginsDidChange() {}
}
