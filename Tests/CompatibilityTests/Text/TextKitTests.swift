import Testing
import UIKit

/// Texts that applications set into containers of their own.
@MainActor
@Suite(.statesOutcome, .serialized)
struct TextKitTests {
    /// Text in a container without padding, as labels' links are looked for.
    @MainActor struct Scene {
        let storage: NSTextStorage
        let manager: NSLayoutManager
        let container: NSTextContainer

        init(_ text: String, size: CGSize, manager: NSLayoutManager = NSLayoutManager()) {
            storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
            self.manager = manager
            container = NSTextContainer(size: size)
            container.lineFragmentPadding = 0
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
        }

        var all: NSRange { NSRange(location: 0, length: storage.length) }
        var lines: [CGRect] {
            var rects: [CGRect] = []
            manager.enumerateLineFragments(forGlyphRange: all) { _, used, _, _, _ in rects.append(used) }
            return rects
        }
    }

    private static let words = (1...60).map { "word\($0)" }.joined(separator: " ")

    @Test func `text follows the outline of a circle`() {
        let scene = Scene(Self.words, size: CGSize(width: 300, height: 10_000))
        let circle = UIBezierPath(ovalIn: CGRect(x: 200, y: -100, width: 200, height: 200))
        scene.container.exclusionPaths = [circle]
        let ends = scene.lines.prefix(6).map(\.maxX)
        #expect(ends[0] < 215 && ends[5] > ends[0])
        for line in scene.lines { #expect(!circle.contains(CGPoint(x: line.maxX - 1, y: line.midY)), "\(line)") }
    }

    /// A container in the form of a wedge.
    final class Wedge: NSTextContainer {
        override var isSimpleRectangularTextContainer: Bool { false }
        override func lineFragmentRect(
            forProposedRect proposedRect: CGRect, at characterIndex: Int,
            writingDirection baseWritingDirection: NSWritingDirection,
            remaining remainingRect: UnsafeMutablePointer<CGRect>?
        ) -> CGRect {
            var rect = super.lineFragmentRect(
                forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
                remaining: remainingRect)
            rect.origin.x += proposedRect.minY / 2
            rect.size.width -= proposedRect.minY / 2
            return rect
        }
    }

    @Test func `a container of a form of its own is asked for each line`() {
        let storage = NSTextStorage(string: Self.words, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        manager.addTextContainer(Wedge(size: CGSize(width: 300, height: 200)))
        storage.addLayoutManager(manager)
        var tops: [CGPoint] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            rect, _, _, _, _ in tops.append(rect.origin)
        }
        #expect(tops.count > 4)
        for top in tops { #expect(abs(top.x - top.y / 2) < 0.01) }
    }

    final class Distances: NSObject, NSLayoutManagerDelegate {
        var completed = 0
        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { 10 }
        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) { completed += 1 }
    }

    @Test func `the delegate says how far lines are apart, and hears of the layout's end`() {
        let scene = Scene(Self.words, size: CGSize(width: 200, height: 0))
        let (plain, count) = (scene.lines, scene.lines.count)
        let delegate = Distances()
        scene.manager.delegate = delegate
        #expect(scene.lines.count == count && delegate.completed == 1)
        #expect(abs(scene.lines[3].minY - plain[3].minY - 30) < 0.01)
    }
}
