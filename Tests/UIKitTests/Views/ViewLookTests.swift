import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor
struct ViewLookTests {
    private final class Drawer: UIView {
        var count = 0
        var rects: [CGRect] = []
        override func draw(_ rect: CGRect) {
            count += 1
            rects.append(rect)
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
        }
    }

    private final class Tinted: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }

    private func pixel(_ contents: Any?, _ x: Int, _ y: Int) -> UInt32? {
        guard let image = contents as? CGImage else { return nil }
        return image.buffer[x, y]
    }

    @Test func `drawing fills a bitmap once and again when asked`() {
        let stage = TestStage()
        let view = Drawer()
        view.contentScaleFactor = 1
        _ = stage.add(view, frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(view.count == 1)
        #expect(pixel(view.layer.contents, 2, 2) == 0xFFFF_0000 && pixel(view.layer.contents, 15, 2) == 0)
        stage.frame()
        #expect(view.count == 1)
        view.setNeedsDisplay()
        stage.frame()
        #expect(view.count == 2)
    }

    @Test func `a view that draws nothing has no bitmap`() {
        let stage = TestStage()
        let view = stage.add()
        #expect(view.layer.contents == nil)
    }

    @Test func `a new size stretches the drawing unless the mode says redraw`() {
        let stage = TestStage()
        let view = Drawer()
        _ = stage.add(view, frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.frame.size.width = 40
        stage.frame()
        #expect(view.count == 1)
        view.contentMode = .redraw
        stage.frame()
        view.frame.size.width = 60
        stage.frame()
        #expect(view.rects.last?.width == 60)
        view.contentMode = .topLeft
        #expect(view.layer.contentsGravity == .topLeft)
    }

    @Test func `look goes to the layer`() {
        let view = UIView()
        view.alpha = 2
        #expect(view.alpha == 1)
        view.clipsToBounds = true
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(view.layer.masksToBounds && view.layer.backgroundColor?.rgba.green == 1)
        let mask = UIView()
        view.mask = mask
        #expect(view.layer.mask === mask.layer)
        view.mask = nil
        #expect(view.layer.mask == nil)
    }

    @Test func `tint comes from above and can be dimmed`() {
        let (root, child) = (UIView(), Tinted())
        root.addSubview(child)
        let before = child.changes
        root.tintColor = .red
        #expect(child.tintColor == .red && child.changes == before + 1)
        child.tintColor = .green
        #expect(child.tintColor == .green && child.changes == before + 2)
        root.tintAdjustmentMode = .dimmed
        #expect(child.tintAdjustmentMode == .dimmed && child.tintColor != .green)
        child.tintAdjustmentMode = .normal
        #expect(child.tintColor == .green)
        child.tintColor = nil
        #expect(child.tintColor == .red)
    }

    @Test func `style overrides reach the subviews and resolve colours again`() {
        final class Watcher: UIView {
            var previous: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
            }
        }
        let stage = TestStage()
        let view = Watcher()
        _ = stage.add(view)
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(view.layer.backgroundColor?.rgba.red == 0)
        stage.root.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark && view.previous == [.light])
        #expect(view.layer.backgroundColor?.rgba.red == 1)
    }

    @Test func `reading direction follows the attribute`() {
        let view = UIView()
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    }
}
