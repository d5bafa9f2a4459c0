import InterludeFoundation
import QuartzCore

/// Watches the touches on a view and its subviews, and calls its targets' actions when they make up a gesture.
///
/// A subclass overrides `touchesBegan` and its like, reads the touches and sets `state`; it overrides `reset()` to be ready
/// for the next gesture. Setting the state is a request: whether and when it comes true depends on the delegate, on the
/// recognisers that have to fail first and on those that have recognised already (`GestureEnvironment`).
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// Where a recogniser is on its way.
    public enum State: Int, Sendable {
        /// Nothing is recognised yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// A continuous gesture is over, or a discrete one has been recognised.
        case ended = 3
        /// A continuous gesture was broken off.
        case cancelled = 4
        /// The touches are no gesture of this kind.
        case failed = 5

        /// The same as `ended`: what a gesture of one moment comes to.
        public static var recognized: State { .ended }
    }

    /// The designated initialiser: with a first target and its action.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    deinit { AssociationTable.end(of: ObjectIdentifier(self)) }

    /// Makes a recogniser without targets. What a storyboard or nib file says of it is set by the file's loading.
    public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

    /// Says whether the gesture may begin, and with which others at once. Not kept alive.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view it is attached to. Set by the view's `addGestureRecognizer(_:)`.
    open var view: UIView? { viewPointer.flatMap { isBeingDeallocated($0) ? nil : $0 } }
    /// The view, which takes itself away in its `deinit`; see `isBeingDeallocated(_:)`.
    nonisolated(unsafe) final unowned(unsafe) var viewPointer: UIView?
    /// What the app calls it, for its own use. Default nil.
    open var name: String?
    /// Whether views get `touchesCancelled` for the gesture's touches once it is recognised. Default true.
    open var cancelsTouchesInView = true
    /// Whether views get no `touchesBegan` while the recogniser has not failed. Default false.
    open var delaysTouchesBegan = false
    /// Whether views get no `touchesEnded` while the recogniser has not failed. Default true.
    open var delaysTouchesEnded = true
    /// Whether touches of several types count apart. Default true; kept, as all touches are of one type here.
    open var requiresExclusiveTouchType = true
    /// Raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The buttons held; always none, as a desktop's pointer is a finger here.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    /// Off, it sees no touches; switched off during a gesture, it goes to `.cancelled`.
    open var isEnabled = true {
        didSet { if !isEnabled && oldValue { environment.disable(self) } }
    }

    /// Reading tells where the recogniser is; setting is for subclasses and asks for the next state.
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
    /// The states that come true once all recognisers that must fail first have failed.
    var pendingStates: [State] = []
    /// The touches it watches, in the order in which they came; a lifted one leaves after its event.
    package internal(set) var trackedTouches: [UITouch] = []
    /// All touches it has got since it was last reset.
    var sequenceTouches: [UITouch] = []
    var targets: [TargetAction] = []
    var failureRequirements: [WeakRecognizer] = []
    /// The centre of the touches when there last were any, in the window's coordinates.
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
    /// What a pencil measured later is known; never called here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Called when a gesture is over, so that the recogniser forgets it; the state is `.possible` again afterwards.
    open func reset() {}

    /// Called once the recogniser has been read from a nib.
    open func awakeFromNib() {}

    /// The gesture is about to be broken off without an event, because the recogniser is switched off or taken away. For the
    /// package's own classes.
    func willBreakOff(at time: TimeInterval) {}

    /// Makes the recogniser leave a touch alone: it gets no more of it, and never cancels it in its view.
    open func ignore(_ touch: UITouch, for event: UIEvent) { environment.drop(touch, from: self) }

    // Keys that are pressed; the recognisers of UIKit take none.

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

    /// Whether recognising this gesture makes the other recogniser fail. Default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the other recogniser may make this one fail. Default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The package's own classes may allow each other without a delegate, as a scroll view's recognisers do.
    func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool { false }

    /// A class's own rule, beside the delegate's. Default false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// A class's own rule, beside the delegate's. Default false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recogniser wants an event at all. Asks the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: Where it is

    /// The middle of the gesture's touches in a view's coordinates; `nil` means the window's.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation ?? .zero, to: view) }

    /// Where one of the touches is, in a view's coordinates.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        convert(windowLocation(ofTouch: touchIndex), to: view)
    }

    // MARK: Location

    /// How many touches the gesture has at the moment.
    open var numberOfTouches: Int { countedTouches.count }
    /// How many lifted touches a gesture that is recognised at once keeps for its action. Published code asks taps and swipes where they
    /// were.
    var touchesKeptAtEnd: Int { 0 }

    // MARK: Targets

    /// Adds a target and its action. Adding the same pair again changes nothing.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
        targets.append(TargetAction(target: target, action: action))
    }

    /// Takes targets away. `nil` means any target, any action.
    ///
    /// An action that equals none of the target's stands for the one of the same shape, if there is exactly one
    /// (see `Selector`).
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        let ofTarget = targets.indices.filter { object == nil || targets[$0].target === object }
        let doomed = Set(action.map { chosen($0, among: ofTarget) } ?? ofTarget)
        targets = targets.indices.filter { !doomed.contains($0) }.map { targets[$0] }
    }

    /// Makes this recogniser wait until the other one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard !failureRequirements.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }
}
