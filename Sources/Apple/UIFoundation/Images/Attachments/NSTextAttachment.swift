import CoreGraphics
import Foundation

/// Content at a character of a text, with its own size and appearance.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image to draw; `nil` draws nothing.
    func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage?
    /// Returns the reserved rectangle, from the baseline of the character; y points upwards.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// An image in a text, at the character `NSTextAttachment.character`.
///
/// Labels, text views and drawn strings show it. A symbol has the size, weight and color of the
/// neighboring text, unless it has its own. Subclasses override
/// `attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)` to set the bounds.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
    /// The code of the character that an attachment replaces.
    open class var character: Int { 0xFFFC }

    /// The data of the attachment, for example an image file.
    open var contents: Data? { didSet { decoded = nil } }
    /// The type of `contents`.
    open var fileType: String?
    /// The image. The default is the image in `contents`, if there is one.
    open var image: UIImage? {
        get { own ?? decodedImage }
        set { own = newValue }
    }
    /// The reserved rectangle, from the baseline of the character; y points upwards. Zero, the default, uses the
    /// image's size.
    open var bounds = CGRect.zero
    /// The space before and after the attachment on its line, in points. The default is 0.
    open var lineLayoutPadding: CGFloat = 0
    private var own: UIImage?
    private var decoded: UIImage?
    /// The font of the text beside it, for symbols; the text says it before it asks.
    private var neighbour: UIFont?

    /// Creates an attachment with data of a type.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Creates an attachment without content.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    public required init?(coder: NSCoder) { super.init() }

    private var decodedImage: UIImage? {
        if decoded == nil { decoded = contents.flatMap(UIImage.init(data:)) }
        return decoded
    }

    /// The picture, a symbol in the size and weight of the text beside it.
    private var fittingImage: UIImage? {
        guard let image, let neighbour, let symbol = image.symbolConfiguration else { return image }
        return image.withConfiguration(UIImage.SymbolConfiguration(font: neighbour).merged(with: symbol))
    }

    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { fittingImage }

    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if bounds != .zero { return bounds }
        guard let image = fittingImage else { return .zero }
        // A symbol's own baseline stands on that of the text.
        let rise = image.isSymbolImage ? -(image.baselineOffsetFromBottom ?? 0) : 0
        return CGRect(origin: CGPoint(x: 0, y: rise), size: image.size)
    }

    // MARK: In a text

    package final func place(beside font: UIFont, width: CGFloat, index: Int) -> CGRect {
        neighbour = font
        let line = CGRect(x: 0, y: 0, width: width.isFinite ? width : 0, height: font.lineHeight)
        return attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    }

    package final func draw(in rect: CGRect, _ context: CGContext, beside font: UIFont, color: UIColor, index: Int) {
        neighbour = font
        let size = CGRect(origin: .zero, size: rect.size)
        guard let picture = self.image(forBounds: size, textContainer: nil, characterIndex: index) else { return }
        let shown = picture.isTemplate ? picture.withTintColor(color, renderingMode: .alwaysOriginal) : picture
        shown.draw(in: rect, context)
    }
}

extension NSTextAttachment: TextInset {}

extension NSAttributedString {
    /// Creates a string of one character with the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
