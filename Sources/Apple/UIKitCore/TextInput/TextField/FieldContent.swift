import CoreGraphics

/// What a text field shows.
@MainActor struct FieldContent {
    /// The system's font in 17 points, as a field made on iOS has it.
    static let font = UIFont.systemFont(ofSize: 17)

    var text = StyledText("", [:])
    /// What text without attributes of its own is set in.
    var attributes: [NSAttributedString.Key: Any] = [.font: FieldContent.font, .foregroundColor: UIColor.label]
    /// What was asked for the next characters typed.
    var typing: [NSAttributedString.Key: Any]?
    var placeholder: NSAttributedString?
}

extension UITextField {
    func setUp() {
        isOpaque = false
        content.text.attributesIfEmpty = content.attributes
        _ = parts
    }

    /// Sets another text, by program: nobody is asked, and nobody told but of the selection.
    func setContent(_ text: StyledText) {
        var text = text
        text.attributesIfEmpty = content.attributes
        let isSame = text.string.isEqual(to: content.text.string as String)
        let isUnchanged = isSame && content.text.hasSameParts(as: text)
        content.text = text
        if !isUnchanged { contentDidChange() }
        if isSame, editor.marked == nil { return }
        undoManagerIfAny?.removeAllActions(withTarget: editor)
        if isEditing { editor.textWasSet() } else { editor.moveToEnd() }
    }

    private var undoManagerIfAny: UndoManager? { isEditing ? undoManager : nil }

    func setAttributed(_ text: NSAttributedString?) {
        guard let text else { return setContent(StyledText("", content.attributes)) }
        let own = StyledText(text)
        let filled = own.parts.map { part in
            StyledText.Part(
                range: part.range, attributes: content.attributes.merging(part.attributes) { _, given in given })
        }
        setContent(StyledText(own.string, parts: filled))
    }

    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        let isUnchanged =
            StyledText.areSame(content.attributes[key], value)
            && content.text.parts.allSatisfy { StyledText.areSame($0.attributes[key], value) }
        content.attributes[key] = value
        content.typing?[key] = value
        guard !isUnchanged else { return }
        restyle([key: value])
    }

    func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        content.attributes.merge(attributes) { _, new in new }
        restyle(attributes)
    }

    private func restyle(_ attributes: [NSAttributedString.Key: Any]) {
        let all = NSRange(location: 0, length: content.text.length)
        if all.length > 0 { content.text = content.text.adding(attributes, in: all) }
        content.text.attributesIfEmpty = content.attributes
        contentDidChange()
    }

    func setPlaceholder(_ text: NSAttributedString?) {
        guard content.placeholder != text else { return }
        content.placeholder = text
        contentDidChange()
    }

    /// Has all that depends on the text made again.
    func contentDidChange() {
        layout = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        parts.canvas.setNeedsDisplay()
    }

    func lookDidChange() { contentDidChange() }

    func traitsDidChange(from old: InputTraits) {
        if traits.isSecure != old.isSecure { contentDidChange() }
    }

    func sideViewDidChange(from old: UIView?) {
        if let old, old !== leftView, old !== rightView { old.removeFromSuperview() }
        lookDidChange()
    }

    /// Takes the font of its text style in the user's present size, if the field follows that.
    func followContentSize() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let following = font.following(traitCollection)
        if following.pointSize != font.pointSize { self.font = following }
    }
}

/// The views inside a text field.
@MainActor final class FieldParts {
    private unowned let field: UITextField
    let plate = UIImageView()
    let canvas: FieldCanvas
    let selection: TextSelectionView
    let gestures: TextGestures
    /// Made when it is first needed.
    private(set) lazy var clearButton = makeClearButton()
    private(set) var hasClearButton = false

    init(_ field: UITextField) {
        self.field = field
        canvas = FieldCanvas(field)
        selection = TextSelectionView(field)
        gestures = TextGestures(field)
        for view in [plate, canvas, selection] as [UIView] { field.addSubview(view) }
    }

    private func makeClearButton() -> UIButton {
        hasClearButton = true
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        button.tintColor = .tertiaryLabel
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak field] _ in field?.clearByButton() }, for: .touchUpInside)
        field.addSubview(button)
        return button
    }
}

/// Draws a text field's text.
@MainActor final class FieldCanvas: UIView {
    private unowned let field: UITextField

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("A field's parts are not archived") }

    override func draw(_ rect: CGRect) { field.drawContent() }
}
