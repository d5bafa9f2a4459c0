import Compositor
import QuartzCore
import Testing

/// `allowsEdgeAntialiasing` decides whether a layer's edges are smoothed.
@MainActor struct EdgeAntialiasingTests {
    private func pair(at edge: CGFloat, smooth: Bool) -> PixelBuffer {
        let stage = LayerStage(width: 16, height: 4)
        let left = stage.layer(CGRect(x: edge - 20, y: -1, width: 20, height: 6))
        let right = stage.layer(CGRect(x: edge, y: -1, width: 20, height: 6))
        for layer in [left, right] {
            layer.backgroundColor = .black
            layer.allowsEdgeAntialiasing = smooth
            layer.removeAllAnimations()
        }
        return stage.frame()
    }

    @Test func `two layers that share an edge between two pixels show no seam`() {
        for edge in stride(from: 7.0, through: 8.0, by: 0.1) {
            let frame = pair(at: edge, smooth: false)
            #expect((0..<16).allSatisfy { frame[$0, 2] == 0xFF00_0000 })
        }
    }

    @Test func `a layer that allows it has smooth edges`() {
        let frame = pair(at: 7.5, smooth: true)
        #expect(frame[7, 2] != 0xFF00_0000)
    }

    @Test func `no edge is smoothed where the mask names none`() {
        let stage = LayerStage(width: 8, height: 8)
        let layer = stage.layer(CGRect(x: 1.5, y: 1, width: 4, height: 4))
        layer.backgroundColor = .black
        layer.allowsEdgeAntialiasing = true
        layer.removeAllAnimations()
        #expect(stage.frame()[1, 2] == 0xFF7F_7F7F)
        layer.edgeAntialiasingMask = []
        #expect(stage.frame()[1, 2] != 0xFF7F_7F7F)
    }

    @Test func `contents, clips and gradients end at the same pixel as the background`() {
        let stage = LayerStage(width: 12, height: 12)
        let frame = CGRect(x: 2.4, y: 3.6, width: 5, height: 5)
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.black, CGColor.black]
        let clipped = CALayer()
        let inner = CALayer()
        inner.backgroundColor = .black
        clipped.masksToBounds = true
        clipped.addSublayer(inner)
        let plain = CALayer()
        plain.backgroundColor = .black
        var seen: [[UInt32]] = []
        for layer in [gradient, clipped, plain] {
            layer.frame = frame
            inner.frame = CGRect(x: -5, y: -5, width: 20, height: 20)
            stage.root.addSublayer(layer)
            let picture = stage.frame()
            seen.append((0..<144).map { picture[$0 % 12, $0 / 12] })
            layer.removeFromSuperlayer()
        }
        #expect(seen[0] == seen[2])
        #expect(seen[1] == seen[2])
        #expect(Set(seen[2]) == [0xFF00_0000, 0xFFFF_FFFF])
    }

    @Test func `round corners are always smooth`() {
        let stage = LayerStage(width: 20, height: 20)
        let layer = stage.layer(CGRect(x: 2, y: 2, width: 16, height: 16))
        layer.backgroundColor = .black
        layer.cornerRadius = 8
        layer.removeAllAnimations()
        let picture = stage.frame()
        #expect(Set((0..<400).map { picture[$0 % 20, $0 / 20] }).count > 8)
    }
}
