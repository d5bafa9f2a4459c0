import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor
struct ViewLookTests {
    private final class Drawer: UIView {
        var count = 0
        override func draw(_ rect: CGRect) {
            count += 1
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
        }
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
}
