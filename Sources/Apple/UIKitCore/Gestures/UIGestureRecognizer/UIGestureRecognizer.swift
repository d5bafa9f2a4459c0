import InterludeFoundation
import QuartzCore

/// Receives the touches of a view and its subviews, and calls its targets' actions when they form a gesture.
///
/// A subclass overrides methods such as `touchesBegan`, reads the touches and sets `state`; it overrides `reset()` to
/// prepare for the next gesture. Setting the state is a request: whether and when it takes effect depends on the
/// delegate, on the recognizers that have to fail first and on those that have already recognized
/// (`GestureEnvironment`).
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

    /// The designated initializer: with a first target and its action.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    deinit { AssociationTable.end(of: ObjectIdentifier(self)) }

    /// Creates a recognizer without targets. A storyboard or nib file sets its properties while it is loaded.
    public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

    /// Says whether the gesture may begin, and with which others at once. Not kept alive.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view it is attached to. Set by the view's `addGestureRecognizer(_:)`.
    open var view: UIView? { viewPointer.flatMap { isBeingDeallocated($0) ? nil : $0 } }
    /// The view, which takes itself away in its `deinit`; see `isBeingDeallocated(_:)`.
    nonisolated(unsafe) final unowned(unsafe) var viewPointer: UIView?
    /// A name for the app's own use. The default is `nil`.
    open var name: String?
    /// Whether views receive `touchesCancelled` for the gesture's touches when it is recognized. The default is `true`.
    open var cancelsTouchesInView = true
    /// Whether views receive no `touchesBegan` until the recognizer has failed. The default is `false`.
    open var delaysTouchesBegan = false
    /// Whether views receive no `touchesEnded` until the recognizer has failed. The default is `true`.
    open var delaysTouchesEnded = true
    /// Whether touches of several types count apart. The default is `true`; it has no effect here, because all touches are of one type here.
    open var requiresExclusiveTouchType = true
    /// Raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The buttons held; always none, as a desktop's pointer is a finger here.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    /// Whether it receives touches. A recognizer that is disabled during a gesture becomes `.cancelled`.
    open var isEnabled = true {
        didSet { if !isEnabled && oldValue { environment.disable(self) } }
    }

    /// The current state. Only subclasses set it, which requests the next state.
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

    /// Fingers came down in the view, or in one that is in it. For subclasses; does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers that it watches moved. For subclasses; does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers that it watches were lifted. For subclasses; does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers that it watches were taken away. For subclasses; does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when later measurements of a pencil are known; never called here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Called when a gesture has ended, so that the recognizer discards it; afterwards the state is `.possible` again.
    open func reset() {}

    /// Called after the recognizer was read from a nib.
    open func awakeFromNib() {}

    /// The gesture is about to be broken off without an event, because the recognizer is switched off or taken away.
    /// For the package's own classes.
    func willBreakOff(at time: TimeInterval) {}

    /// Ignores a touch: the recognizer receives no more of it, and does not cancel it in its view.
    open func ignore(_ touch: UITouch, for event: UIEvent) { environment.drop(touch, from: self) }

    // Pressed keys. UIKit's recognizers handle none.

    /// Keys went down. For subclasses; does nothing.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Keys that are down changed. For subclasses; does nothing.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Keys went up. For subclasses; does nothing.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Presses of keys were taken away. For subclasses; does nothing.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Hears no more of a key that is pressed.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        button.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Whether this gesture, when recognized, makes the other recognizer fail. The default is `true`.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the other recognizer may make this one fail. The default is `true`.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The package's own classes may allow each other without a delegate, as a scroll view's recognizers do.
    func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool { false }

    /// A class's own rule, beside the delegate's. The default is `false`.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// A class's own rule, beside the delegate's. The default is `false`.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recognizer receives an event. Calls the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: Where it is

    /// The middle of the gesture's touches in a view's coordinates; `nil` means the window's.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation ?? .zero, to: view) }

    /// Returns the location of one of the touches in a view's coordinates.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        convert(windowLocation(ofTouch: touchIndex), to: view)
    }

    // MARK: Location

    /// The number of touches of the gesture at the moment.
    open var numberOfTouches: Int { countedTouches.count }
    /// How many lifted touches a gesture that is recognized at once keeps for its action. Published code asks taps and
    /// swipes where they were.
    var touchesKeptAtEnd: Int { 0 }

    // MARK: Targets

    /// Adds a target and its action. Adding the same pair again changes nothing.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
        targets.append(TargetAction(target: target, action: action))
    }

    /// Removes targets. `nil` is any target, any action.
    ///
    /// An action that equals none of the target's matches the one of equal shape, if there is exactly one
    /// (see `Selector`).
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        let ofTarget = targets.indices.filter { object == nil || targets[$0].target === object }
        let doomed = Set(action.map { chosen($0, among: ofTarget) } ?? ofTarget)
        targets = targets.indices.filter { !doomed.contains($0) }.map { targets[$0] }
    }

    /// Makes this recognizer wait until the other one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard !failureRequirements.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }
}
