import InterludeObjectiveC

/// An object that events come to: a view, a controller, a window, the application.
///
/// What a responder does not handle itself goes on to `next`. Responders form a chain from the touched view up to the
/// application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    deinit { AssociationTable.end(of: ObjectIdentifier(self)) }

    /// Who gets the events that this responder does not handle.
    open var next: UIResponder? { nil }

    // MARK: Accessibility

    // Kept, and read by the program's tests at most: there is no assistive technology here.

    final var accessibility = AccessibilityValues()
    /// What the kind of object is to assistive technology by itself.
    var accessibilityNature: AccessibilityNature { AccessibilityNature() }

    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? accessibilityNature.isElement }
        set { accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibility.label ?? accessibilityNature.label }
        set { accessibility.label = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility.value ?? accessibilityNature.value }
        set { accessibility.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? accessibilityNature.traits }
        set { accessibility.traits = newValue }
    }
    /// Where the object is, in the coordinates of the screen.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil as UIView?) } ?? .zero }
        set { accessibility.frame = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    open var accessibilityPath: UIBezierPath? {
        get { accessibility.rare?.path }
        set { accessibility.kept().path = newValue }
    }
    /// The middle of the frame, unless another place is set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.rare?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.kept().activationPoint = newValue }
    }
    open var accessibilityLanguage: String? {
        get { accessibility.rare?.language }
        set { accessibility.kept().language = newValue }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.rare?.attributedLabel }
        set { accessibility.kept().attributedLabel = newValue }
    }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.rare?.navigationStyle ?? .automatic }
        set { accessibility.kept().navigationStyle = newValue }
    }

    // What assistive technology asks for; nobody does here.

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }

    // MARK: Interface Builder

    /// Called on iOS once an object has been read from a nib. Nothing is read from nibs here, so it is never called; it is
    /// declared for classes that override it.
    open func awakeFromNib() {}

    /// Called on iOS when Interface Builder shows the object. There is none here, so it is never called.
    open func prepareForInterfaceBuilder() {}

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
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

    /// What takes the place of the keyboard while this is first responder.
    open var inputView: UIView? { nil }
    /// What stands on top of the keyboard while this is first responder.
    open var inputAccessoryView: UIView? { nil }

    /// Has `inputView` and `inputAccessoryView` asked for anew, if this is first responder.
    open func reloadInputViews() {
        if isFirstResponder { Host.current.input.inputViewsMayHaveChanged() }
    }

    /// What takes changes back: the next responder's, and at last the window's.
    open var undoManager: UndoManager? { next?.undoManager }
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    open var textInputContextIdentifier: String? { nil }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Motion

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Keys

    /// Keys that do something while the responder is asked about them: from the first responder on, up the chain.
    open var keyCommands: [UIKeyCommand]? { nil }

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Edit actions

    // What the edit menu and its keys call. Responders that have something to copy, paste or select override them.

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}

    // MARK: Actions

    /// Whether the responder has the method that `action` names. The edit actions, which every responder has, are only there
    /// for those that say so themselves, and for classes in ported sources that override them.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if let name = action.name, EditAction(rawValue: name) != nil {
            return ObjectiveCClasses.hasMethod(name, type(of: self), below: UIResponder.self)
        }
        return action.isImplemented(by: self)
    }

    /// The first responder of the chain, from here on, that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Keyboard notifications

    nonisolated public class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }
    nonisolated public class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }
    nonisolated public class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }
    nonisolated public class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }
    nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
}
