/// An object that drives a transition interactively, most often with a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Called to begin the interaction. The implementation then calls the context's methods to update, finish or
    /// cancel.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Optional. The speed of the remaining animation, as a factor of the animator's. The default is 1.
    var completionSpeed: CGFloat { get }
    /// Optional. The curve of the remaining animation. The default is `easeInOut`.
    var completionCurve: UIView.AnimationCurve { get }
    /// Optional. Whether the transition begins interactively. If `false`, it becomes interactive later. The default is
    /// `true`.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
