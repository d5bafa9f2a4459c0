import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite struct TextLayoutTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: font].merging(attributes) { _, new in new })
    }

    @Test func `a word of many lines is broken where a shorter one is`() {
        /// In eighths of a point: Pango rounds each part of a word.
        func breaks(_ count: Int) -> [CGFloat] {
            layout(String(repeating: "x", count: count), width: 100).lines.map { ($0.width * 8).rounded() }
        }
        let (short, long) = (breaks(300), breaks(3000))
        #expect(long.prefix(short.count - 1) == short.dropLast())
        #expect(Set(long.dropLast()).count == 1 && long.count > 9 * (short.count - 1))
    }

    private func layout(
        _ string: String, width: CGFloat = .infinity, lines: Int = 0, mode: NSLineBreakMode? = nil,
        _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> TextLayout {
        var settings = TextLayout.Settings(width: width, maximumLines: lines)
        settings.lineBreakMode = mode
        return TextLayout(text(string, attributes), settings)
    }

    private let long = "The quick brown fox jumps over the lazy dog and does not stop before it has left the wood"

    @Test func `a line is as high as its font, whatever characters it has`() {
        for string in ["Latin", "中文", "😀", "Ag中😀"] {
            #expect(abs(layout(string).size.height - font.lineHeight) < 1e-6)
        }
    }

    @Test func `lines are broken at words and fit the width`() {
        let broken = layout(long, width: 200)
        #expect(broken.lines.count > 2)
        #expect(broken.lines.allSatisfy { $0.width <= 200 })
        #expect(!broken.isTruncated)
    }

    /// As TextKit does without a hyphenation factor.
    @Test func `a word that is wider than the line is broken without a hyphen, and a soft hyphen is shown`() {
        let word = "Supercalifragilistic"
        func width(_ text: TextLayout) -> CGFloat { text.lines.reduce(0) { $0 + $1.width } }
        let (whole, broken) = (layout(word), layout(word, width: 60))
        #expect(broken.lines.count > 2 && abs(width(broken) - width(whole)) < 1)
        let soft = layout("Super\u{AD}cali", width: width(layout("Super-")) + 1)
        #expect(soft.lines.count == 2 && width(soft) > width(layout("Super")) + width(layout("cali")) + 3)
    }

    @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func `text that does not fit is cut with an ellipsis`(mode: NSLineBreakMode) {
        let cut = layout(long, width: 200, lines: 1, mode: mode)
        #expect(cut.lines.count == 1 && cut.isTruncated)
        #expect(cut.size.width <= 200 && cut.size.width > 150)
    }

    @Test func `the last of several lines is cut`() {
        let cut = layout(long, width: 200, lines: 2, mode: .byTruncatingTail)
        #expect(cut.lines.count == 2 && cut.isTruncated && cut.size.width <= 200)
    }

    @Test func `a word goes down to the one that would be the last line alone, where that is wished`() {
        let words = "one two three four"
        let width = layout("one two three").size.width + 2
        func lines(_ strategy: NSParagraphStyle.LineBreakStrategy) -> [CGFloat] {
            let style = NSMutableParagraphStyle()
            style.lineBreakStrategy = strategy
            return layout(words, width: width, [.paragraphStyle: style]).lines.map(\.width)
        }
        #expect(lines([]).count == 2 && lines([])[1] == layout("four").size.width)
        #expect(lines(.pushOut).count == 2 && lines(.pushOut)[1] == layout("three four").size.width)
        #expect(lines(.standard) == lines(.pushOut))
        // Not where that would take another line, nor where the line above is one word too.
        var settings = TextLayout.Settings(width: layout("a loooong").size.width + 2)
        settings.pushesWordsOut = true
        let wide = TextLayout(text("a loooong brook"), settings)
        #expect(wide.lines.count == 2 && wide.lines[1].width == layout("brook").size.width)
        settings.width = layout("twothree").size.width + 2
        #expect(TextLayout(text("twothree four"), settings).lines.map(\.width)[1] == layout("four").size.width)
    }

    @Test @MainActor func `a label does so where it is told to`() {
        let label = UILabel()
        label.font = font
        label.numberOfLines = 0
        label.text = "one two three four"
        let width = layout("one two three").size.width + 2
        let plain = label.sizeThatFits(CGSize(width: width, height: 500))
        label.lineBreakStrategy = .pushOut
        let pushed = label.sizeThatFits(CGSize(width: width, height: 500))
        #expect(pushed.height == plain.height && pushed.width < plain.width)
    }

    @Test func `text stands right of, in the middle of and behind tabs, and at the default interval after the last`() {
        func place(_ stop: NSTextTab?, interval: CGFloat = 0, _ string: String = "\tab") -> CGFloat {
            let style = NSMutableParagraphStyle()
            style.tabStops = stop.map { [$0] } ?? []
            style.defaultTabInterval = interval
            let made = layout(string, width: 300, [.paragraphStyle: style])
            return made.caret(at: (string as NSString).length).minX
        }
        let width = layout("ab").size.width
        #expect(abs(place(NSTextTab(textAlignment: .left, location: 100)) - 100 - width) < 1)
        #expect(abs(place(NSTextTab(textAlignment: .right, location: 100)) - 100) < 1)
        #expect(abs(place(NSTextTab(textAlignment: .center, location: 100)) - 100 - width / 2) < 1)
        #expect(abs(place(nil, interval: 60) - 60 - width) < 1)
        #expect(abs(place(nil, interval: 60, "a\t\tab") - 120 - width) < 1)
        #expect(abs(place(NSTextTab(textAlignment: .left, location: 100), interval: 60, "\t\tab") - 120 - width) < 1)
    }

    @Test func `a drawn string whose style truncates takes one line for each paragraph`() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let size = CGSize(width: 200, height: 500)
        func height(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            text(string, attributes).boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height
        }
        #expect(abs(height(long, [.paragraphStyle: style]) - font.lineHeight) < 1e-6)
        #expect(abs(height("\(long)\n\(long)", [.paragraphStyle: style]) - 2 * font.lineHeight) < 1e-6)
        #expect(height(long, [:]) > 2 * font.lineHeight)
    }

    @Test func `clipping leaves a line as long as it is`() {
        #expect(layout(long, width: 100, lines: 1, mode: .byClipping).size.width > 500)
    }

    @Test func `line ends make lines, also at the end`() {
        #expect(layout("a\nb").lines.count == 2)
        #expect(layout("a\r\nb").lines.count == 2)
        #expect(layout("a\n").lines.count == 2)
        #expect(layout("").size.height > 0)
    }

    @Test func `paragraph styles move lines apart and in`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 5
        style.firstLineHeadIndent = 20
        let plain = layout("a\nb")
        let styled = layout("a\nb", [.paragraphStyle: style])
        #expect(abs(styled.size.height - plain.size.height - 5) < 1e-6)
        #expect(styled.lines[0].x == 20)
        style.lineSpacing = 0
        style.minimumLineHeight = 40
        #expect(layout("a", [.paragraphStyle: style]).size.height == 40)
    }

    @Test func `lines are aligned in the width`() {
        var settings = TextLayout.Settings(width: 200)
        settings.alignment = .center
        let centred = TextLayout(text("abc"), settings).lines[0]
        #expect(abs(centred.x * 2 + centred.width - 200) < 1e-6)
        settings.alignment = .right
        let right = TextLayout(text("abc"), settings).lines[0]
        #expect(abs(right.x + right.width - 200) < 1e-6)
    }

    @Test func `kerning widens every character`() {
        let growth = layout("abcd", [.kern: 3]).size.width - layout("abcd").size.width
        #expect(growth > 8.9 && growth < 12.1)
    }

    @Test func `drawing is sharp at every scale and the same each time`() throws {
        func picture(_ scale: CGFloat) throws -> Data {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            return UIGraphicsImageRenderer(size: CGSize(width: 120, height: 30), format: format).pngData { _ in
                text("Héllo 中文 😀").draw(at: CGPoint(x: 2, y: 2))
            }
        }
        #expect(try picture(3) == picture(3))
        #expect(try picture(2) != picture(3))
    }

    @Test func `text takes its colour and stays inside its lines`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { _ in
            text("HHHH", [.foregroundColor: UIColor.red]).draw(at: CGPoint(x: 0, y: 10))
        }
        let pixels = try #require(image.cgImage?.buffer)
        var rows: [Int] = []
        for y in 0..<40 where (0..<60).contains(where: { pixels[$0, y] >> 24 == 255 }) { rows.append(y) }
        // Capitals stand on the base line, 10 + 16.5 points down, and are 12.4 points high.
        #expect(rows.first == 14 || rows.first == 15)
        #expect(rows.last == 25 || rows.last == 26)
        #expect((0..<60).allSatisfy { pixels[$0, 20] & 0xFFFF == 0 })
    }

    @Test func `strings are measured as attributed strings are`() {
        let size = "Hello".size(withAttributes: [.font: font])
        #expect(size == text("Hello").size())
        let rect = text(long).boundingRect(
            with: CGSize(width: 200, height: 1000), options: [.usesLineFragmentOrigin], context: nil)
        #expect(rect.height > size.height * 2 && rect.width <= 200)
    }
}

@Suite struct AttributedStringTests {
    @Test func `an object attribute can be replaced by another`() {
        let text = NSMutableAttributedString(string: "abc", attributes: [.foregroundColor: UIColor.red])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
        #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    }
}

/// What is said of letters that no font has.
@MainActor @Suite struct MissingGlyphTests {
    @Test func `a letter that no font has is told of once, with the package that has it`() async {
        let host = HeadlessHost()
        var told: [String] = []
        (SystemLog.listener, SystemLog.writesToStandardError) = ({ told.append($0) }, false)
        defer { (SystemLog.listener, SystemLog.writesToStandardError) = (nil, true) }
        let label = UILabel()
        // A letter of Linear A: no usual font has it.
        for text in ["\u{10600}", "Latin", "\u{10601}\u{10602}"] {
            label.text = text
            label.sizeToFit()
        }
        await Task.yield()
        host.advance(by: 0.1)
        for _ in 0..<10 { await Task.yield() }
        #expect(told.filter { $0.contains("apt-get install fonts-noto-core") }.count == 1)
        #expect(told.contains { $0.contains("U+10600 (linear a sign ab001)") })
    }
}
