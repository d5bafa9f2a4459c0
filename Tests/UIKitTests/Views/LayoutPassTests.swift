import QuartzCore
import Testing
import UIKit

@MainActor
struct LayoutPassTests {
    private final class Counter: UIView {
        var count = 0
        override func layoutSubviews() { count += 1 }
    }

    @Test func `layout comes once before the next frame and only when asked`() {
        let stage = TestStage()
        let view = Counter()
        _ = stage.add(view)
        let first = view.count
        stage.frame()
        #expect(view.count == first)
        view.setNeedsLayout()
        view.setNeedsLayout()
        stage.frame()
        #expect(view.count == first + 1)
    }

    @Test func `a new size or origin of the bounds asks for layout and a new place does not`() {
        let stage = TestStage()
        let view = Counter()
        _ = stage.add(view)
        let first = view.count
        view.center = .zero
        view.transform = CGAffineTransform(rotationAngle: 1)
        stage.frame()
        #expect(view.count == first)
        view.bounds.size.width = 7
        stage.frame()
        #expect(view.count == first + 1)
        view.bounds.origin.y = 7
        stage.frame()
        #expect(view.count == first + 2)
    }

    @Test func `outer views are laid out before inner ones`() {
        final class Named: UIView {
            static var log: [String] = []
            var name = ""
            override func layoutSubviews() { Named.log.append(name) }
        }
        let (outer, inner) = (Named(), Named())
        (outer.name, inner.name) = ("outer", "inner")
        outer.addSubview(inner)
        Named.log = []
        outer.layoutIfNeeded()
        #expect(Named.log == ["outer", "inner"])
    }

    @Test func `sizing to fit keeps the middle`() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
        }
        let view = Fitting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 30, height: 10))
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }
}
