import InterludeFoundation

/// An object that handles events: a view, a controller, a window, the application.
///
/// Events that a responder does not handle are passed to `next`. Responders form a chain from the touched view up to the
/// application.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIPasteConfigurationSupporting {
    public override init() {
        super.init()
    }

    deinit { AssociationTable.end(of: ObjectIdentifier(self)) }

    /// The receiver of events that this responder does not handle.
    open var next: UIResponder? { nil }

    // MARK: Accessibility

    // Kept, and read by the program's tests at most: there is no assistive technology here.

    final var accessibility = AccessibilityValues()
    /// The default accessibility of this kind of object.
    var accessibilityNature: AccessibilityNature { AccessibilityNature() }

    /// Whether the object is an accessibility element. The default is `false`, but `true` for labels, buttons, sliders
    /// and other controls.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? accessibilityNature.isElement }
        set { accessibility.isElement = newValue }
    }
    /// A short name. The default is the class's: a button's title, a label's text.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? accessibilityNature.label }
        set { accessibility.label = newValue }
    }
    /// The result of using it. The default is `nil`; for an item's button in a bar the item's.
    open var accessibilityHint: String? {
        get { accessibility.hint ?? accessibilityNature.hint }
        set { accessibility.hint = newValue }
    }
    /// The value, such as a slider's position. The default is the class's.
    open var accessibilityValue: String? {
        get { accessibility.value ?? accessibilityNature.value }
        set { accessibility.value = newValue }
    }
    /// The kind of element and its behavior. The default is the class's.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? accessibilityNature.traits }
        set { accessibility.traits = newValue }
    }
    /// The object's frame, in the coordinates of the screen. The default is its path's box, or else the view's bounds.
    open var accessibilityFrame: CGRect {
        get { ownAccessibilityFrame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil as UIView?) } ?? .zero }
        set { accessibility.frame = newValue }
    }
    /// The frame or the path's box that was set, in the coordinates of the screen.
    final var ownAccessibilityFrame: CGRect? { accessibility.rare?.path?.bounds ?? accessibility.frame }
    /// The elements it holds, in the order to read them, in place of its subviews. The default is `nil`: the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Whether it and all in it are left out of the element tree. The default is `false`.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    /// Whether the views beside it are left out of the element tree, as behind an alert. The default is `false`.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Whether its elements are read together before those beside it. The default is `false`; here all views' are.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    /// The outline of the element, in the coordinates of the screen; its box takes the place of the frame. The default is `nil`.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.rare?.path }
        set { accessibility.kept().path = newValue }
    }
    /// The middle of the frame, unless another place is set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.rare?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.kept().activationPoint = newValue }
    }
    /// The language in which it is spoken, such as "de". The default is `nil`; it has no effect here.
    open var accessibilityLanguage: String? {
        get { accessibility.rare?.language }
        set { accessibility.kept().language = newValue }
    }
    /// The label with attributes for speech. The default is `nil`; it does not change `accessibilityLabel` here.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.rare?.attributedLabel }
        set { accessibility.kept().attributedLabel = newValue }
    }
    /// Further actions for assistive technology. The default is `nil`; tests can read them.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.rare?.customActions }
        set { accessibility.kept().customActions = newValue }
    }
    /// The navigation order of its content. The default is automatic; it has no effect here.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.rare?.navigationStyle ?? .automatic }
        set { accessibility.kept().navigationStyle = newValue }
    }

    // Actions of assistive technology. No caller exists here.

    /// Activates the element and returns whether it was handled. Not called here; returns `false`.
    open func accessibilityActivate() -> Bool { false }
    /// Increases an adjustable value. Not called here; does nothing.
    open func accessibilityIncrement() {}
    /// Decreases an adjustable value. Not called here; does nothing.
    open func accessibilityDecrement() {}
    /// Scrolls by a page and returns whether there was one. Not called here; returns `false`.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Dismisses a modal view and returns whether it did. Not called here; returns `false`.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the most important action and returns whether it did. Not called here; returns `false`.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// How many elements were set; `NSNotFound` for none.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
    /// One of the elements that were set; `nil` if the index is out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// The index of an element that was set; `NSNotFound` for another.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// Called when assistive technology focuses it; never here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technology leaves it; never here.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether assistive technology is at it; never here.
    open func accessibilityElementIsFocused() -> Bool { false }

    // MARK: Interface Builder

    /// Called once the object, and all that it is connected to, has been read from a storyboard or nib. Does nothing.
    open func awakeFromNib() {}

    /// Called on iOS when Interface Builder shows the object. There is none here, so it is never called.
    open func prepareForInterfaceBuilder() {}

    // MARK: First responder

    /// Whether it may become first responder. The default is `false`; text fields and text views say `true`.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it gives up being first responder. The default is `true`.
    open var canResignFirstResponder: Bool { true }
    /// Whether key events come to it first.
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Asks to get key events first. The present first responder has to give way.
    ///
    /// - Returns: Whether this is the first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        return Host.current.input.begin(self)
    }

    /// Gives up being first responder.
    ///
    /// - Returns: Whether it isn't any more.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder || Host.current.input.isForced else { return false }
        Host.current.input.end(self)
        return true
    }

    /// Called when this has become first responder, before anything is brought up to type with. For classes of the package.
    func didBecomeFirst() {}

    /// The view instead of the keyboard while this is first responder.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while this is first responder.
    open var inputAccessoryView: UIView? { nil }

    /// Has `inputView` and `inputAccessoryView` asked for again, if this is first responder.
    open func reloadInputViews() {
        if isFirstResponder { Host.current.input.inputViewsMayHaveChanged() }
    }

    /// The undo manager: the next responder's, and finally the window's.
    open var undoManager: UndoManager? { next?.undoManager }
    /// Which gestures of three fingers edit text. There are none here.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// A name under which the keyboard's language would be kept. The default is `nil`; not asked for here.
    open var textInputContextIdentifier: String? { nil }

    // MARK: Touches

    /// Fingers came down in the view. Passes them on to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers moved that came down in the view. Passes them on to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers were lifted that came down in the view. Passes them on to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches were taken away, as by a gesture that was recognized. Passes them on to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Motion

    /// The device began to be shaken. The first responder hears it, or else the window. Passes it on to the next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// The device is no longer shaken. Passes it on to the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// A shake came to nothing; a shake here always is one. Passes it on to the next responder.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Keys

    /// The key commands of the responder, which are searched from the first responder up the chain.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Keys went down that neither type nor are commands. Passes them on to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Keys that are down changed. Passes them on to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Keys went up. Passes them on to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Presses of keys were taken away. Passes them on to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Edit actions

    // What the edit menu and its keys call. Responders that have something to copy, paste or select override them.

    /// Puts what is selected on the pasteboard and takes it out. Override it to have it in edit menus; does nothing.
    open func cut(_ sender: Any?) {}
    /// Puts what is selected on the pasteboard. Override it to have it in edit menus; does nothing.
    open func copy(_ sender: Any?) {}
    /// Puts what is on the pasteboard in: what the paste configuration takes. Override it to have it in edit menus without one.
    open func paste(_ sender: Any?) { pasteWhatIsTaken() }
    /// Selects what is at the insertion point. Override it to have it in edit menus; does nothing.
    open func select(_ sender: Any?) {}
    /// Selects everything. Override it to have it in edit menus; does nothing.
    open func selectAll(_ sender: Any?) {}
    /// Takes out what is selected. Override it to have it in edit menus; does nothing.
    open func delete(_ sender: Any?) {}

    // MARK: Pasting

    /// The types that pasting accepts. The default is `nil`.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Takes what was pasted. Override it; does nothing.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Whether one of the items can be pasted. By default the configuration says so.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { acceptsPasting(itemProviders) }

    // MARK: Actions

    /// Whether the responder has the method that `action` names. The edit actions, which every responder has, are only there
    /// for those that say so themselves, and for classes in ported sources that override them.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if let name = action.name, EditAction(rawValue: name) != nil {
            if name == EditAction.paste.rawValue, offersPasting { return true }
            return ObjectiveCClasses.hasMethod(name, type(of: self), below: UIResponder.self)
        }
        return action.isImplemented(by: self)
    }

    /// The first responder of the chain, from here on, that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Keyboard notifications

    /// Posted before the keyboard appears. The object is the screen.
    nonisolated public class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }
    /// Posted before the keyboard disappears. The object is the screen.
    nonisolated public class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }
    /// Posted when the keyboard has come up.
    nonisolated public class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }
    /// Posted when the keyboard has disappeared.
    nonisolated public class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }
    /// Posted before the keyboard moves, and before the notifications of its appearance or disappearance.
    nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// Posted when the keyboard has moved.
    nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }
    /// Whether the keyboard is the app's own, as a number; always `true` here.
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
    /// The number of the keyboard's curve: 7, which has no name.
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// How long the keyboard moves, in seconds, as a number.
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// The keyboard's frame before the move, on the screen, as a value of a rectangle.
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The keyboard's frame after the move, on the screen, as a value of a rectangle.
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
}
