import InterludeStage
import Testing
import TestStages
import UIKit

/// Texts that applications set into containers of their own.
@MainActor
@Suite(.serialized)
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

    @Test func `neighbours in a text may have any two colours, also pure ones`() {
        let text = NSMutableAttributedString(string: "ab cd ef")
        for (place, color) in [UIColor.red, .blue, .black, .white].enumerated() {
            text.addAttribute(.foregroundColor, value: color, range: NSRange(location: place, length: 1))
        }
        text.append(NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 16)]))
        text.append(NSAttributedString(string: "y", attributes: [.font: UIFont.systemFont(ofSize: 8)]))
        #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
        #expect(text.attribute(.font, at: 9, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 8))
        #expect(NSAttributedString().length == 0 && NSMutableAttributedString().string.isEmpty)
    }

    @Test func `lines keep clear of what is excluded, and go on behind it`() {
        let scene = Scene(Self.words, size: CGSize(width: 300, height: 10_000))
        let plain = scene.lines.count
        let hole = CGRect(x: 100, y: 30, width: 80, height: 60)
        scene.container.exclusionPaths = [UIBezierPath(rect: hole)]
        #expect(!scene.container.isSimpleRectangularTextContainer)
        #expect(scene.lines.count > plain)
        for line in scene.lines { #expect(!line.insetBy(dx: 0.01, dy: 0.01).intersects(hole), "\(line)") }
        // Some stand beside each other.
        let beside = scene.lines.filter { $0.minX >= 180 }
        #expect(beside.count >= 2)
        for line in beside { #expect(scene.lines.contains { $0.minY == line.minY && $0.maxX <= 100.01 }) }
        // No character is lost, none is there twice.
        var next = 0
        scene.manager.enumerateLineFragments(forGlyphRange: scene.all) { _, _, _, range, _ in
            #expect(range.location == next)
            next = NSMaxRange(range)
        }
        #expect(next == scene.storage.length)
        scene.container.exclusionPaths = []
        #expect(scene.lines.count == plain)
    }

    @Test func `what has no room in a container goes on in the next`() throws {
        let scene = Scene(Self.words, size: CGSize(width: 200, height: 62))
        let second = NSTextContainer(size: CGSize(width: 100, height: 10_000))
        #expect(scene.manager.firstUnlaidCharacterIndex() < scene.storage.length)
        scene.manager.addTextContainer(second)
        let (first, rest) = (scene.manager.glyphRange(for: scene.container), scene.manager.glyphRange(for: second))
        #expect(first.location == 0 && NSMaxRange(first) == rest.location)
        #expect(NSMaxRange(rest) == scene.storage.length)
        #expect(scene.manager.usedRect(for: scene.container).height <= 62.5)
        #expect(scene.manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === scene.container)
        var range = NSRange()
        #expect(scene.manager.textContainer(forGlyphAt: rest.location, effectiveRange: &range) === second)
        #expect(range == rest)
        // A place in the second one is counted from its own corner.
        let box = scene.manager.boundingRect(forGlyphRange: NSRange(location: rest.location, length: 1), in: second)
        #expect(box.minY == 0 && box.minX == 5)
        #expect(
            scene.manager.characterIndex(
                for: CGPoint(x: 7, y: 5), in: second, fractionOfDistanceBetweenInsertionPoints: nil) == rest.location)
    }

    @Test func `two text views show one text as pages`() {
        let storage = NSTextStorage(string: Self.words, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let root = UIView()
        root.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        let pages = (0..<2).map { number -> UITextView in
            let container = NSTextContainer(size: CGSize(width: 190, height: 200))
            manager.addTextContainer(container)
            let frame = CGRect(x: CGFloat(number) * 196, y: 100, width: 190, height: 216)
            let page = UITextView(frame: frame, textContainer: container)
            page.isScrollEnabled = false
            root.addSubview(page)
            return page
        }
        let stage = ViewStage(root)
        stage.host.advance(by: 0.1)
        let ranges = pages.map { manager.glyphRange(for: $0.textContainer) }
        #expect(ranges[0].length > 40 && ranges[1].length > 40 && NSMaxRange(ranges[0]) == ranges[1].location)
        // A line that is taken out above moves text over.
        storage.deleteCharacters(in: NSRange(location: 0, length: 30))
        stage.host.advance(by: 0.1)
        #expect(NSMaxRange(manager.glyphRange(for: pages[0].textContainer)) > NSMaxRange(ranges[0]) - 30)
    }

    /// A storage as published editors have it: it keeps its text itself, and colours stars.
    final class Stars: NSTextStorage {
        let store = NSMutableAttributedString()
        var rounds = 0
        override var string: String { store.string }
        override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key:
            Any]
        { store.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            store.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
            endEditing()
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            store.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
        override func processEditing() {
            rounds += 1
            for (place, unit) in string.utf16.enumerated() where unit == 42 {
                addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: place, length: 1))
            }
            super.processEditing()
        }
        func color(_ place: Int) -> UIColor? {
            attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
        }
    }

    @Test func `a storage that keeps its text itself is shown, typed into and styled`() {
        let (storage, manager) = (Stars(), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200), textContainer: container)
        let root = UIView()
        root.addSubview(view)
        let stage = ViewStage(root)
        view.text = "one * two"
        #expect(view.text == "one * two" && storage.store.string == "one * two")
        #expect(storage.color(4) == .red && storage.color(0) != .red && storage.rounds == 1)
        view.font = .systemFont(ofSize: 20)
        #expect((storage.attribute(.font, at: 8, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect(storage.color(4) == .red)
        stage.host.advance(by: 0.1)
        #expect(view.contentSize.height > 35 && manager.usedRect(for: container).width > 60)
        view.becomeFirstResponder()
        view.insertText("*")
        #expect(view.text == "one * two*" && storage.color(9) == .red)
        view.undoManager?.undo()
        #expect(storage.store.string == "one * two")
        #expect(view.attributedText.string == "one * two")
    }

    /// A manager that puts boxes behind what has a background, as published tag fields do.
    final class Boxes: NSLayoutManager {
        var filled: [(rects: [CGRect], range: NSRange)] = []
        var drawn = 0
        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) {
            filled.append((Array(UnsafeBufferPointer(start: rectArray, count: rectCount)), charRange))
        }
        override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            drawn += 1
            super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
        }
    }

    @Test func `a text view has its text drawn by the application's layout manager`() throws {
        let manager = Boxes()
        let scene = Scene("A tag here", size: CGSize(width: 300, height: 0), manager: manager)
        let tag = NSRange(location: 2, length: 3)
        scene.storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: tag)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: scene.container)
        let root = UIView()
        root.addSubview(view)
        let stage = ViewStage(root)
        _ = stage.host.renderFrame()
        let box = try #require(manager.filled.first)
        #expect(box.range == tag && manager.drawn > 0)
        let place = manager.boundingRect(forGlyphRange: tag, in: scene.container)
        #expect(box.rects == [place.offsetBy(dx: view.textContainerInset.left, dy: view.textContainerInset.top)])
    }
}
