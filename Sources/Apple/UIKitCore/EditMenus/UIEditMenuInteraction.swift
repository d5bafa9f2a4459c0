import CoreGraphics

/// An interaction that shows an edit menu, the bar with *Copy* and *Paste*, at a point of its view.
///
/// The menu is dismissed when an element is selected, when the user touches elsewhere, and when the view leaves its window.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The object that provides the menu and is notified when it appears and disappears. A weak reference.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    private var session: EditMenuSession?
    private var configuration: UIEditMenuConfiguration?

    /// Creates an interaction with a delegate; with `nil` it shows only the standard menu. Add it
    /// to a view.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Shows a menu and dismisses a visible one first. A menu without elements is not shown.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, let window = view.window, let menu = menu(for: configuration) else { return }
        let session = EditMenuSession(sender: self, responder: EditCommands.firstToAsk(in: view))
        session.willOpen = { [weak self] in
            guard let self else { return }
            self.delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $0)
        }
        session.willClose = { [weak self, weak session] in
            guard let self else { return }
            if self.session === session { self.session = nil }
            self.delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: $0)
        }
        self.configuration = configuration
        self.session = session
        session.open(menu, in: window, at: target(of: configuration), arrow: configuration.preferredArrowDirection)
    }

    /// Dismisses the menu, if one is shown.
    open func dismissMenu() { session?.close() }

    /// Requests the menu again from the delegate, while it is shown.
    open func reloadVisibleMenu() {
        guard let session, let configuration else { return }
        guard let menu = menu(for: configuration) else { return session.close() }
        session.show(menu)
    }

    /// Requests the menu's target again and moves the menu there.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let session, let configuration else { return }
        session.move(to: target(of: configuration), animated: animated)
    }

    /// Returns the location of the current or last menu.
    open func location(in view: UIView?) -> CGPoint {
        guard let configuration, let own = self.view else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    /// Called before the interaction is added to a view or removed from it. Dismisses the menu.
    open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }
    /// Called after the interaction was added to a view, or removed (`nil`). Stores the view in
    /// `view`.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Asking

    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
        guard let view else { return nil }
        let suggested = EditCommands.suggested(for: EditCommands.firstToAsk(in: view))
        let menu =
            delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
        return menu.ifShown
    }

    /// In the window.
    private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
        guard let view else { return .zero }
        let rect =
            delegate?.editMenuInteraction(self, targetRectFor: configuration)
            ?? CGRect(origin: configuration.sourcePoint, size: .zero)
        return view.convert(rect, to: nil)
    }
}
