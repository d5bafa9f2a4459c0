import Inspector
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct ExplodedTests {
    /// A red card with a blue button on it, and a green card beside it, all in a plain holder.
    private func tree() -> (root: CALayer, red: CALayer, blue: CALayer, green: CALayer) {
        func layer(_ frame: CGRect, _ color: UIColor?) -> CALayer {
            let layer = CALayer()
            layer.frame = frame
            layer.backgroundColor = color?.cgColor
            return layer
        }
        let root = layer(CGRect(x: 0, y: 0, width: 393, height: 852), .white)
        let holder = layer(CGRect(x: 0, y: 100, width: 393, height: 600), nil)
        let red = layer(CGRect(x: 20, y: 0, width: 150, height: 200), .red)
        let blue = layer(CGRect(x: 30, y: 50, width: 60, height: 40), .blue)
        let green = layer(CGRect(x: 220, y: 300, width: 150, height: 200), .green)
        root.addSublayer(holder)
        holder.addSublayer(red)
        holder.addSublayer(green)
        red.addSublayer(blue)
        return (root, red, blue, green)
    }

    private func plane(of layer: CALayer, in planes: [LayerPlane]) throws -> LayerPlane {
        try #require(planes.first { $0.layer === layer })
    }

    @Test func `layers lie above what they cover, and beside each other on one level`() throws {
        let tree = tree()
        let planes = LayerTree.planes(of: [tree.root])
        #expect(planes.count == 5)
        let levels = try [tree.root, tree.red, tree.blue, tree.green].map { try plane(of: $0, in: planes).level }
        #expect(levels == [0, 1, 2, 1])
        tree.green.frame = tree.red.frame
        #expect(try plane(of: tree.green, in: LayerTree.planes(of: [tree.root])).level == 3)
        tree.red.isHidden = true
        #expect(LayerTree.planes(of: [tree.root]).count == 3)
    }

    @Test(arguments: [(-0.62, 0.2), (0.9, -0.7), (0, 0), (1.3, 1.1)] as [(CGFloat, CGFloat)])
    func `the layer under a point is found, however the pile is turned`(_ turn: (CGFloat, CGFloat)) throws {
        let tree = tree()
        let planes = LayerTree.planes(of: [tree.root])
        var camera = ExplodedCamera()
        (camera.yaw, camera.pitch, camera.levels) = (turn.0, turn.1, 2)
        for layer in [tree.blue, tree.green] {
            let corners = LayerPicking.corners(of: try plane(of: layer, in: planes), from: camera)
            let middle = CGPoint(
                x: corners.map(\.x).reduce(0, +) / 4, y: corners.map(\.y).reduce(0, +) / 4)
            let found = try #require(LayerPicking.plane(at: middle, among: planes, from: camera))
            #expect(planes[found].layer === layer)
        }
        #expect(LayerPicking.plane(at: CGPoint(x: 0, y: 0), among: planes, from: camera) == nil)
    }

    @Test func `seen from the front the pile lies as on the device`() throws {
        let tree = tree()
        let planes = LayerTree.planes(of: [tree.root])
        var camera = ExplodedCamera()
        (camera.yaw, camera.pitch, camera.spread) = (0, 0, 0)
        let corners = LayerPicking.corners(of: try plane(of: tree.red, in: planes), from: camera)
        let zoom = camera.zoom
        let left = camera.view.width / 2 + (20 - 393 / 2) * zoom
        let top = camera.view.height / 2 + (100 - 852 / 2) * zoom
        #expect(abs(corners[0].x - left) < 1e-6 && abs(corners[0].y - top) < 1e-6)
        #expect(abs(corners[2].x - corners[0].x - 150 * zoom) < 1e-6)
    }

    @Test func `a layer's facts are class, frame, transform and opacity`() throws {
        let tree = tree()
        tree.blue.opacity = 0.5
        tree.blue.setAffineTransform(CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 2))
        let facts = LayerFacts(try plane(of: tree.blue, in: LayerTree.planes(of: [tree.root])))
        #expect(facts.name == "CALayer · CALayer · CALayer · CALayer")
        #expect(facts.lines.map(\.name) == ["layer", "frame", "transform", "opacity"])
        #expect(facts.lines[0].value == "CALayer, 0 sublayers")
        #expect(facts.lines[2].value == "move 5, 0  scale 2")
        #expect(facts.lines[3].value == "0.5")
    }

    @Test func `a tap in the bar selects the layer that is seen there`() throws {
        let stage = InspectorStage()
        stage.press("L")
        stage.press("E")
        stage.drag(pane: [CGPoint(x: 160, y: 330)])
        let name = stage.texts(in: stage.inspector.window)
        #expect(name.contains { $0.contains("UIViewController.view") || $0.contains("UINavigation") })
        #expect(name.contains("opacity"))
    }

    @Test func `the layer under the mouse is told of, and the selected one again when the mouse has left`() {
        let stage = InspectorStage()
        stage.press("L")
        stage.press("E")
        func name() -> String? {
            stage.texts(in: stage.inspector.window).first { $0.contains(".view") || $0.hasPrefix("Drag") }
        }
        func hover(_ x: CGFloat) {
            stage.send(.pointer(.hovered, button: .none, CGPoint(x: x, y: 330)))
            stage.turn()
        }
        let hint = name()
        #expect(hint?.hasPrefix("Drag") == true)
        hover(393 + 160)
        #expect(name()?.contains(".view") == true)
        hover(200)
        #expect(name() == hint)
    }

    @Test func `a part that a key unfolds is scrolled to`() throws {
        let stage = InspectorStage(device: .iPhoneSE)
        stage.push(ProbeAnimator(.block))
        stage.turn(30)
        let scroller = try #require(stage.scrollers(in: stage.inspector.window).first)
        #expect(scroller.contentOffset.y == 0)
        stage.press("E")
        #expect(scroller.contentOffset.y > 0, "the time line's rows stand above")
    }
}

extension InspectorStage {
    /// All scroll views that are seen.
    func scrollers(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden else { return [] }
        return ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(scrollers)
    }

    /// All views of a class, by its name, that are seen.
    func views(_ name: String, in view: UIView) -> [UIView] {
        guard !view.isHidden else { return [] }
        return ("\(type(of: view))" == name ? [view] : []) + view.subviews.flatMap { views(name, in: $0) }
    }

    /// The texts of all labels that are seen.
    func texts(in view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return own + view.subviews.flatMap(texts)
    }
}
