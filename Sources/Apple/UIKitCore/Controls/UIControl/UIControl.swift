import InterludeFoundation
import QuartzCore

/// A view that converts touches to control events, such as a touch that ends inside, and sends actions for them.
///
/// Targets are weak references. Actions are sent in the order in which they were added.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// An event of a control.
    public struct Event: OptionSet, Sendable, Hashable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from a raw value. Undefined bits are retained.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch began in the control.
        public static var touchDown: Event { Event(rawValue: 1 << 0) }
        /// A touch began again shortly after a tap. Sent together with `touchDown`.
        public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
        /// A touch moved inside, or within 70 points of the edge.
        public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
        /// A touch that began inside moved outside.
        public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
        /// A touch moved back inside.
        public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
        /// A touch moved from inside to outside.
        public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
        /// A touch ended inside: a tap.
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
        /// A touch ended outside.
        public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
        /// A touch was canceled, such as by a recognized gesture.
        public static var touchCancel: Event { Event(rawValue: 1 << 8) }
        /// The user changed the value. Not sent for changes in code.
        public static var valueChanged: Event { Event(rawValue: 1 << 12) }
        /// The primary action: a button was tapped, a value was changed, Return was pressed.
        public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
        /// A touch opened the control's menu.
        public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
        /// Editing of a text field began.
        public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
        /// The user changed the text of a text field.
        public static var editingChanged: Event { Event(rawValue: 1 << 17) }
        /// Editing of a text field ended.
        public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
        /// Return was pressed in a text field.
        public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
        /// All touch events.
        public static var allTouchEvents: Event { Event(rawValue: 0x0000_0FFF) }
        /// All editing events.
        public static var allEditingEvents: Event { Event(rawValue: 0x000F_0000) }
        /// The bits that apps can define.
        public static var applicationReserved: Event { Event(rawValue: 0x0F00_0000) }
        /// The bits that are reserved for the system.
        public static var systemReserved: Event { Event(rawValue: 0xF000_0000) }
        /// All events.
        public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
    }

    /// The state of a control.
    public struct State: OptionSet, Sendable, Hashable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from a raw value. Undefined bits are retained.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Enabled, and neither selected nor highlighted.
        public static var normal: State { [] }
        /// A touch is inside the control.
        public static var highlighted: State { State(rawValue: 1 << 0) }
        /// `isEnabled` is `false`.
        public static var disabled: State { State(rawValue: 1 << 1) }
        /// `isSelected` is `true`.
        public static var selected: State { State(rawValue: 1 << 2) }
        /// The control is focused. Never set here.
        public static var focused: State { State(rawValue: 1 << 3) }
        /// The bits that apps can define.
        public static var application: State { State(rawValue: 0x00FF_0000) }
        /// The bits that are reserved for the system.
        public static var reserved: State { State(rawValue: 0xFF00_0000) }
    }

    /// The horizontal alignment of content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Centered.
        case center = 0
        /// At the left edge.
        case left = 1
        /// At the right edge.
        case right = 2
        /// The whole width. A button's content is then at the left edge.
        case fill = 3
        /// At the edge where reading starts.
        case leading = 4
        /// At the edge where reading ends.
        case trailing = 5
    }

    /// The vertical alignment of content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// Centered.
        case center = 0
        /// At the top edge.
        case top = 1
        /// At the bottom edge.
        case bottom = 2
        /// The whole height. A button's content is then at the top edge.
        case fill = 3
    }

    var handlers: [EventHandler] = []
    /// The finger that is being tracked.
    var trackedTouch: UITouch?

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control with an action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decode(.control, from: coder)
    }

    // MARK: State

    /// Whether the control reacts to touches. The default is `true`.
    open var isEnabled = true {
        willSet { KeyValueObserving.willChange(self, "enabled") }
        didSet {
            if isEnabled != oldValue { stateDidChange() }
            KeyValueObserving.didChange(self, "enabled")
        }
    }
    /// Whether the control is selected. The default is `false`. It changes only the appearance.
    open var isSelected = false {
        willSet { KeyValueObserving.willChange(self, "selected") }
        didSet {
            if isSelected != oldValue { stateDidChange() }
            KeyValueObserving.didChange(self, "selected")
        }
    }
    /// Whether the control is highlighted. The default is `false`. Touches set it.
    open var isHighlighted = false {
        willSet { KeyValueObserving.willChange(self, "highlighted") }
        didSet {
            if isHighlighted != oldValue { stateDidChange() }
            KeyValueObserving.didChange(self, "highlighted")
        }
    }
    /// The vertical alignment of the content. The default is `center`. Buttons and text fields use it.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }
    /// The horizontal alignment of the content. The default is `center`. Buttons use it.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }
    /// Whether the control tracks a touch.
    open internal(set) var isTracking = false
    /// Whether the tracked touch is inside, or within 70 points of the edge.
    open internal(set) var isTouchInside = false
    /// Whether the menu opens on touch down, instead of the control's actions.
    open var showsMenuAsPrimaryAction = false

    // MARK: Menus

    var menuInteraction: UIContextMenuInteraction?

    /// The interaction of the control's menu, if it can have one.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }
    /// Whether the control can have a menu. A button with a menu sets it.
    open var isContextMenuInteractionEnabled: Bool {
        get { menuInteraction != nil }
        set { setMenuInteraction(newValue) }
    }

    /// Returns the point at which the menu opens, in the control's coordinates.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// Returns the menu for a press at a location. The default is none.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the preview of the control before the menu opens. The default is `nil`, for the control itself.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns the preview to which the menu closes. The default is `nil`, for the control itself.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called before the menu opens. The animator runs animations alongside. The default implementation does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the menu closes. The animator runs animations alongside. The default implementation does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The state that results from `isEnabled`, `isSelected` and `isHighlighted`.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// The horizontal alignment with `leading` and `trailing` resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isReversed ? .right : .left
        case .trailing: return isReversed ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    /// Called when `state` has changed. Subclasses of the package refresh their looks.
    func stateDidChange() { setNeedsLayout() }

    // MARK: Tracking

    /// Called when a touch begins. Return `false` to ignore the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch moves. Return `false` to end tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the touch is canceled.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegan(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMoved(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnded(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackCancelled(touches, event)
    }

    /// Returns `false` for single taps of views behind the control, so that the control receives
    /// the tap.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled,
            blocksTapsOfAncestors
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// Whether a single tap on the control belongs to it alone, as on buttons, switches and the like.
    var blocksTapsOfAncestors: Bool { false }
    /// Whether lifting the finger inside is the control's primary event, as on buttons.
    var sendsPrimaryActionOnTouchUp: Bool { false }

    /// Called before events are sent. For classes of the package.
    func willSend(_ events: UIControl.Event) {}

    // MARK: Sending

    /// Sends one action. Override it to observe or redirect actions.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs one action.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Sends all actions that were added for the events.
    open func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, with: nil) }

    /// Performs the primary action, as a tap does.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    // MARK: Targets

    /// Adds a target and its action for events. A `nil` target is the first responder in the chain that has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        addHandler(.target(TargetBox(target), action), for: controlEvents)
    }

    /// Removes targets and actions. `nil` matches any target or any action. See `Selector` for the comparison of
    /// actions.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        removeHandlers(target: target, action: action, for: controlEvents)
    }

    /// Adds an action for events, and replaces one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        addHandler(.action(action), for: controlEvents)
    }

    /// Removes the action with the same identifier from events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier from events. Has no effect if there is none.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        removeAction(named: actionIdentifier, for: controlEvents)
    }

    // MARK: Handlers

    /// The targets that were added.
    open var allTargets: Set<AnyHashable> {
        Set(handlers.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
    }

    /// The events for which actions were added.
    open var allControlEvents: UIControl.Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// Returns the names of a target's actions for an event, or `nil` if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        var names: [String] = []
        enumerateEventHandlers { _, found, events, _ in
            guard let (object, action) = found, events.contains(controlEvent),
                (object as AnyObject) === (target as AnyObject)
            else { return }
            names.append(NSStringFromSelector(action))
        }
        return names.isEmpty ? nil : names
    }

    /// Enumerates all added actions in order, until `stop` is set.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        visitEventHandlers(iterator)
    }
}
