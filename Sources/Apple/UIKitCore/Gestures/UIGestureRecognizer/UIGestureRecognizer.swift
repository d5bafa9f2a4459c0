import InterludeFoundation
import QuartzCore

/// Receives the touches of a view and its subviews, and sends actions to its targets when they form a gesture.
///
/// A subclass overrides methods such as `touchesBegan`, sets `state`, and overrides `reset()` to prepare for the next
/// gesture. Setting the state is a request: when it takes effect depends on the delegate, on the recognizers that must
/// fail first, and on those that have already recognized (`GestureEnvironment`).
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The state of a recognizer.
    public enum State: Int, Sendable {
        /// No gesture is recognized yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// A continuous gesture has ended, or a discrete one was recognized.
        case ended = 3
        /// A continuous gesture was broken off.
        case cancelled = 4
        /// The touches are no gesture of this kind.
        case failed = 5

        /// Equals `ended`: the state of a recognized discrete gesture.
        public static var recognized: State { .ended }
    }

    /// Creates a recognizer with a target and its action.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    deinit { AssociationTable.end(of: ObjectIdentifier(self)) }

    /// Creates a recognizer without targets. A storyboard or nib file sets its properties afterwards.
    public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

    /// The delegate, which decides whether the gesture begins and with which others simultaneously. The reference is
    /// weak.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that the recognizer is attached to by `addGestureRecognizer(_:)`.
    open var view: UIView? { viewPointer.flatMap { isBeingDeallocated($0) ? nil : $0 } }
    /// The view, which takes itself away in its `deinit`; see `isBeingDeallocated(_:)`.
    nonisolated(unsafe) final unowned(unsafe) var viewPointer: UIView?
    /// A name for the app's use. The default is `nil`.
    open var name: String?
    /// Whether views receive `touchesCancelled` for the gesture's touches when it is recognized. The default is `true`.
    open var cancelsTouchesInView = true
    /// Whether views receive no `touchesBegan` until the recognizer has failed. The default is `false`.
    open var delaysTouchesBegan = false
    /// Whether views receive no `touchesEnded` until the recognizer has failed. The default is `true`.
    open var delaysTouchesEnded = true
    /// Whether touches of several types are counted separately. The default is `true`. Has no effect here: all touches
    /// are of one type.
    open var requiresExclusiveTouchType = true
    /// Raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The pressed buttons. Always empty here: a pointer acts as a touch.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    /// Whether the recognizer receives touches. Disabling it during a gesture sets its state to `.cancelled`.
    open var isEnabled = true {
        didSet { if !isEnabled && oldValue { environment.disable(self) } }
    }

    /// The current state. Only subclasses set it, to request the next state.
    open var state: State {
        get { currentState }
        set { environment.request(newValue, of: self) }
    }

    // MARK: What the environment keeps here

    /// The state as it is, without the arbitration that setting `state` starts.
    var currentState: State = .possible {
        willSet { KeyValueObserving.willChange(self, "state") }
        didSet { KeyValueObserving.didChange(self, "state") }
    }
    /// The states that come true once all recognizers that must fail first have failed.
    var pendingStates: [State] = []
    /// The touches it watches, in the order in which they came; a lifted one leaves after its event.
    package internal(set) var trackedTouches: [UITouch] = []
    /// All touches it has got since it was last reset.
    var sequenceTouches: [UITouch] = []
    var targets: [TargetAction] = []
    var failureRequirements: [WeakRecognizer] = []
    /// The center of the touches when there last were any, in the window's coordinates.
    var lastLocation: CGPoint?

    var environment: GestureEnvironment { .current }

    // MARK: For subclasses

    /// Called when touches begin in the view or its subviews. For subclasses; the default implementation does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches of the recognizer move. For subclasses; the default implementation does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches of the recognizer end. For subclasses; the default implementation does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches of the recognizer are canceled. For subclasses; the default implementation does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when estimated properties of a pencil's touches are updated. Never called here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Called after a gesture has ended. The recognizer discards its data; afterwards the state is `.possible` again.
    open func reset() {}

    /// Called after the recognizer was loaded from a nib.
    open func awakeFromNib() {}

    /// The gesture is about to be broken off without an event, because the recognizer is switched off or taken away.
    /// For the package's own classes.
    func willBreakOff(at time: TimeInterval) {}

    /// Ignores a touch. The recognizer receives no further events of it, and does not cancel it in
    /// its view.
    open func ignore(_ touch: UITouch, for event: UIEvent) { environment.drop(touch, from: self) }

    // Pressed keys. UIKit's recognizers handle none.

    /// Called when key presses begin. For subclasses; the default implementation does nothing.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when key presses change. For subclasses; the default implementation does nothing.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when key presses end. For subclasses; the default implementation does nothing.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when key presses are canceled. For subclasses; the default implementation does nothing.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Ignores a key press. The recognizer receives no further events of it.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        button.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Returns whether this recognizer, when it recognizes, makes another one fail. The default is `true`.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether another recognizer, when it recognizes, can make this one fail. The default is `true`.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The package's own classes may allow each other without a delegate, as a scroll view's recognizers do.
    func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool { false }

    /// Returns whether this recognizer must wait for the failure of another one, in addition to the delegate's rule.
    /// The default is `false`.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether another recognizer must wait for the failure of this one, in addition to the delegate's rule.
    /// The default is `false`.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether the recognizer receives an event. Calls the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: Where it is

    /// Returns the center of the gesture's touches in a view's coordinates, or in the window's if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation ?? .zero, to: view) }

    /// Returns the location of one of the gesture's touches in a view's coordinates, or in the window's if `view` is
    /// `nil`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        convert(windowLocation(ofTouch: touchIndex), to: view)
    }

    // MARK: Location

    /// The number of touches of the gesture.
    open var numberOfTouches: Int { countedTouches.count }
    /// How many lifted touches a gesture that is recognized at once keeps for its action. Published code asks taps and
    /// swipes where they were.
    var touchesKeptAtEnd: Int { 0 }

    // MARK: Targets

    /// Adds a target and its action. Adding a pair a second time has no effect.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
        targets.append(TargetAction(target: target, action: action))
    }

    /// Removes targets and actions. `nil` matches any target or any action.
    ///
    /// An action that equals none of the target's matches the one with the same method type, if there is exactly one
    /// (see `Selector`).
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        let ofTarget = targets.indices.filter { object == nil || targets[$0].target === object }
        let doomed = Set(action.map { chosen($0, among: ofTarget) } ?? ofTarget)
        targets = targets.indices.filter { !doomed.contains($0) }.map { targets[$0] }
    }

    /// Makes this recognizer wait until another one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard !failureRequirements.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }
}
