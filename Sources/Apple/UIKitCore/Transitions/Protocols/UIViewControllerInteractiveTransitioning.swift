/// Drives a transition by something else than time: a finger, most often.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the interaction. The implementation calls the context's update, finish, cancel and complete methods.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Optional. The speed of the rest, relative to the animator's duration; 1 by default.
    var completionSpeed: CGFloat { get }
    /// Optional. The curve of the rest; ease-in-out by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// Optional. `false` if the transition starts without a gesture and becomes interactive later; `true` by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
