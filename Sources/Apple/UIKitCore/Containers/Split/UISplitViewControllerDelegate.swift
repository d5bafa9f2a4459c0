/// A delegate that decides about the columns of a split view controller, and is notified of changes. Not retained.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Optional. The mode is about to change.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Optional. The mode that the button leads to; `.automatic` leaves it to the system.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// Optional. A column is about to be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Optional. A column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Optional. A column has been shown.
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    /// Optional. A column has been hidden.
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
    /// Optional. The user begins to drag a column in or out.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// Optional. Called when the user has released it.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
    /// Optional. Which column is on top when the columns become one stack.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Optional. The columns have become one stack.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Optional. The mode in which the stack becomes columns again.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Optional. The stack has become columns again.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Optional, without a style only. What the stack is built on; `nil` for the primary controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// Optional, without a style only. The primary controller after expanding; `nil` for the stack's.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Optional, without a style only. True when the app has merged the secondary controller itself, or drops it.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Optional, without a style only. The secondary controller after expanding; `nil` leaves it to the primary one.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Optional. True when the app has shown the controller itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    /// Optional. True when the app has shown the detail itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// Optional. The orientations that the controller supports.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
    /// Optional. The orientation in which the controller is presented.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    /// The default implementation does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// By default as the system thinks fit.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }
    /// The default implementation does nothing.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    /// The default implementation does nothing.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    /// The default implementation does nothing.
    public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
    /// The default implementation does nothing.
    public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
    /// The default implementation does nothing.
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    /// The default implementation does nothing.
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
    /// By default the column proposed.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// The default implementation does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// By default the mode proposed.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// The default implementation does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// Returns `nil` by default: the primary controller.
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
    /// Returns `nil` by default: the stack's own.
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
    /// Returns `false` by default: the stack takes the secondary controller on.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Returns `nil` by default: the primary controller gives it.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    /// Returns `false` by default: the split view controller shows it.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// Returns `false` by default: the split view controller shows it.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// By default all.
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .all }
    /// By default upright.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .portrait }
}
