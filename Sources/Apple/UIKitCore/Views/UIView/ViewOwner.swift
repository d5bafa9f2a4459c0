/// What a view asks of the controller whose root view it is, and what it tells it. `UIViewController` alone is one.
@MainActor
protocol ViewOwner: UIResponder, UITraitEnvironment {
    /// Space at the view's edges that is not safe, beyond what surrounds the view.
    var effectiveSafeAreaAdditions: UIEdgeInsets { get }
    /// Whether the view's margins are never less than `systemMinimumLayoutMargins`.
    var viewRespectsSystemMinimumLayoutMargins: Bool { get }
    /// Whether the controller is presented, or being presented.
    var isPresented: Bool { get }
    /// The least margins of the view.
    var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }

    /// The view is about to enter a window, or to leave the one it is in.
    func viewWillMove(intoWindow appears: Bool)
    /// The view has entered a window, or left one.
    func viewHasMoved()
    /// The view is about to lay out its subviews.
    func viewIsAboutToLayOut()
    /// The view has laid out its subviews.
    func viewHasLaidOut()
    /// The view's constraints are to be updated.
    func updateViewConstraints()
    /// The view's constraints have been solved again.
    func rulesChanged()
    /// The view's safe area has changed.
    func viewSafeAreaInsetsDidChange()
    /// The view's margins have changed.
    func viewLayoutMarginsDidChange()
}
