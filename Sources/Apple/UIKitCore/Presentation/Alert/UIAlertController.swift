/// The severity of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
    /// An alert of normal severity.
    case `default` = 0
    /// An alert that the user must see immediately.
    case critical = 1
}

/// A message with buttons: an alert in the center of the screen, or an action sheet at its bottom edge.
///
/// Present it as any other controller. On an iPad an action sheet is a popover, whose source must be set. An action's
/// handler is called after the alert was dismissed.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The style of the alert.
    public enum Style: Int, Sendable {
        /// Buttons at the lower edge; on tablets a popover.
        case actionSheet = 0
        /// A box in the middle of the screen.
        case alert = 1
    }

    /// Creates an alert without actions. An alert needs an action to be dismissed; a tap outside of an action sheet
    /// performs its cancel action.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        super.title = title
        shownMessage = message
        shape = preferredStyle
        modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
    }

    private var shape = Style.actionSheet
    private var shownMessage: String?
    /// The action that was chosen; its handler is called at the end of the dismissal.
    private var chosen: UIAlertAction?

    // MARK: What it says

    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            contentChanged()
        }
    }
    /// The message below the title.
    open var message: String? {
        get { shownMessage }
        set {
            shownMessage = newValue
            contentChanged()
        }
    }
    /// The title and the message with attributes, which apps set by name.
    final var attributedTitle: NSAttributedString? { didSet { if attributedTitle != oldValue { contentChanged() } } }
    final var attributedMessage: NSAttributedString? {
        didSet { if attributedMessage != oldValue { contentChanged() } }
    }
    /// The style of the alert.
    open var preferredStyle: UIAlertController.Style { shape }
    /// The severity of the alert. Has no effect here: phones and tablets ignore it.
    open var severity = UIAlertControllerSeverity.default

    // MARK: What one can do

    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// Adds an action. Precondition: at most one action has the style `cancel`.
    open func addAction(_ action: UIAlertAction) {
        demand(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        action.alert = self
        actions.append(action)
        contentChanged()
    }

    /// The action that is highlighted, and that the Return key performs.
    open var preferredAction: UIAlertAction? {
        didSet {
            demand(
                preferredAction.map { action in actions.contains { $0 === action } } ?? true,
                "The preferredAction of an alert controller must be contained in the \"actions\" array or be nil.")
            contentChanged()
        }
    }

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The user has chosen an action: the alert goes, then the handler is called.
    package func choose(_ action: UIAlertAction) {
        guard action.isEnabled, chosen == nil, let presenter = presentingViewController, !isBeingDismissed else {
            return
        }
        chosen = action
        viewIfLoaded?.endEditing(true)
        presenter.dismiss(animated: true) { [weak self] in self?.finish() }
    }

    /// The user has touched somewhere else, or pressed Escape: that means cancel, if there is such an action.
    ///
    /// - Returns: Whether the alert goes.
    @discardableResult
    func cancelByUser() -> Bool {
        guard let action = cancelAction else { return false }
        choose(action)
        return chosen != nil
    }

    private func finish() {
        let action = chosen
        chosen = nil
        action?.run()
    }

    /// The popover has been dismissed by a touch outside.
    func wasDismissedOutside() { cancelAction?.run() }

    // MARK: Text fields

    let fieldsView = AlertFieldsView()

    /// The text fields in the order in which they were added; `nil` if there are none.
    open var textFields: [UITextField]? { fieldsView.fields.isEmpty ? nil : fieldsView.fields }

    /// Adds a text field to an alert. The first one becomes first responder when the alert appears; the Return key
    /// moves to the next, and in the last one performs the preferred action, or the only one that does not cancel.
    ///
    /// - Parameter configurationHandler: Configures the field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        demand(
            shape == .alert, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
        )
        let field = UITextField()
        fieldsView.add(field)
        fieldsView.onReturn = { [weak self] in self?.returnByUser() }
        configurationHandler?(field)
        contentChanged()
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// The Return key was pressed.
    ///
    /// - Returns: Whether that means one of the actions.
    @discardableResult
    func returnByUser() -> Bool {
        let others = actions.filter { $0.style != .cancel }
        guard let action = preferredAction ?? (others.count == 1 ? others.first : nil), action.isEnabled else {
            return false
        }
        choose(action)
        return true
    }

    // MARK: The view

    /// The card, or the groups of an action sheet.
    package var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let made = AlertView(self)
        made.accessibilityViewIsModal = true
        view = made
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        demand(
            title != nil || message != nil || !actions.isEmpty,
            "UIAlertController must have a title, a message or an action to display")
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentChanged()
    }

    /// The title, the message or the actions are others now.
    private func contentChanged() {
        alertView?.rebuild()
        wishForRoom()
        modal.presentationController?.container?.setNeedsLayout()
    }

    /// In a popover: asks for as much room as what is said needs now.
    func wishForRoom() {
        guard let alertView, alertView.shape == .popover else { return }
        let size = alertView.size(in: UIScreen.main.bounds.size)
        if preferredContentSize != size { preferredContentSize = size }
    }

    func actionChanged(_ action: UIAlertAction) { alertView?.update(action) }

    // MARK: How it is presented

    override func makeSystemPresentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? {
        if shape == .alert {
            return AlertPresentationController(presentedViewController: self, presenting: presenting)
        }
        return AlertPopoverPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// The sheet that takes the popover's place in compact width.
    override func makeCompactPresentationController(
        insteadOf controller: UIPresentationController, in traits: UITraitCollection
    ) -> UIPresentationController? {
        guard shape == .actionSheet, traits.horizontalSizeClass != .regular else { return nil }
        let sheet = ActionSheetPresentationController(
            presentedViewController: self, presenting: controller.presenting)
        sheet.style = controller.style
        return sheet
    }
}
