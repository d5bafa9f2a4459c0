import CoreGraphics
import Testing
import TestStages
import UIKit

/// Pictures among the letters of a text.
///
/// The reference: Apple's documentation of `NSTextAttachment`, and the widely published ways to align a picture with its text.
@MainActor @Suite struct TextAttachmentTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func picture(_ color: UIColor, _ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func text(_ attachment: NSTextAttachment, _ letters: String = "ab") -> NSAttributedString {
        let text = NSMutableAttributedString(string: letters, attributes: [.font: font])
        text.append(NSAttributedString(attachment: attachment))
        return text
    }

    @Test func `it stands in a character's place, as wide as its picture, on the base line`() {
        let letters = NSAttributedString(string: "ab", attributes: [.font: font]).size()
        let small = text(NSTextAttachment(image: picture(.red, 10)))
        #expect(small.length == 3 && small.string.unicodeScalars.last?.value == UInt32(NSTextAttachment.character))
        #expect(abs(small.size().width - letters.width - 10) < 0.1 && abs(small.size().height - letters.height) < 0.01)
        let layout = TextLayout(text(NSTextAttachment(image: picture(.red, 50))))
        #expect(layout.lines.count == 1 && abs(layout.firstBaseline - 50) < 0.01)
        #expect(abs(layout.size.height - 50 + font.descender) < 0.01)
    }

    @Test func `bounds give another size, and lower it below the base line`() {
        let attachment = NSTextAttachment(image: picture(.red, 10))
        attachment.bounds = CGRect(x: 0, y: -30, width: 24, height: 40)
        let layout = TextLayout(text(attachment, "a"))
        let letter = NSAttributedString(string: "a", attributes: [.font: font]).size().width
        #expect(abs(layout.size.width - letter - 24) < 0.1)
        #expect(abs(layout.size.height - font.ascender - 30) < 0.01)
    }

    private final class Centred: NSTextAttachment {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
            glyphPosition position: CGPoint, characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: CGFloat(charIndex), width: 30, height: 12) }
    }

    @Test func `a subclass says where it stands, and knows which character it is`() {
        let layout = TextLayout(text(Centred(image: picture(.blue, 4)), "abcdefghijklmnopqrstuvwxyzabcd"))
        #expect(abs(layout.firstBaseline - 42) < 0.01)
    }

    @Test func `a label draws it in its own colours, and a template in the text's`() {
        let root = UIView()
        root.backgroundColor = .white
        let stage = ViewStage(root)
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 60, height: 60))
        root.addSubview(label)
        func show(_ image: UIImage) -> [UInt32] {
            let text = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
            text.addAttributes([.foregroundColor: UIColor.green], range: NSRange(location: 0, length: 1))
            label.attributedText = text
            stage.host.step()
            let frame = stage.host.renderFrame()
            let scale = frame.width / 393
            return [10, 55].map { frame.row(125 * scale)[$0 * scale] & 0xFF_FFFF }
        }
        #expect(show(picture(.red, 40)) == [0xFF0000, 0xFFFFFF])
        #expect(show(picture(.red, 40).withRenderingMode(.alwaysTemplate)) == [0x00FF00, 0xFFFFFF])
    }

    @Test func `a symbol takes the size of the text beside it, unless it has one`() throws {
        let host = HeadlessHost()
        let symbol = try #require(UIImage(systemName: "star"))
        func width(_ image: UIImage, _ size: CGFloat) -> CGFloat {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: size), .attachment: NSTextAttachment(image: image),
            ]
            return NSAttributedString(string: "\u{FFFC}", attributes: attributes).size().width
        }
        #expect(abs(width(symbol, 40) - 2 * width(symbol, 20)) < 1.5)
        let fixed = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        #expect(abs(width(fixed, 40) - fixed.size.width) < 0.1)
        _ = host
    }

    @Test func `in a text view it is one character for the caret`() {
        let host = HeadlessHost()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.attributedText = text(NSTextAttachment(image: picture(.red, 30)), "a")
        view.layoutIfNeeded()
        let before = view.position(from: view.beginningOfDocument, offset: 1)
        let (start, end) = (before.map(view.caretRect) ?? .zero, view.caretRect(for: view.endOfDocument))
        #expect(abs(end.minX - start.minX - 30) < 0.6)
        _ = host
    }
}
