import CoreGraphics

/// The edit menu before iOS 16: the standard edit actions and the app's own items that an object in
/// the responder chain can perform.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The direction of the arrow. `left` and `right` equal `default`.
    public enum ArrowDirection: Int, Sendable {
        /// Down if there is space above the target, else up.
        case `default` = 0
        /// Up: the menu is below the target, if there is space.
        case up = 1
        /// Down: the menu is above the target, if there is space.
        case down = 2
        /// Equals `default`.
        case left = 3
        /// Equals `default`.
        case right = 4
    }

    /// The edit menu of the current host.
    open class var shared: UIMenuController { Host.current.renderServer.belonging { UIMenuController() } }

    private var session: EditMenuSession?
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    @usableFromInline override init() { super.init() }

    /// The direction of the arrow, the next time the menu appears. The default is `default`.
    open var arrowDirection = ArrowDirection.default
    /// The app's own items, after the standard ones.
    open var menuItems: [UIMenuItem]?

    /// Whether the menu is visible. Setting it shows or hides the menu without animation.
    open var isMenuVisible: Bool {
        get { session != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// The frame of the menu on the screen; empty while there is none.
    open var menuFrame: CGRect { session?.frame ?? .zero }

    /// Shows the menu for a rectangle of a view, if that is in a window and an action can be performed.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Dismisses the menu if it was shown for that view.
    open func hideMenu(from targetView: UIView) { if targetView === self.targetView { hideMenu() } }
    /// Dismisses the menu.
    open func hideMenu() { session?.close() }

    /// Sets the target of the menu, the next time it appears. The view is a weak reference.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
    }

    /// Shows the menu at the target rectangle, or dismisses it.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != isMenuVisible else { return }
        let change = menuVisible ? show : hideMenu
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Updates the menu with the actions that can be performed now.
    open func update() {
        guard let session, let menu else { return }
        session.show(menu)
    }

    // MARK: Showing

    private var responder: UIResponder? { FirstResponder.current ?? targetView }

    private var menu: UIMenu? {
        guard let responder else { return nil }
        let own = (menuItems ?? []).filter { responder.canReach($0.action) }
            .map { UICommand(title: $0.title, action: $0.action) }
        return UIMenu(children: EditCommands.suggested(for: responder) + own).ifShown
    }

    private func show() {
        hideMenu()
        guard let targetView, let window = targetView.window, let responder, let menu else { return }
        let session = EditMenuSession(sender: self, responder: responder)
        session.willOpen = { [weak self] animator in
            self?.post(UIMenuController.willShowMenuNotification)
            animator.addCompletion { self?.post(UIMenuController.didShowMenuNotification) }
        }
        session.willClose = { [weak self, weak session] animator in
            self?.post(UIMenuController.willHideMenuNotification)
            if self?.session === session { self?.session = nil }
            animator.addCompletion { self?.post(UIMenuController.didHideMenuNotification) }
        }
        self.session = session
        let arrow = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
        session.open(menu, in: window, at: targetView.convert(targetRect, to: nil), arrow: arrow)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Notifications

    /// Posted before the menu appears. The object is the controller.
    nonisolated public class var willShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    }
    /// Posted after the menu has appeared.
    nonisolated public class var didShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    }
    /// Posted before the menu disappears.
    nonisolated public class var willHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    }
    /// Posted when the menu has disappeared.
    nonisolated public class var didHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    }
    /// Posted when the menu's frame changes; never posted here.
    nonisolated public class var menuFrameDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
    }
}

/// An app's item in the edit menu: a title, and an action that is sent up the responder chain.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The action that is sent up the responder chain; the item is shown if a responder can perform it.
    open var action: Selector

    /// Creates an item. Add it to the controller's `menuItems`.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
