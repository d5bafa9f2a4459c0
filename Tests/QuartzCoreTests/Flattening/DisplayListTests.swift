import Compositor
import QuartzCore
import Testing

/// What display items a layer tree becomes.
@MainActor
@Suite struct DisplayListTests {
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    /// The kinds of items, groups with their children in brackets.
    private func outline(_ items: [DisplayItem]) -> String {
        items.map { item in
            switch item {
            case .backdrop: return "backdrop"
            case .fill: return "fill"
            case .image: return "image"
            case .gradient: return "gradient"
            case .border: return "border"
            case .shadow: return "shadow"
            case .part(let part): return outline(part.items)
            case .group(let group):
                let flags = [
                    group.clip != nil ? "clip" : nil, group.mask != nil ? "mask" : nil,
                    group.opacity < 1 ? "alpha" : nil, group.ordersByDepth ? "depth" : nil,
                    group.isCulledFromBehind ? "culled" : nil,
                ].compactMap { $0 }.joined(separator: "+")
                return "\(flags)[\(outline(group.children))]"
            }
        }.joined(separator: " ")
    }

    private func image(_ width: Int = 2, _ height: Int = 2, _ color: UInt32 = 0xFF00_FF00) -> CGImage {
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height { for x in 0..<width { buffer[x, y] = color } }
        return CGImage(buffer: buffer)
    }

    /// A stage whose changes do not animate.
    private func still(_ width: CGFloat = 100, _ height: CGFloat = 100) -> LayerStage {
        let stage = LayerStage(width: width, height: height)
        CATransaction.setDisableActions(true)
        return stage
    }

    @Test func `a layer is drawn from its shadow to its border`() {
        let stage = still()
        let (layer, child) = (stage.layer(), CALayer())
        CATransaction.setDisableActions(true)
        child.frame = CGRect(x: 15, y: 0, width: 10, height: 10)
        child.backgroundColor = blue
        layer.addSublayer(child)
        layer.backgroundColor = red
        layer.contents = image()
        layer.borderWidth = 1
        layer.shadowOpacity = 1
        #expect(outline(stage.items()) == "shadow fill image fill border")
        layer.masksToBounds = true
        #expect(outline(stage.items()) == "fill clip[image fill] border")
    }

    @Test func `a layer that cuts its contents off shows no shadow`() {
        let stage = still()
        let layer = stage.layer()
        CATransaction.setDisableActions(true)
        layer.backgroundColor = red
        layer.shadowOpacity = 1
        #expect(outline(stage.items()) == "shadow fill")
        layer.masksToBounds = true
        #expect(outline(stage.items()) == "fill")
    }

    @Test func `opacity makes a group and nothing that is not seen is there`() {
        let stage = still()
        let layer = stage.layer()
        CATransaction.setDisableActions(true)
        layer.backgroundColor = red
        layer.opacity = 0.5
        #expect(outline(stage.items()) == "alpha[fill]")
        layer.opacity = 0
        #expect(stage.items().isEmpty)
        layer.opacity = 1
        layer.isHidden = true
        #expect(stage.items().isEmpty)
    }

    @Test func `sublayers are ordered by z, equal ones as they are`() {
        let stage = still()
        let colors: [CGFloat] = [0.1, 0.2, 0.3]
        CATransaction.setDisableActions(true)
        for (gray, z) in zip(colors, [CGFloat(5), 0, 5]) {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.backgroundColor = CGColor(srgbRed: gray, green: gray, blue: gray, alpha: 1)
            layer.zPosition = z
            stage.root.addSublayer(layer)
        }
        let reds = stage.items().map { item -> UInt32 in
            if case .fill(let fill) = item { fill.color.value >> 16 & 0xFF } else { 0 }
        }
        #expect(reds == [51, 26, 77])
    }

    @Test func `a mask of a plain shape is a clip, any other one a mask`() {
        let stage = still()
        let layer = stage.layer()
        CATransaction.setDisableActions(true)
        layer.backgroundColor = red
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 10, height: 10), transform: nil)
        layer.mask = mask
        guard case .group(let group)? = stage.items().first else { return #expect(Bool(false)) }
        #expect(group.clip?.rect == CGRect(x: 2, y: 2, width: 10, height: 10))
        #expect(group.clip?.topLeft == 5)
        mask.position = CGPoint(x: 3, y: 1)
        guard case .group(let moved)? = stage.items().first else { return #expect(Bool(false)) }
        #expect(moved.clip?.rect == CGRect(x: 5, y: 3, width: 10, height: 10))
        let zigzag = CGMutablePath()
        zigzag.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        mask.path = zigzag
        #expect(outline(stage.items()) == "mask[fill]")
        mask.path = nil
        #expect(stage.items().isEmpty)
    }

    @Test func `an animated mask is clipped as it is shown`() {
        let stage = still()
        let layer = stage.layer()
        CATransaction.setDisableActions(true)
        layer.backgroundColor = red
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        layer.mask = mask
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = CGPath(ellipseIn: CGRect(x: 9, y: 9, width: 2, height: 2), transform: nil)
        animation.duration = 1
        mask.add(animation, forKey: "path")
        stage.settle()
        stage.go(to: 0.5)
        guard case .group(let group)? = stage.items().first else { return #expect(Bool(false)) }
        #expect(group.clip?.rect == CGRect(x: 4.5, y: 4.5, width: 11, height: 11))
    }

    @Test func `shapes are rasterised on the frame's pixels and kept`() {
        let stage = still()
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 1.5, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 5, y: 8)])
        path.closeSubpath()
        layer.path = path
        stage.root.addSublayer(layer)
        func coverage(_ scale: CGFloat) -> (CoverageBuffer, CGRect)? {
            if case .fill(let fill)? = stage.items(scale: scale).first,
                case .coverage(let buffer, let rect) = fill.shape
            {
                return (buffer, rect)
            }
            return nil
        }
        let first = coverage(2)
        #expect(first?.1 == CGRect(x: 1.5, y: 1, width: 7.5, height: 7))
        #expect(first?.0.width == 15 && first?.0.height == 14)
        #expect(coverage(2)?.0 === first?.0)
        #expect(coverage(3)?.0 !== first?.0)
        layer.fillRule = .evenOdd
        #expect(coverage(3)?.0 !== first?.0)
    }

    @Test func `the resolution of a scaled shape goes up in half octaves`() {
        let stage = still()
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 5, y: 9)])
        path.closeSubpath()
        layer.path = path
        stage.root.addSublayer(layer)
        func width(_ scale: CGFloat) -> Int? {
            CATransaction.setDisableActions(true)
            layer.transform = CATransform3DMakeScale(scale, scale, 1)
            guard case .fill(let fill)? = stage.items(scale: 1).first, case .coverage(let buffer, _) = fill.shape
            else { return nil }
            return buffer.width
        }
        #expect(width(1) == 8)
        // 1.1 and 1.4 both need √2, 1.5 needs 2; 8 points from 1 to 9, on whole pixels of each grid.
        #expect(width(1.1) == 12 && width(1.4) == 12)
        #expect(width(1.5) == 16 && width(2) == 16)
    }

    @Test func `the whole stroke of a circle is a frame line, a part of it is rasterised`() {
        let stage = still()
        let layer = CAShapeLayer()
        layer.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
        layer.fillColor = nil
        layer.strokeColor = red
        layer.lineWidth = 4
        stage.root.addSublayer(layer)
        guard case .border(let border)? = stage.items().first else { return #expect(Bool(false)) }
        #expect(border.outline.rect == CGRect(x: 8, y: 8, width: 24, height: 24) && border.outline.topLeft == 12)
        layer.strokeEnd = 0.5
        #expect(outline(stage.items()) == "fill")
        layer.strokeEnd = 0
        let frame = stage.frame()
        #expect(frame[20, 10] == 0xFFFF_FFFF)
    }

    @Test func `tilted siblings are left to the compositor's depth order`() {
        let stage = still()
        CATransaction.setDisableActions(true)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        stage.root.sublayerTransform = perspective
        for angle in [CGFloat(0.5), -0.5] {
            let layer = CALayer()
            layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
            layer.backgroundColor = red
            layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
            stage.root.addSublayer(layer)
        }
        #expect(outline(stage.items()) == "depth[fill fill]")
    }

    @Test func `a rounding error in depth puts no sibling behind another`() {
        let stage = still()
        CATransaction.setDisableActions(true)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        stage.root.sublayerTransform = perspective
        for (color, depth) in [(red, 0), (blue, -1e-12)] {
            let layer = CALayer()
            layer.frame = stage.root.bounds
            layer.backgroundColor = color
            layer.transform = CATransform3DMakeTranslation(0, 0, depth)
            stage.root.addSublayer(layer)
        }
        #expect(stage.frame()[50, 50] == 0xFF00_00FF)
        // What is really deeper lies behind.
        stage.root.sublayers?.last?.transform = CATransform3DMakeTranslation(0, 0, -0.001)
        #expect(stage.frame()[50, 50] == 0xFFFF_0000)
    }

    @Test func `a transform layer's sublayers stand among its siblings`() {
        let stage = still()
        CATransaction.setDisableActions(true)
        let box = CATransformLayer()
        box.frame = stage.root.bounds
        box.transform = CATransform3DMakeRotation(0.3, 0, 1, 0)
        stage.root.addSublayer(box)
        for z in [CGFloat(10), -10] {
            let face = CALayer()
            face.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
            face.backgroundColor = red
            face.borderWidth = 1
            face.zPosition = z
            box.addSublayer(face)
        }
        #expect(outline(stage.items()) == "depth[[fill border] [fill border]]")
    }

    @Test func `layers that show their back are left out`() {
        let stage = still()
        let layer = stage.layer()
        CATransaction.setDisableActions(true)
        layer.backgroundColor = red
        layer.isDoubleSided = false
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(stage.items().isEmpty)
        layer.transform = CATransform3DMakeRotation(0.1, 0, 1, 0)
        #expect(outline(stage.items()) == "depth[fill]" || outline(stage.items()) == "fill")
        layer.transform.m34 = -1 / 500
        #expect(outline(stage.items()).contains("fill"))
    }

    @Test(arguments: [
        (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 20, height: 40)),
        (.resizeAspect, CGRect(x: 0, y: 10, width: 20, height: 20)),
        (.resizeAspectFill, CGRect(x: -10, y: 0, width: 40, height: 40)),
        (.center, CGRect(x: 8, y: 18, width: 4, height: 4)), (.topLeft, CGRect(x: 0, y: 0, width: 4, height: 4)),
        (.bottomRight, CGRect(x: 16, y: 36, width: 4, height: 4)), (.top, CGRect(x: 8, y: 0, width: 4, height: 4)),
    ])
    func `contents lie where their gravity says`(gravity: CALayerContentsGravity, expected: CGRect) {
        let stage = still()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 40))
        CATransaction.setDisableActions(true)
        layer.contents = image(8, 8)
        layer.contentsScale = 2
        layer.contentsGravity = gravity
        guard case .image(let item)? = stage.items().first else { return #expect(Bool(false)) }
        #expect(item.destination == expected)
    }

    @Test func `nine-part contents keep their margins`() {
        let stage = still()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 50, height: 20))
        CATransaction.setDisableActions(true)
        layer.contents = image(20, 20)
        layer.contentsScale = 2
        layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
        guard case .image(let item)? = stage.items().first else { return #expect(Bool(false)) }
        #expect(item.center?.source == CGRect(x: 8, y: 8, width: 4, height: 4))
        #expect(item.center?.destination == CGRect(x: 4, y: 4, width: 42, height: 12))
    }

    @Test func `a gradient's stops are interpolated without premultiplying`() {
        let stage = still()
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        layer.colors = [
            CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1), CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0),
        ]
        stage.root.addSublayer(layer)
        guard case .gradient(let item)? = stage.items().first else { return #expect(Bool(false)) }
        #expect(item.start == CGPoint(x: 5, y: 0) && item.end == CGPoint(x: 5, y: 20))
        #expect(item.stops.count == 17)
        // Half way: half as bright at half the opacity.
        #expect(item.stops[8].color == PixelColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
        layer.colors = [red, blue]
        layer.locations = [0.25, 0.75]
        guard case .gradient(let plain)? = stage.items().first else { return #expect(Bool(false)) }
        #expect(plain.stops.map(\.location) == [0.25, 0.75])
    }

    @Test func `a replicator shows its sublayers again and again`() {
        let stage = still()
        let layer = CAReplicatorLayer()
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        layer.instanceAlphaOffset = -0.25
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        dot.backgroundColor = red
        layer.addSublayer(dot)
        stage.root.addSublayer(layer)
        #expect(outline(stage.items()) == "fill alpha[fill] alpha[fill]")
        #expect(stage.items().last.map(lastX) == 20)
    }

    private func lastX(_ item: DisplayItem) -> Double {
        switch item {
        case .group(let group): return group.children.last.map(lastX) ?? -1
        case .fill(let fill): return fill.transform.m41
        default: return -1
        }
    }

    @Test func `a static tree makes the same list every time`() {
        let stage = still()
        for index in 0..<5 {
            let layer = stage.layer(CGRect(x: CGFloat(index) * 10, y: 0, width: 9, height: 9))
            CATransaction.setDisableActions(true)
            layer.backgroundColor = red
            layer.cornerRadius = 3
            layer.shadowOpacity = 0.5
        }
        #expect("\(stage.items())" == "\(stage.items())")
    }
}
