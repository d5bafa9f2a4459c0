/// An attributed text that reports its changes, so that its views are laid out again.
///
/// It stores its text. A subclass with another storage overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the latter two: all
/// other methods use these.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes.
    public struct EditActions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from raw bits. Unknown bits are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes were changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were changed.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Posted before the delegate is notified of a change. The object is the storage.
    public class var willProcessEditingNotification: NSNotification.Name {
        NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    }
    /// Posted after the delegate was notified of a change, before the text is laid out again.
    public class var didProcessEditingNotification: NSNotification.Name {
        NSNotification.Name("NSTextStorageDidProcessEditingNotification")
    }

    /// The text, unless a subclass keeps it. Used on the main actor alone, as text storages are on iOS.
    private var styled = StyledText("", [:])
    /// What a text without characters is set in.
    package final var attributesIfEmpty: [NSAttributedString.Key: Any] {
        get { styled.attributesIfEmpty }
        set {
            styled.attributesIfEmpty = newValue
            taken?.attributesIfEmpty = newValue
        }
    }
    /// A subclass' text as it was when somebody last asked.
    private var taken: StyledText?
    private var managers: [NSLayoutManager] = []
    private var nesting = 0
    private var isProcessing = false
    private var mask: EditActions = []
    private var range = NSRange(location: NSNotFound, length: 0)
    private var lengthChange = 0

    /// Creates a storage without text.
    public init() { super.init(string: "") }

    public override init(string: String) {
        super.init(string: "")
        styled = StyledText(string, [:])
    }

    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]?) {
        super.init(string: "")
        styled = StyledText(string, attrs ?? [:])
    }

    public override init(attributedString: NSAttributedString) {
        super.init(string: "")
        styled = StyledText(attributedString)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Text

    private var isPlain: Bool { type(of: self) == NSTextStorage.self }

    /// The text as it is, whoever keeps it.
    package final var shown: StyledText {
        if isPlain { return styled }
        if let taken { return taken }
        let text = string as NSString
        var parts: [StyledText.Part] = []
        var place = 0
        while place < text.length {
            var range = NSRange(location: place, length: 1)
            let attributes = attributes(at: place, effectiveRange: &range)
            let end = min(max(NSMaxRange(range), place + 1), text.length)
            parts.append(StyledText.Part(range: NSRange(location: place, length: end - place), attributes: attributes))
            place = end
        }
        var fresh = StyledText(text, parts: parts)
        fresh.attributesIfEmpty = attributesIfEmpty
        taken = fresh
        return fresh
    }

    open override var string: String { styled.string as String }
    open override var length: Int { isPlain ? styled.length : (string as NSString).length }

    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key:
        Any]
    {
        let part = styled.part(at: location)
        range?.pointee = part.range
        return part.attributes
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let part = shown.part(at: location)
        range?.pointee = NSIntersectionRange(part.range, rangeLimit)
        return part.attributes
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? { attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName] }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        shown.part(in: range).attributedString
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let parts = shown.parts(in: enumerationRange)
        for part in opts.contains(.reverse) ? parts.reversed() : parts {
            block(part.attributes, part.range, &stop)
            if stop.boolValue { return }
        }
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateAttributes(in: enumerationRange, options: opts) { attributes, range, stop in
            block(attributes[attrName], range, stop)
        }
    }

    open override func copy(with zone: NSZone? = nil) -> Any { shown.attributedString }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: shown.attributedString)
    }

    // MARK: Changing

    open override func replaceCharacters(in range: NSRange, with str: String) {
        let attributes = styled.attributesForInsertion(at: range)
        change(range, StyledText(str, attributes), .editedCharacters)
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replace(range, with: StyledText(attrString))
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }
    open override func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard range.length > 0 else { return }
        change(range, styled.part(in: range).mappingAttributes { _ in attrs ?? [:] }, .editedAttributes)
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        restyle(range) { $0.merging(attrs) { _, new in new } }
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        restyle(range) { attributes in
            var attributes = attributes
            attributes[name] = nil
            return attributes
        }
    }

    /// Changes attributes: at once, or, where a subclass keeps the text, part by part.
    private func restyle(
        _ range: NSRange, _ style: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        guard range.length > 0 else { return }
        if isPlain { return change(range, styled.part(in: range).mappingAttributes(style), .editedAttributes) }
        taken = nil
        beginEditing()
        for part in shown.parts(in: range) { setAttributes(style(part.attributes), range: part.range) }
        endEditing()
    }

    private func change(_ range: NSRange, _ text: StyledText, _ actions: EditActions) {
        styled = styled.replacing(range, with: text)
        edited(actions, range: range, changeInLength: text.length - range.length)
    }

    /// Puts text in place of a part.
    package final func replace(_ range: NSRange, with text: StyledText) {
        if isPlain { return change(range, text, [.editedCharacters, .editedAttributes]) }
        beginEditing()
        replaceCharacters(in: range, with: text.string as String)
        for part in text.parts { setAttributes(part.attributes, range: part.moved(by: range.location).range) }
        endEditing()
    }

    /// Gives all text other attributes, without telling the delegate where the storage is UIKit's own.
    package final func restyleAll(_ style: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        guard isPlain else { return restyle(NSRange(location: 0, length: length), style) }
        let attributes = attributesIfEmpty
        styled = styled.mappingAttributes(style)
        attributesIfEmpty = attributes
    }

    // MARK: Telling

    /// The kinds of the change that is being processed; otherwise empty.
    open var editedMask: NSTextStorage.EditActions { mask }
    /// The changed range, after the change. Its location is `NSNotFound` while no change is
    /// processed.
    open var editedRange: NSRange { range }
    /// The change of the text's length in UTF-16 units.
    open var changeInLength: Int { lengthChange }
    /// Always `false`: attributes are not fixed here. Substitute fonts are found during layout.
    open var fixesAttributesLazily: Bool { false }
    /// The delegate, which is notified of changes. Weak reference.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The layout managers of the text.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Adds a layout manager for the text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.append(aLayoutManager)
        onMain { aLayoutManager.setStorage($0) }
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        onMain { _ in aLayoutManager.setStorage(nil) }
    }

    open override func beginEditing() { nesting += 1 }

    open override func endEditing() {
        nesting = max(0, nesting - 1)
        if nesting == 0, !mask.isEmpty { process() }
    }

    /// Records a change. Outside of `beginEditing` and `endEditing` it is processed immediately.
    open func edited(_ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        taken = nil
        mask.formUnion(editedMask)
        let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        range = range.location == NSNotFound ? new : NSUnionRange(range, new)
        lengthChange += delta
        if nesting == 0 { process() }
    }

    /// What is changed while a change is reported belongs to it.
    private func process() {
        guard !isProcessing else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
    }

    /// Notifies the delegate and the layout managers of the change.
    open func processEditing() {
        guard !mask.isEmpty else { return }
        taken = nil
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        nesting += 1
        onMain { storage in
            storage.delegate?.textStorage(
                storage, willProcessEditing: storage.mask, range: storage.range, changeInLength: storage.lengthChange)
            storage.delegate?.textStorage(
                storage, didProcessEditing: storage.mask, range: storage.range, changeInLength: storage.lengthChange)
        }
        nesting -= 1
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        let (edits, place, delta) = (mask, range, lengthChange)
        mask = []
        range = NSRange(location: NSNotFound, length: 0)
        lengthChange = 0
        taken = nil
        onMain { storage in
            for manager in storage.managers {
                manager.processEditing(
                    for: storage, edited: edits, range: place, changeInLength: delta, invalidatedRange: place)
            }
        }
    }

    /// Calls those who are on the main actor: text storages are used there, though their class is not bound to it.
    private func onMain(_ body: @MainActor @Sendable (NSTextStorage) -> Void) {
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { body(storage) }
    }

    /// Does nothing: attributes are not fixed here.
    open func invalidateAttributes(in range: NSRange) {}
    /// Does nothing: attributes are not fixed here.
    open func ensureAttributesAreFixed(in range: NSRange) {}
}

/// A delegate that is notified of changes in a text storage and can make further changes. Every
/// requirement is optional.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before a change is processed. Characters and attributes can still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called after a change was processed. Attributes can still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}

extension StyledText {
    /// The part at a place, or what an empty text is set in.
    package func part(at place: Int) -> Part {
        parts.first { NSLocationInRange(place, $0.range) }
            ?? Part(range: NSRange(location: place, length: 0), attributes: attributesIfEmpty)
    }

    /// What text that is put in without attributes gets: those of the first character it replaces, or of the one before.
    func attributesForInsertion(at range: NSRange) -> [NSAttributedString.Key: Any] {
        if range.length > 0 { return attributes(at: range.location) }
        if range.location > 0 { return attributes(at: range.location - 1) }
        return length > 0 ? attributes(at: 0) : attributesIfEmpty
    }

    package func mappingAttributes(
        _ map: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) -> StyledText {
        StyledText(string, parts: parts.map { Part(range: $0.range, attributes: map($0.attributes)) })
    }
}
