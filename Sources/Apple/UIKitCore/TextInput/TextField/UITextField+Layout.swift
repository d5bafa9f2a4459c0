import CoreGraphics

/// A text field's text, laid out for a size.
struct FieldLayout {
    let size: CGSize
    let isEditing: Bool
    let text: TextLayout
}

/// Sizes that Apple does not document; see the ledger.
enum FieldMetrics {
    /// From a border to the text.
    static let borderInset: CGFloat = 7
    /// What a rounded border adds to the height of a line, and the least height there is with one.
    static let roundedHeight: CGFloat = 12
    static let leastRoundedHeight: CGFloat = 34
    /// What a line or bezel adds.
    static let plainHeight: CGFloat = 4
    static let cornerRadius: CGFloat = 5
    static let clearButtonSize: CGFloat = 19
    static let clearButtonMargin: CGFloat = 5
}

extension UITextField {
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: What shows

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
    /// The clear button's place goes before the right view's.
    private var showsRightView: Bool { rightView != nil && shows(rightViewMode) && !showsClearButton }
    private var showsClearButton: Bool { isEnabled && hasContentToClear && shows(clearButtonMode) }

    // MARK: Places

    func contentRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
        let inset = borderStyle == .none ? 0 : FieldMetrics.borderInset
        var rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
        if showsLeftView { rect = rect.cut(by: leftViewRect(forBounds: bounds), atLeft: !isMirrored) }
        if showsRightView { rect = rect.cut(by: rightViewRect(forBounds: bounds), atLeft: isMirrored) }
        if showsClearButton { rect = rect.cut(by: clearButtonRect(forBounds: bounds), atLeft: isMirrored) }
        return rect
    }

    func placeOfClearButton(_ bounds: CGRect) -> CGRect {
        let (size, margin) = (FieldMetrics.clearButtonSize, borderStyle == .none ? 0 : FieldMetrics.clearButtonMargin)
        let x = isMirrored ? bounds.minX + margin : bounds.maxX - margin - size
        return CGRect(x: x, y: (bounds.midY - size / 2).rounded(), width: size, height: size)
    }

    func placeOfLeftView(_ bounds: CGRect) -> CGRect { place(leftView, in: bounds, atLeft: !isMirrored) }
    func placeOfRightView(_ bounds: CGRect) -> CGRect { place(rightView, in: bounds, atLeft: isMirrored) }

    private func place(_ view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        let inset = borderStyle == .none ? 0 : FieldMetrics.borderInset
        let x = atLeft ? bounds.minX + inset : bounds.maxX - inset - size.width
        return CGRect(x: x, y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }

    /// Where the text is now.
    var textPlace: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

    func layOutField() {
        UIView.performWithoutAnimation {
            parts.plate.frame = borderRect(forBounds: bounds)
            parts.canvas.frame = bounds
            parts.selection.frame = bounds
            placeSides()
            dressPlate()
        }
        revealCaret()
        parts.selection.refresh()
    }

    private func placeSides() {
        for (view, isShown, place) in [
            (leftView, showsLeftView, leftViewRect(forBounds: bounds)),
            (rightView, showsRightView, rightViewRect(forBounds: bounds)),
        ] {
            guard let view else { continue }
            if isShown, view.superview !== self { addSubview(view) }
            view.isHidden = !isShown
            if isShown { view.frame = place }
        }
        if showsClearButton || parts.hasClearButton {
            parts.clearButton.isHidden = !showsClearButton
            parts.clearButton.frame = clearButtonRect(forBounds: bounds)
        }
    }

    private func dressPlate() {
        let plate = parts.plate
        let picture = (isEnabled ? nil : disabledBackground) ?? background
        plate.image = borderStyle == .roundedRect ? nil : picture
        plate.layer.cornerRadius = borderStyle == .roundedRect ? FieldMetrics.cornerRadius : 0
        plate.isHidden = borderStyle == .none && plate.image == nil
        let hasBorder = borderStyle != .none && plate.image == nil
        plate.layer.borderWidth = hasBorder ? (borderStyle == .roundedRect ? 0.5 : 1) : 0
        let ink: UIColor = borderStyle == .roundedRect ? .separator : borderStyle == .line ? .label : .systemGray
        plate.layer.borderColor = ink.resolvedColor(with: traitCollection).cgColor
        let paper: UIColor = isEnabled ? .systemBackground : .secondarySystemBackground
        plate.backgroundColor = borderStyle == .roundedRect ? paper : nil
    }

    // MARK: Sizes

    var naturalSize: CGSize {
        let font = font ?? FieldContent.font
        let line = font.lineHeight.rounded(.up) + 1
        let height: CGFloat =
            switch borderStyle {
            case .none: line
            case .line, .bezel: line + FieldMetrics.plainHeight
            case .roundedRect: max(FieldMetrics.leastRoundedHeight, line + FieldMetrics.roundedHeight)
            }
        let width = max(TextLayout(shownText).size.width, TextLayout(hint).size.width).rounded(.up)
        let probe = CGRect(x: 0, y: 0, width: 1000, height: height)
        let inset = probe.width - (isEditing ? editingRect(forBounds: probe) : textRect(forBounds: probe)).width
        return CGSize(width: width + inset, height: height)
    }

    /// Where the text stands: in the middle, unless it is aligned otherwise.
    var lines: LayoutBaselines {
        guard bounds.height > 0 else {
            let layout = TextLayout(shownText)
            let line = layout.firstBaseline - layout.size.height / 2
            return LayoutBaselines(origin: .middle, first: line, last: line)
        }
        let line = layoutOrigin.y + shownLayout.firstBaseline
        if contentVerticalAlignment == .top { return LayoutBaselines(origin: .top, first: line, last: line) }
        let fromMiddle = line - bounds.height / 2
        return LayoutBaselines(origin: .middle, first: fromMiddle, last: fromMiddle)
    }

    // MARK: Text

    /// The text as it is seen: a password as dots, line ends as blanks.
    private var shownText: StyledText {
        var shown = content.text
        shown.attributesIfEmpty = attributesForTyping
        let text = shown.string
        if isSecureTextEntry {
            let hidden = NSMutableString(string: String(repeating: "•", count: text.length))
            if isEditing, let clear = editor.revealed, NSMaxRange(clear) <= text.length {
                hidden.replaceCharacters(in: clear, with: text.substring(with: clear))
            }
            return StyledText(hidden, parts: shown.parts)
        }
        guard text.rangeOfCharacter(from: .newlines).location != NSNotFound else { return shown }
        let flat = String((text as String).map { $0.isNewline ? " " : $0 })
        // A pair of carriage return and line feed is one character to Swift and two units to everybody else.
        guard flat.utf16.count == text.length else { return shown }
        return StyledText(flat as NSString, parts: shown.parts)
    }

    var shownLayout: TextLayout {
        let size = textPlace.size
        if let layout, layout.size == size, layout.isEditing == isEditing { return layout.text }
        let text = makeLayout(in: size)
        layout = FieldLayout(size: size, isEditing: isEditing, text: text)
        return text
    }

    private func makeLayout(in size: CGSize) -> TextLayout {
        var text = shownText
        if adjustsFontSizeToFitWidth, let font {
            let width = TextLayout(text).size.width
            let least = max(minimumFontSize, 1) / font.pointSize
            if width > size.width, least < 1 { text = text.scalingFonts(by: max(least, size.width / width)) }
        }
        guard !isEditing else { return TextLayout(text) }
        var settings = TextLayout.Settings(width: max(0, size.width), maximumLines: 1)
        settings.alignment = .left
        settings.lineBreakMode = .byTruncatingTail
        let whole = TextLayout(text)
        return whole.size.width <= size.width ? whole : TextLayout(text, settings)
    }

    var layoutOrigin: CGPoint {
        let (rect, layout) = (textPlace, shownLayout)
        let x = rect.minX + inset(of: layout.size.width, in: rect.width) - (isEditing ? scroll : 0)
        return CGPoint(x: x, y: top(of: layout, in: rect))
    }

    /// How far text is set in from the left by its alignment.
    private func inset(of width: CGFloat, in room: CGFloat) -> CGFloat {
        let spare = room - width
        guard spare > 0 else { return 0 }
        switch textAlignment {
        case .center: return spare / 2
        case .right: return spare
        case .natural: return isMirrored ? spare : 0
        case .left, .justified: return 0
        }
    }

    private func top(of layout: TextLayout, in rect: CGRect) -> CGFloat {
        let spare = rect.height - layout.size.height
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: rect.minY
            case .bottom: rect.minY + spare
            case .center, .fill: rect.minY + spare / 2
            }
        // Baselines lie on whole pixels, as labels' do.
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : DrawingScale.current
        return ((y + layout.firstBaseline) * scale).rounded() / scale - layout.firstBaseline
    }

    var selectionBounds: CGRect { textPlace }

    /// Moves text that is too wide so that the caret shows.
    func revealCaret() {
        guard isEditing else { return scroll = 0 }
        let (rect, layout) = (textPlace, shownLayout)
        let widest = max(0, layout.size.width + TextEditor.caretWidth - rect.width)
        guard widest > 0 else { return scrollTo(0) }
        let caret = layout.caret(at: editor.head).minX
        var scroll = scroll
        if caret < scroll { scroll = caret }
        if caret + TextEditor.caretWidth > scroll + rect.width { scroll = caret + TextEditor.caretWidth - rect.width }
        scrollTo(min(max(0, scroll), widest))
    }

    private func scrollTo(_ place: CGFloat) {
        guard place != scroll else { return }
        scroll = place
        parts.canvas.setNeedsDisplay()
    }

    // MARK: Drawing

    func drawContent() {
        guard content.text.length == 0 else { return drawText(in: textPlace) }
        if content.placeholder != nil { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
    }

    func drawField(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        shownLayout.draw(in: context, at: layoutOrigin)
        context.restoreGState()
    }

    /// The placeholder with what it leaves open as the text has it, in the gray of placeholders.
    private var hint: StyledText {
        var attributes = content.attributes
        attributes[.foregroundColor] = UIColor.placeholderText
        guard let placeholder = content.placeholder else { return StyledText("", attributes) }
        let own = StyledText(placeholder)
        let parts = own.parts.map {
            StyledText.Part(range: $0.range, attributes: attributes.merging($0.attributes) { _, given in given })
        }
        return StyledText(own.string, parts: parts)
    }

    func drawHint(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var settings = TextLayout.Settings(width: max(0, rect.width), maximumLines: 1)
        settings.lineBreakMode = .byTruncatingTail
        settings.alignment = .left
        let layout = TextLayout(hint, settings)
        let x = rect.minX + inset(of: layout.size.width, in: rect.width)
        context.saveGState()
        context.clip(to: rect)
        layout.draw(in: context, at: CGPoint(x: x, y: top(of: layout, in: rect)))
        context.restoreGState()
    }
}

extension CGRect {
    /// What is left beside a view at one end.
    fileprivate func cut(by view: CGRect, atLeft: Bool) -> CGRect {
        let left = atLeft ? max(minX, view.maxX) : minX
        let right = atLeft ? maxX : min(maxX, view.minX)
        return CGRect(x: left, y: minY, width: max(0, right - left), height: height)
    }
}
