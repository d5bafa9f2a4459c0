import CoreGraphics

/// What a text view keeps beside its text.
@MainActor struct TextViewContent {
    /// As a text view made on iOS has it: 12 points.
    static let font = UIFont.systemFont(ofSize: 12)

    /// What text without attributes of its own is set in.
    var attributes: [NSAttributedString.Key: Any] = [.font: TextViewContent.font, .foregroundColor: UIColor.label]
    var alignment = NSTextAlignment.natural
    /// What was asked for the next characters typed.
    var typing: [NSAttributedString.Key: Any]?
    var linkAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether editing begins when the view comes into a window.
    var beginsInWindow = false
    /// The width that the size by content was told for.
    var toldWidth: CGFloat = 0

    /// Storage, manager and container, which a container that is given may have already.
    static func kit(_ given: NSTextContainer?) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let container = given ?? NSTextContainer(size: .zero)
        if given == nil { container.widthTracksTextView = true }
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        return (storage, manager, container)
    }
}

extension UITextView {
    func setUpText() {
        backgroundColor = .systemBackground
        alwaysBounceVertical = false
        storage.attributesIfEmpty = content.attributes
        manager.watch { [weak self] in
            self?.textLookDidChange()
            return self != nil
        }
        manager.look = { [weak self] in self?.withLinks($0) ?? $0 }
        container.onChange = { [weak self] in self?.textLookDidChange() }
        _ = parts
    }

    /// Sets another text, by program.
    func setContent(_ text: StyledText) {
        undoManagerIfEditing?.removeAllActions(withTarget: editor)
        replaceAll(with: text)
        if isInEditing { editor.textWasSet() } else { editor.moveToEnd() }
    }

    private var undoManagerIfEditing: UndoManager? { isInEditing ? undoManager : nil }

    private func replaceAll(with text: StyledText) {
        var text = text
        text = text.withAlignment(content.alignment)
        guard !storage.shown.hasSameParts(as: text) else { return }
        storage.replace(NSRange(location: 0, length: storage.length), with: text)
        storage.attributesIfEmpty = content.attributes
        textLookDidChange()
    }

    func setAttributed(_ text: NSAttributedString?) {
        guard let text else { return setContent(StyledText("", content.attributes)) }
        let given = StyledText(text)
        let own = content.attributes
        setContent(given.mappingAttributes { own.merging($0) { _, given in given } })
        if given.length > 0 { content.attributes = own.merging(given.attributes(at: 0)) { _, given in given } }
        content.attributes[.link] = nil
    }

    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        let isUnchanged =
            StyledText.areSame(content.attributes[key], value)
            && storage.shown.parts.allSatisfy { StyledText.areSame($0.attributes[key], value) }
        content.attributes[key] = value
        content.typing?[key] = value
        guard !isUnchanged else { return }
        storage.restyleAll { $0.merging([key: value]) { _, new in new } }
        storage.attributesIfEmpty = content.attributes
        manager.storageDidChange()
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        guard alignment != content.alignment || !isAligned(alignment) else { return }
        content.alignment = alignment
        let style = (content.attributes[.paragraphStyle] as? NSParagraphStyle ?? .default).aligned(alignment)
        content.attributes[.paragraphStyle] = style
        storage.restyleAll { attributes in
            let old = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
            return attributes.merging([.paragraphStyle: old.aligned(alignment)]) { _, new in new }
        }
        storage.attributesIfEmpty = content.attributes
        manager.storageDidChange()
    }

    /// Whether all of the text keeps to an edge already.
    private func isAligned(_ alignment: NSTextAlignment) -> Bool {
        storage.shown.parts.allSatisfy { part in
            (part.attributes[.paragraphStyle] as? NSParagraphStyle ?? .default).alignment == alignment
        }
    }

    /// Takes the fonts of text styles in the user's present size, if the view follows that.
    func followContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        func follow(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
            guard let font = attributes[.font] as? UIFont else { return attributes }
            return attributes.merging([.font: font.following(traits)]) { _, new in new }
        }
        content.attributes = follow(content.attributes)
        storage.restyleAll(follow)
        storage.attributesIfEmpty = content.attributes
        manager.storageDidChange()
    }

    /// Has all that depends on the text made again.
    func textLookDidChange() {
        manager.containerDidChange()
        content.toldWidth = 0
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
        parts.redraw()
    }
}

extension StyledText {
    fileprivate func withAlignment(_ alignment: NSTextAlignment) -> StyledText {
        guard alignment != .natural else { return self }
        return mappingAttributes { attributes in
            let style = attributes[.paragraphStyle] as? NSParagraphStyle
            return style == nil
                ? attributes.merging([.paragraphStyle: NSParagraphStyle.default.aligned(alignment)]) { _, new in new }
                : attributes
        }
    }
}

extension NSParagraphStyle {
    fileprivate func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(self)
        style.alignment = alignment
        return style
    }
}
