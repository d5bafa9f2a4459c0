import CoreGraphics

/// Takes changes that are to run along when an edit menu comes or goes.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes that run along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Gives the elements of a view's edit menu, and is told when it comes and goes. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu to show. `suggestedActions` are those of the standard edit actions that somebody in the responder chain can
    /// perform.
    ///
    /// - Returns: `nil` for the suggested actions alone. A menu without elements is not shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu points at, in the coordinates of the interaction's view; without it the configuration's point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Called before the menu comes. Does nothing unless written.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu goes. Does nothing unless written.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// What is to run along with an edit menu's coming or going.
@MainActor
final class EditMenuAnimator: MenuAnimator, UIEditMenuInteractionAnimating {}
