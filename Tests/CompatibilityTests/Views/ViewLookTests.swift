import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
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

    @Test func `a view that draws nothing has no bitmap`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        #expect(view.layer.contents == nil)
    }

    @Test func `a new size stretches the drawing unless the mode says redraw`() {
        let stage = CompatibilityStage.empty()
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

    @Test func `reading direction follows the attribute`() {
        let view = UIView()
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    }
}
