import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UILabelTests {
    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private let long = "The quick brown fox jumps over the lazy dog and does not stop before it has left the wood"

    /// What the label draws at scale 1.
    private func pixels(_ label: UILabel) throws -> PixelBuffer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { _ in
            label.draw(label.bounds)
        }
        return try #require(image.cgImage?.buffer)
    }

    /// The columns with paint in them.
    private func columns(_ buffer: PixelBuffer) -> [Int] {
        (0..<buffer.width).filter { x in (0..<buffer.height).contains { buffer[x, $0] >> 24 > 64 } }
    }

    private func rows(_ buffer: PixelBuffer) -> [Int] {
        (0..<buffer.height).filter { y in (0..<buffer.width).contains { buffer[$0, y] >> 24 > 64 } }
    }

    @Test func `a label that is off is drawn at half its opacity`() throws {
        let label = label("MMM")
        label.textColor = .black
        label.sizeToFit()
        let full = try pixels(label)
        label.isEnabled = false
        let faint = try pixels(label)
        func strongest(_ buffer: PixelBuffer) -> UInt32 {
            (0..<buffer.height).reduce(0) { most, y in
                (0..<buffer.width).reduce(most) { max($0, buffer[$1, y] >> 24) }
            }
        }
        #expect(strongest(full) > 240)
        #expect(abs(Int(strongest(faint)) - Int(strongest(full)) / 2) <= 2)
    }

    @Test func `more lines are higher, and limited by their number`() {
        let all = label(long, lines: 0).sizeThatFits(CGSize(width: 150, height: 0))
        let two = label(long, lines: 2).sizeThatFits(CGSize(width: 150, height: 0))
        let one = label(long).sizeThatFits(CGSize(width: 150, height: 0))
        #expect(all.height > two.height && two.height > one.height * 1.8 && all.width <= 150)
    }

    @Test func `text stands in the middle of the height`() throws {
        let label = label("HHH")
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        let rows = rows(try pixels(label))
        let middle = CGFloat(try #require(rows.first) + (try #require(rows.last))) / 2
        // Capitals are a little above the middle of the line.
        #expect(abs(middle - 30) < 3)
    }

    @Test(arguments: [NSTextAlignment.left, .center, .right])
    func `alignment moves text in the width`(alignment: NSTextAlignment) throws {
        let label = label("H")
        label.textAlignment = alignment
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        let columns = columns(try pixels(label))
        let middle = CGFloat(try #require(columns.first) + (try #require(columns.last))) / 2
        let expected: CGFloat = alignment == .left ? 6 : alignment == .center ? 50 : 94
        #expect(abs(middle - expected) < 3)
    }

    @Test func `text may be made smaller to fit`() throws {
        let label = label("A rather long line")
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        label.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        let small = rows(try pixels(label)).count
        label.adjustsFontSizeToFitWidth = false
        #expect(small < rows(try pixels(label)).count)
        label.adjustsFontSizeToFitWidth = true
        #expect(try #require(columns(pixels(label)).last) > 70)
    }

    @Test func `a line that is a little wider than its room is made smaller rather than cut`() throws {
        let label = label("Button")
        let natural = label.intrinsicContentSize.width
        /// The columns of ink beside those of the text with room enough.
        func width(in share: CGFloat) throws -> Int {
            label.frame = CGRect(x: 0, y: 0, width: natural * share, height: 30)
            let ink = columns(try pixels(label))
            return try #require(ink.last) - (try #require(ink.first))
        }
        let whole = try width(in: 1.5)
        // Cut, there would be two letters and three dots.
        #expect(try Double(width(in: 0.975)) > Double(whole) * 0.93)
        #expect(try Double(width(in: 0.7)) < Double(whole) * 0.75)
    }

    @Test func `highlighting changes the colour`() throws {
        let label = label("HHH")
        label.textColor = .red
        label.highlightedTextColor = .blue
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        label.isHighlighted = true
        let buffer = try pixels(label)
        let solid = (0..<60).flatMap { x in (0..<30).map { buffer[x, $0] } }.filter { $0 >> 24 == 255 }
        #expect(!solid.isEmpty && solid.allSatisfy { $0 == 0xFF00_00FF })
    }

    @Test func `attributed text fills in the label's font and colour`() throws {
        let label = UILabel()
        label.font = .systemFont(ofSize: 30)
        label.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 2])
        let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
        #expect((attributes[.font] as? UIFont)?.pointSize == 30)
        #expect(label.text == "ab" && attributes[.kern] != nil)
        label.text = "plain"
        #expect(try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)[.kern] == nil)
    }

    @Test func `lines that do not fit into the height are cut with an ellipsis`() throws {
        let label = label(long, lines: 0)
        label.frame = CGRect(x: 0, y: 0, width: 150, height: 45)
        #expect(rows(try pixels(label)).last.map { $0 < 45 } == true)
    }
}
