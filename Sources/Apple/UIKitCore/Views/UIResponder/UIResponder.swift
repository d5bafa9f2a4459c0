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
    /// A short description. The default is the class's, such as a button's title or a label's text.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? accessibilityNature.label }
        set { accessibility.label = newValue }
    }
    /// A description of the result of an activation. The default is `nil`; for the button of a bar item it is the
    /// item's.
    open var accessibilityHint: String? {
        get { accessibility.hint ?? accessibilityNature.hint }
        set { accessibility.hint = newValue }
    }
    /// The value, such as a slider's position. The default is the class's.
    open var accessibilityValue: String? {
        get { accessibility.value ?? accessibilityNature.value }
        set { accessibility.value = newValue }
    }
    /// The kind of the element and its behavior. The default is the class's.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? accessibilityNature.traits }
        set { accessibility.traits = newValue }
    }
    /// The frame in the coordinates of the screen. The default is the bounding box of the path, otherwise the view's
    /// bounds.
    open var accessibilityFrame: CGRect {
        get { ownAccessibilityFrame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil as UIView?) } ?? .zero }
        set { accessibility.frame = newValue }
    }
    /// The frame or the path's box that was set, in the coordinates of the screen.
    final var ownAccessibilityFrame: CGRect? { accessibility.rare?.path?.bounds ?? accessibility.frame }
    /// The accessibility elements inside the object, in reading order. The default is `nil`, for the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Whether the object and its subviews are excluded from the accessibility elements. The default is `false`.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    /// Whether the siblings of the view are excluded from the accessibility elements, as behind an alert. The default
    /// is `false`.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Whether the elements of the object are read together, before those of its siblings. The default is `false`. Has
    /// no effect here: all views are read so.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    /// The outline of the element in the coordinates of the screen. Its bounding box replaces the frame. The default is
    /// `nil`.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.rare?.path }
        set { accessibility.kept().path = newValue }
    }
    /// The point that an activation touches. The default is the center of the frame.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.rare?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.kept().activationPoint = newValue }
    }
    /// The language in which the element is spoken, such as "de". The default is `nil`. Has no effect here.
    open var accessibilityLanguage: String? {
        get { accessibility.rare?.language }
        set { accessibility.kept().language = newValue }
    }
    /// The label with attributes for speech. The default is `nil`. It does not change `accessibilityLabel` here.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.rare?.attributedLabel }
        set { accessibility.kept().attributedLabel = newValue }
    }
    /// Custom actions for assistive technology. The default is `nil`. Tests can read them.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.rare?.customActions }
        set { accessibility.kept().customActions = newValue }
    }
    /// The navigation order of the content. The default is `automatic`. Has no effect here.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.rare?.navigationStyle ?? .automatic }
        set { accessibility.kept().navigationStyle = newValue }
    }

    // Actions of assistive technology. No caller exists here.

    /// Activates the element, and returns whether it succeeded. Not called here; the default implementation returns
    /// `false`.
    open func accessibilityActivate() -> Bool { false }
    /// Increases an adjustable value. Not called here; does nothing.
    open func accessibilityIncrement() {}
    /// Decreases an adjustable value. Not called here; does nothing.
    open func accessibilityDecrement() {}
    /// Scrolls by a page, and returns whether it succeeded. Not called here; the default implementation returns
    /// `false`.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Dismisses a modal view, and returns whether it succeeded. Not called here; the default implementation returns
    /// `false`.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the most important action, and returns whether it succeeded. Not called here; the default
    /// implementation returns `false`.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Returns the number of elements that were set, or `NSNotFound` if none were.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
    /// Returns one of the elements that were set, or `nil` if the index is out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Returns the index of an element that was set, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// Called when assistive technology focuses the element. Never called here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technology leaves the element. Never called here.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether assistive technology focuses the element. Always `false` here.
    open func accessibilityElementIsFocused() -> Bool { false }

    // MARK: Interface Builder

    /// Called after the object and its connections were loaded from a storyboard or nib. The default implementation
    /// does nothing.
    open func awakeFromNib() {}

    /// Called when Interface Builder displays the object. Never called here.
    open func prepareForInterfaceBuilder() {}

    // MARK: First responder

    /// Whether the object can become first responder. The default is `false`; text fields and text views return `true`.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object can resign first responder. The default is `true`.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object is the first responder, which receives key events first.
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Makes the object the first responder, which receives key events first. The current first responder must resign.
    ///
    /// - Returns: Whether the object is the first responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        return Host.current.input.begin(self)
    }

    /// Resigns first responder.
    ///
    /// - Returns: Whether the object is not the first responder after the call.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder || Host.current.input.isForced else { return false }
        Host.current.input.end(self)
        return true
    }

    /// Called when this has become first responder, before anything is brought up to type with. For classes of the package.
    func didBecomeFirst() {}

    /// The view that replaces the keyboard while the object is the first responder.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while the object is the first responder.
    open var inputAccessoryView: UIView? { nil }

    /// Reloads `inputView` and `inputAccessoryView` if the object is the first responder.
    open func reloadInputViews() {
        if isFirstResponder { Host.current.input.inputViewsMayHaveChanged() }
    }

    /// The undo manager: by default the next responder's, and finally the window's.
    open var undoManager: UndoManager? { next?.undoManager }
    /// The editing gestures with three fingers. There are none here.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// The identifier for the keyboard's language. The default is `nil`. Has no effect here.
    open var textInputContextIdentifier: String? { nil }

    // MARK: Touches

    /// Called when touches begin in the view. The default implementation passes them to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches of the view move. The default implementation passes them to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches of the view end. The default implementation passes them to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when touches of the view are canceled, such as by a recognized gesture. The default implementation passes
    /// them to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Motion

    /// Called on the first responder, or the window, when a shake begins. The default implementation passes it to the
    /// next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when a shake ends. The default implementation passes it to the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when a shake is canceled, which does not occur here. The default implementation passes it to the next
    /// responder.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Keys

    /// The key commands of the responder. They are searched from the first responder up the chain.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called when keys are pressed that neither enter text nor are commands. The default implementation passes them to
    /// the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Called when pressed keys change. The default implementation passes them to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Called when keys are released. The default implementation passes them to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Called when key presses are canceled. The default implementation passes them to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Edit actions

    // What the edit menu and its keys call. Responders that have something to copy, paste or select override them.

    /// Cuts the selection to the pasteboard. An override adds it to edit menus; the default implementation does
    /// nothing.
    open func cut(_ sender: Any?) {}
    /// Copies the selection to the pasteboard. An override adds it to edit menus; the default implementation does
    /// nothing.
    open func copy(_ sender: Any?) {}
    /// Pastes the items of the pasteboard that the paste configuration accepts. An override adds it to edit menus
    /// without one.
    open func paste(_ sender: Any?) { pasteWhatIsTaken() }
    /// Selects the content at the insertion point. An override adds it to edit menus; the default implementation does
    /// nothing.
    open func select(_ sender: Any?) {}
    /// Selects all content. An override adds it to edit menus; the default implementation does nothing.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection. An override adds it to edit menus; the default implementation does nothing.
    open func delete(_ sender: Any?) {}

    // MARK: Pasting

    /// The types that pasting accepts. The default is `nil`.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Receives pasted items. The default implementation does nothing.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Returns whether one of the items can be pasted. The default implementation uses the paste configuration.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { acceptsPasting(itemProviders) }

    // MARK: Actions

    /// Returns whether the responder can perform an action: whether it has the method. The edit
    /// actions, which every responder has, can be performed only if the responder overrides this
    /// method, or if its class in ported sources overrides them.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if let name = action.name, EditAction(rawValue: name) != nil {
            if name == EditAction.paste.rawValue, offersPasting { return true }
            return ObjectiveCClasses.hasMethod(name, type(of: self), below: UIResponder.self)
        }
        return action.isImplemented(by: self)
    }

    /// Returns the first responder of the chain, from this one on, that can perform an action.
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
    /// Posted after the keyboard has appeared.
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
    /// Posted after the keyboard has moved.
    nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }
    /// The key of whether the keyboard is the app's own, as a number; always `true` here.
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
    /// The key of the animation curve's number: 7, which has no name.
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// The key of the animation's duration in seconds, as a number.
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// The key of the keyboard's initial frame on the screen, as a value with a rectangle.
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key of the keyboard's final frame on the screen, as a value with a rectangle.
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
}
