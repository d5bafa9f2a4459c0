import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor @Suite struct KeptLayoutTests {
    private func label(_ text: String, _ alignment: NSTextAlignment = .natural, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textAlignment = alignment
        label.numberOfLines = lines
        return label
    }

    private func layout(_ label: UILabel, width: CGFloat = 200) -> TextLayout {
        label.fittedText(in: CGSize(width: width, height: 40), numberOfLines: label.numberOfLines).layout
    }

    @Test func `two labels that say the same in the same way are laid out once`() {
        let (first, second) = (label("Kept: two labels"), label("Kept: two labels"))
        #expect(layout(first) === layout(second))
        second.textColor = .red
        #expect(layout(first) !== layout(second))
        second.textColor = .label
        second.font = .boldSystemFont(ofSize: 17)
        #expect(layout(first) !== layout(second))
        #expect(layout(first) !== layout(label("Kept: two labels", .right)))
    }

    @Test func `a label that was measured is not broken into lines once more where it fits`() {
        let label = label("Kept: measured first")
        let size = label.sizeThatFits(.zero)
        let measured = label.fittedText(
            in: CGSize(width: CGFloat.infinity, height: .greatestFiniteMagnitude), numberOfLines: 1
        ).layout
        for width in [size.width, size.width + 30, 300] {
            #expect(layout(label, width: width).sharesLines(with: measured))
        }
        let narrow = layout(label, width: size.width / 2)
        #expect(narrow.isTruncated && !narrow.sharesLines(with: measured))
    }

    /// What is moved has to be what breaking it anew would give.
    @Test(
        arguments: [NSTextAlignment.left, .center, .right, .natural, .justified],
        ["Moved lines ", "שורה מוזזת", "A\tB"])
    func `a line that is only moved lies where it would if it were broken anew`(
        alignment: NSTextAlignment, text: String
    ) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = .byTruncatingTail
        style.firstLineHeadIndent = 7
        style.headIndent = 3
        let fixed: NSParagraphStyle = (style.copy() as? NSParagraphStyle) ?? .default
        let font = UIFont.systemFont(ofSize: 17)
        let kept = StyledText(text, [.font: font, .paragraphStyle: fixed])
        // One that can be changed is never kept.
        let fresh = StyledText(text, [.font: font, .paragraphStyle: style])
        let measured = TextLayout.kept(kept, TextLayout.Settings())
        for width in stride(from: measured.size.width - 2, to: measured.size.width + 40, by: 0.37) {
            let settings = TextLayout.Settings(width: width, maximumLines: 1)
            _ = TextLayout.kept(kept, TextLayout.Settings(maximumLines: 1))
            let (moved, anew) = (TextLayout.kept(kept, settings), TextLayout.kept(fresh, settings))
            #expect(moved.size == anew.size && moved.isTruncated == anew.isTruncated, "\(width)")
            #expect(moved.lines.map(\.x) == anew.lines.map(\.x) && moved.lines.map(\.width) == anew.lines.map(\.width))
            #expect(pixels(moved).hasSamePixels(as: pixels(anew)))
        }
    }

    private func pixels(_ layout: TextLayout) -> PixelBuffer {
        let buffer = PixelBuffer(width: 200, height: 30)
        layout.draw(in: CGContext(buffer: buffer, scale: 1), at: .zero)
        return buffer
    }
}
