import CoreGraphics
import InterludeFoundation

/// An interaction that opens a context menu when its view is pressed for half a second.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The appearance of a menu.
    public enum appearance: Int, Sendable {
        /// There is no menu on the screen.
        case unknown = 0
        /// A menu with a preview, on a blurred screen.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    /// The object that provides the menu and is notified when it appears and disappears. A weak reference.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    private var recognizer: UILongPressGestureRecognizer?
    private var gate: NSObject?
    /// What is on the screen, from the press to the end.
    private(set) var course: ContextMenuCourse?
    /// What the delegate has answered to the press that is about to begin.
    private var asked: UIContextMenuConfiguration?
    /// The last place of the finger, in the window.
    private var location = CGPoint.zero

    /// Creates an interaction with a delegate. Add it to a view.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The appearance of the menu on the screen.
    open var menuAppearance: UIContextMenuInteraction.appearance { course?.appearance ?? .unknown }

    /// Returns the location of the press.
    open func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil) ?? location }

    /// Replaces the visible menu with the result of `block`.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { course?.session?.update(block) }

    /// Dismisses the menu.
    open func dismissMenu() { course?.session?.close() }

    /// Called before the interaction is added to a view or removed from it. Removes the press recognizer of the old
    /// one.
    open func willMove(to view: UIView?) {
        if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    /// Called after the interaction was added to a view, or removed if `view` is `nil`. Adds the
    /// press recognizer to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let press = UILongPressGestureRecognizer(
            target: self, action: Selector(UIContextMenuInteraction.pressed(_:)))
        press.minimumPressDuration = MenuMetrics.askTime
        let gate = PressGate(self)
        self.gate = gate
        press.delegate = gate
        view.addGestureRecognizer(press)
        recognizer = press
    }

    // MARK: A press

    private func pressed(_ press: UILongPressGestureRecognizer) {
        location = press.location(in: nil)
        switch press.state {
        case .began: begin()
        case .changed: course?.follow(location)
        case .ended: course?.letGo(at: location)
        case .cancelled, .failed: course?.letGo(at: nil)
        default: break
        }
    }

    private func begin() {
        guard let view, let configuration = asked else { return }
        asked = nil
        let course = ContextMenuCourse(configuration, on: self, view)
        guard course.start() else { return }
        self.course = course
    }

    /// Opens the menu immediately, without a press.
    ///
    /// - Returns: Whether there is a menu.
    @discardableResult
    func open(at point: CGPoint) -> Bool {
        guard course == nil, let view, let configuration = ask(at: point) else { return false }
        location = view.convert(point, to: nil)
        let course = ContextMenuCourse(configuration, on: self, view)
        self.course = course
        course.openAtOnce()
        return true
    }

    /// The finger that has opened the menu has moved, or was lifted.
    func follow(_ point: CGPoint) { course?.follow(point) }

    func letGo(at point: CGPoint?) { course?.letGo(at: point) }

    /// Asks the delegate whether there is a menu for a press.
    fileprivate func mayBegin(_ press: UIGestureRecognizer) -> Bool {
        guard course == nil, let view else { return false }
        let point = press.location(in: view)
        location = view.convert(point, to: nil)
        asked = ask(at: point)
        return asked != nil
    }

    private func ask(at point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    }

    /// The menu is gone.
    func ended(_ course: ContextMenuCourse) {
        if self.course === course { self.course = nil }
    }
}

/// Lets a press begin only where there is a menu for it, so that elsewhere touches go on.
@MainActor
private final class PressGate: NSObject, UIGestureRecognizerDelegate {
    private unowned let interaction: UIContextMenuInteraction

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction.mayBegin(gestureRecognizer)
    }
}
