import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
struct LayoutPassTests {
    private final class Counter: UIView {
        var count = 0
        override func layoutSubviews() { count += 1 }
    }

    @Test func `layout comes once before the next frame and only when asked`() {
        let stage = CompatibilityStage.empty()
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
        let stage = CompatibilityStage.empty()
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

    @Test func `another size of a subview asks the superview for layout, another place does not`() {
        let stage = CompatibilityStage.empty()
        let (outer, inner) = (Counter(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        outer.addSubview(inner)
        _ = stage.add(outer)
        func laidOut(_ change: () -> Void) -> Int {
            let before = outer.count
            change()
            outer.layoutIfNeeded()
            return outer.count - before
        }
        #expect(laidOut { inner.layer.bounds.size = CGSize(width: 15, height: 15) } == 1)
        #expect(laidOut { inner.bounds.size.width = 16 } == 1)
        #expect(laidOut { inner.frame.size.width = 17 } == 1)
        #expect(laidOut { inner.frame.size.width = 17 } == 0)
        #expect(laidOut { inner.frame.origin.x = 3 } == 0)
        #expect(laidOut { inner.center.x += 3 } == 0)
        #expect(laidOut { inner.bounds.origin.x = 3 } == 0)
        #expect(laidOut { inner.transform = CGAffineTransform(scaleX: 2, y: 2) } == 0)
    }

    @Test func `sizes that a view gives its subviews ask for no layout of its own again`() {
        final class Giver: UIView {
            var count = 0
            override func layoutSubviews() {
                count += 1
                for view in subviews { view.frame.size.width = CGFloat(count) }
            }
        }
        let stage = CompatibilityStage.empty()
        let outer = Giver()
        outer.addSubview(UIView())
        _ = stage.add(outer)
        let first = outer.count
        outer.setNeedsLayout()
        stage.frame()
        stage.frame()
        #expect(outer.count == first + 1)
    }

    @Test func `a superview has the last word on a button that sizes itself`() {
        final class Parent: UIView {
            override func layoutSubviews() {
                for view in subviews { view.frame.size = CGSize(width: 300, height: 100) }
            }
        }
        let stage = CompatibilityStage.empty()
        let (parent, button) = (Parent(), UIButton())
        parent.addSubview(button)
        _ = stage.add(parent)
        button.sizeToFit()
        parent.layoutIfNeeded()
        #expect(button.frame.size == CGSize(width: 300, height: 100))
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

    @Test func `a view of its own size is as large as it says`() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
        }
        let view = Fitting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 30, height: 10))
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }
}
