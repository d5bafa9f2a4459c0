import Compositor
import QuartzCore
import Testing

/// What is still keeps its picture from frame to frame, and nobody can tell from the pixels.
@MainActor
@Suite struct KeptPictureTests {
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

    /// A layer with two small ones in it.
    private func pair(on stage: LayerStage) -> CALayer {
        let outer = stage.layer(CGRect(x: 10, y: 10, width: 60, height: 60))
        for x in [0.0, 30] {
            let inner = CALayer()
            inner.frame = CGRect(x: x, y: 0, width: 20, height: 20)
            inner.backgroundColor = red
            outer.addSublayer(inner)
        }
        stage.settle()
        return outer
    }

    private func parts(_ items: [DisplayItem]) -> [ObjectIdentifier] {
        items.compactMap { item in
            if case .part(let part) = item { return ObjectIdentifier(part) }
            return nil
        }
    }

    @Test func `the third frame shows what the second has kept`() {
        let stage = LayerStage()
        _ = pair(on: stage)
        #expect(parts(stage.list().items).isEmpty)
        let second = stage.list().items
        #expect(parts(second).count == 1)
        #expect(parts(stage.list().items) == parts(second))
    }

    @Test func `what does not change is kept beside what does`() {
        let stage = LayerStage()
        _ = pair(on: stage)
        let other = stage.layer(CGRect(x: 80, y: 80, width: 10, height: 10))
        other.backgroundColor = red
        var kept: [[ObjectIdentifier]] = []
        for step in 0..<4 {
            CATransaction.setDisableActions(true)
            other.position.x = 50 + CGFloat(step)
            stage.settle()
            kept.append(parts(stage.list().items))
        }
        #expect(kept[0].isEmpty)
        #expect(kept[1].count == 1)
        #expect(kept[2] == kept[1] && kept[3] == kept[1])
    }

    @Test func `a change far below is seen`() {
        let stage = LayerStage()
        let outer = pair(on: stage)
        for _ in 0..<3 { _ = stage.items() }
        CATransaction.setDisableActions(true)
        outer.sublayers?[1].backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        stage.settle()
        #expect(stage.frame()[45, 15] == 0xFF00_00FF)
    }

    @Test func `an animation far below is seen at every moment`() {
        let stage = LayerStage()
        let outer = pair(on: stage)
        for _ in 0..<3 { _ = stage.items() }
        let animation = CABasicAnimation(keyPath: "position.y")
        (animation.fromValue, animation.toValue, animation.duration) = (10, 50, 1)
        outer.sublayers?[0].add(animation, forKey: nil)
        stage.settle()
        let pictures = [0.25, 0.5, 0.75].map { time -> [UInt32] in
            stage.go(to: time)
            let frame = stage.frame()
            return (0..<100).map { frame[15, $0] }
        }
        #expect(Set(pictures).count == 3)
        stage.go(to: 1.1)
        #expect(stage.frame()[15, 15] == 0xFFFF_0000)
    }

    @Test func `what becomes a part is no damage`() {
        let stage = LayerStage()
        _ = pair(on: stage)
        let tracker = DamageTracker()
        _ = tracker.damage(of: stage.list())
        for _ in 0..<3 { #expect(tracker.damage(of: stage.list()).isEmpty) }
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `frames are the same as without, whatever is changed`(seed: UInt64) {
        let stage = LayerStage()
        var gardener = Gardener(seed: seed, root: stage.root)
        let (tracker, renderer) = (DamageTracker(), FrameRenderer(threads: 2))
        let shown = PixelBuffer(width: 100, height: 100)
        for _ in 0..<120 {
            gardener.changeSomething()
            stage.settle()
            let list = stage.list()
            renderer.render(list, into: shown, damage: tracker.damage(of: list))
            gardener.forgetPictures()
            #expect(pixels(shown) == pixels(stage.frame()))
        }
    }

    private func pixels(_ buffer: PixelBuffer) -> [UInt32] {
        (0..<buffer.height).flatMap { y in (0..<buffer.width).map { buffer[$0, y] } }
    }
}

/// Changes a tree of layers at random, the same for the same seed.
@MainActor
private struct Gardener {
    private var dice: Dice
    private let root: CALayer
    private var layers: [CALayer] = []

    init(seed: UInt64, root: CALayer) {
        dice = Dice(state: seed)
        self.root = root
        for _ in 0..<30 { plant() }
    }

    /// Mostly one small thing; now and then nothing, so that pictures are kept.
    mutating func changeSomething() {
        CATransaction.setDisableActions(true)
        let layer = layers[Int.random(in: 0..<layers.count, using: &dice)]
        switch Int.random(in: 0..<12, using: &dice) {
        case 0: layer.position = place()
        case 1: layer.opacity = Float(Int.random(in: 1...4, using: &dice)) / 4
        case 2: layer.isHidden.toggle()
        case 3: layer.backgroundColor = color()
        case 4: layer.masksToBounds.toggle()
        case 5: layer.cornerRadius = CGFloat(Int.random(in: 0...8, using: &dice))
        case 6: layer.transform = CATransform3DMakeRotation(CGFloat.random(in: -1...1, using: &dice), 0, 0, 1)
        case 7: layer.transform = CATransform3DIdentity
        case 8: replant(layer)
        case 9: layer.shadowOpacity = layer.shadowOpacity > 0 ? 0 : 0.5
        default: break
        }
    }

    /// Says of every layer that it has changed, which it has not in any way that shows.
    func forgetPictures() {
        for layer in layers { layer.name = "changed" }
    }

    private mutating func plant() {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: Int.random(in: 10...60, using: &dice), height: 20)
        layer.position = place()
        layer.backgroundColor = color()
        (layers.randomElement(using: &dice) ?? root).addSublayer(layer)
        layers.append(layer)
    }

    /// Moves a layer under another one, but not under itself.
    private mutating func replant(_ layer: CALayer) {
        let parent = layers[Int.random(in: 0..<layers.count, using: &dice)]
        var above: CALayer? = parent
        while let here = above {
            if here === layer { return }
            above = here.superlayer
        }
        parent.insertSublayer(layer, at: 0)
    }

    private mutating func place() -> CGPoint {
        CGPoint(x: Int.random(in: 0...60, using: &dice), y: Int.random(in: 0...60, using: &dice))
    }

    private mutating func color() -> CGColor {
        CGColor(
            srgbRed: CGFloat.random(in: 0...1, using: &dice), green: CGFloat.random(in: 0...1, using: &dice), blue: 0.5,
            alpha: 1)
    }
}

/// Random numbers that are the same for the same seed (SplitMix64).
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
