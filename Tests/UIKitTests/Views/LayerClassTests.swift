import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor
struct LayerClassTests {
    private final class Marked: CAShapeLayer {
        var mark = "none"
        override init() {
            super.init()
            mark = "made"
        }
        override init(layer: Any) {
            mark = (layer as? Marked).map { "copy of \($0.mark)" } ?? ""
            super.init(layer: layer)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Plain: CALayer {}

    private final class MarkedView: UIView {
        override class var layerClass: AnyClass { Marked.self }
    }

    private final class PlainView: UIView {
        override class var layerClass: AnyClass { Plain.self }
    }

    @Test func `a view's layer is of the class that the view says`() {
        #expect((MarkedView().layer as? Marked)?.mark == "made")
        #expect(PlainView().layer is Plain)
    }

    @Test func `a layer of one's own class is presented as that class`() {
        let stage = TestStage()
        let view = stage.add(MarkedView())
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
        stage.advance(0.5)
        let shown = view.layer.presentation()
        #expect((shown as? Marked)?.mark == "copy of made")
        #expect(near(shown?.position.x ?? 0, 100))
    }
}
