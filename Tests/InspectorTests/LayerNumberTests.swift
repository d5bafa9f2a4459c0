import Inspector
import QuartzCore
import Testing
import UIKit

/// Numbers of layers and constants of constraints that are changed while they are shown.
@MainActor @Suite struct LayerNumberTests {
    @Test(arguments: LayerNumber.allCases) func `a number is set, and the others stay`(_ number: LayerNumber) {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        let before = LayerNumber.allCases.map { $0.value(of: layer) }
        #expect(before == [10, 20, 100, 50, 1, 0, 0])
        number.set(0.5, of: layer)
        for (other, old) in zip(LayerNumber.allCases, before) {
            #expect(abs(other.value(of: layer) - (other == number ? 0.5 : old)) < 1e-6)
        }
    }

    @Test func `a view's layer is changed through the view, which lays out what is in it`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: view.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        LayerNumber.width.set(160, of: view.layer)
        LayerNumber.opacity.set(0.25, of: view.layer)
        #expect(view.bounds.width == 160 && inner.frame.width == 160 && view.alpha == 0.25)
        #expect(LayerNumber.x.value(of: view.layer) == 0)
    }

    @Test func `a view's constraints are those of its size and its relations`() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        let leading = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16)
        let width = inner.widthAnchor.constraint(equalToConstant: 40)
        let most = inner.heightAnchor.constraint(lessThanOrEqualTo: outer.heightAnchor, multiplier: 0.5)
        NSLayoutConstraint.activate([leading, width, most])
        let found = LayerConstraints.all(of: inner.layer)
        let words = found.map { LayerConstraints.words(for: $0, of: inner.layer) }
        #expect(
            Set(words) == ["width =", "leading = superview.leading", "height ≤ 0.5 × superview.height"])
        #expect(found.count == 3 && found.contains { $0 === leading } && found.contains { $0 === width })
        #expect(LayerConstraints.all(of: CALayer()).isEmpty)
    }

    @Test func `the selected layer's numbers are dragged`() throws {
        let stage = InspectorStage()
        stage.press("L")
        stage.press("E")
        stage.drag(pane: [CGPoint(x: 160, y: 330)])
        stage.turn()
        let window = stage.inspector.window
        let numbers = stage.views("DragNumber", in: window)
        #expect(numbers.count >= LayerNumber.allCases.count)
        let opacity = try #require(numbers.dropFirst(4).first)
        let place = opacity.convert(CGPoint(x: 40, y: 12), to: window)
        stage.drag(pane: [place, CGPoint(x: place.x - 30, y: place.y)])
        let layers = LayerTree.planes(of: stage.host.scene.visibleWindows.map(\.layer))
        #expect(layers.contains { abs($0.layer.opacity - 0.7) < 1e-4 })
    }
}
