import CoreGraphics
import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor struct LayerKindTests {
    private let scene = LazyScene()
    private var root: UIView { scene.shown.root }
    private var stage: ViewStage { scene.shown.stage }

    /// How many pixels of the frame are as asked for.
    private func count(_ isWanted: (_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> Bool) -> Int {
        let frame = stage.host.renderFrame()
        var count = 0
        for y in 0..<frame.height {
            for x in 0..<frame.width {
                let pixel = frame.pixels[y * frame.stride + x]
                if isWanted(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255) { count += 1 }
            }
        }
        return count
    }

    private func dot(_ side: CGFloat = 10) -> CGImage? {
        // A pixel a point, whatever screen another test has left behind.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }.cgImage
    }

    private func spark() -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.name = "spark"
        cell.birthRate = 50
        cell.lifetime = 1
        cell.velocity = 100
        cell.emissionRange = 2 * .pi
        cell.contents = dot()
        cell.color = UIColor.red.cgColor
        return cell
    }

    private func emitter(_ cells: CAEmitterCell...) -> CAEmitterLayer {
        // The screen comes first: its clock is the one that begins.
        let root = root
        let layer = CAEmitterLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        layer.emitterPosition = CGPoint(x: 196, y: 400)
        layer.emitterCells = cells
        layer.beginTime = CACurrentMediaTime()
        root.layer.addSublayer(layer)
        return layer
    }

    // MARK: Text

    @Test func `a text layer draws its text in its colour`() {
        let layer = CATextLayer()
        #expect(layer.fontSize == 36 && layer.alignmentMode == .natural && layer.truncationMode == .none)
        layer.frame = CGRect(x: 20, y: 100, width: 300, height: 50)
        layer.foregroundColor = UIColor.red.cgColor
        layer.contentsScale = 3
        layer.string = "Transition"
        root.layer.addSublayer(layer)
        let many = count { $0 > 200 && $1 < 60 && $2 < 60 }
        #expect(many > 1000)
        layer.string = "T"
        #expect(count { $0 > 200 && $1 < 60 && $2 < 60 } < many / 3)
        layer.string = nil
        #expect(count { $0 > 200 && $1 < 60 && $2 < 60 } == 0)
    }

    @Test func `a text layer's attributed text has its own attributes, and wrapped text several lines`() {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 20, y: 100, width: 100, height: 200)
        layer.string = NSAttributedString(
            string: "one two three four",
            attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.blue])
        root.layer.addSublayer(layer)
        let one = count { $2 > 200 && $0 < 60 && $1 < 60 }
        layer.isWrapped = true
        #expect(count { $2 > 200 && $0 < 60 && $1 < 60 } > one * 3 / 2)
    }

    @Test func `a tiled layer draws in tiles`() {
        final class Tiles: NSObject, CALayerDelegate {
            var boxes: [CGRect] = []
            func draw(_ layer: CALayer, in ctx: CGContext) { boxes.append(ctx.boundingBoxOfClipPath) }
        }
        let (layer, tiles) = (CATiledLayer(), Tiles())
        layer.tileSize = CGSize(width: 100, height: 50)
        layer.frame = CGRect(x: 0, y: 0, width: 150, height: 100)
        layer.delegate = tiles
        root.layer.addSublayer(layer)
        layer.setNeedsDisplay()
        stage.host.step()
        #expect(tiles.boxes.count == 4)
        #expect(tiles.boxes.first?.size == CGSize(width: 100, height: 50))
        #expect(CATiledLayer.fadeDuration() == 0.25)
    }

    // MARK: Particles

    @Test func `particles are drawn in their colours`() {
        _ = emitter(spark())
        stage.host.step()
        #expect(count { $0 > 200 && $1 < 60 && $2 < 60 } <= 900)
        stage.host.advance(by: 0.5)
        let red = count { $0 > 200 && $1 < 60 && $2 < 60 }
        // 25 of 10 points' side, at 3 pixels a point, some over others.
        #expect(red > 25 * 900 / 3 && red <= 26 * 900)
    }

    @Test func `the same seed gives the same particles, at any frame rate`() {
        func run(_ seed: UInt32, _ framesPerSecond: Int) -> [UInt32] {
            let root = UIView()
            let stage = ViewStage(root)
            stage.host.framesPerSecond = framesPerSecond
            let layer = CAEmitterLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
            layer.emitterPosition = CGPoint(x: 196, y: 400)
            layer.emitterCells = [spark()]
            layer.seed = seed
            root.layer.addSublayer(layer)
            stage.host.advance(by: 0.5)
            let frame = stage.host.renderFrame()
            return (0..<frame.height).map { frame.pixels[$0 * frame.stride + 588] }
        }
        let first = run(1, 60)
        #expect(run(1, 60) == first)
        #expect(run(1, 30) == first)
        #expect(run(2, 60) != first)
    }

    @Test func `an emitter that begins now is empty, another is full`() {
        stage.host.advance(by: 2)
        let layer = emitter(spark())
        stage.host.step()
        let fresh = count { $0 > 200 && $1 < 60 && $2 < 60 }
        layer.removeFromSuperlayer()
        let other = emitter(spark())
        other.beginTime = 0
        stage.host.step()
        #expect(count { $0 > 200 && $1 < 60 && $2 < 60 } > fresh * 4)
    }

    @Test func `it rests when nothing comes and nothing lives`() {
        let layer = emitter(spark())
        stage.host.advance(by: 0.3)
        #expect(!stage.host.isIdle)
        layer.birthRate = 0
        stage.host.advance(by: 0.5)
        #expect(!stage.host.isIdle)
        #expect(stage.host.advanceUntilIdle(limit: 2))
        #expect(count { $0 > 200 && $1 < 60 && $2 < 60 } == 0)
    }

    @Test func `a cell is reached by its name`() {
        let layer = emitter(spark())
        layer.setValue(7, forKeyPath: "emitterCells.spark.birthRate")
        #expect(layer.emitterCells?.first?.birthRate == 7)
        #expect((layer.value(forKeyPath: "emitterCells.spark.velocity") as? NSNumber)?.doubleValue == 100)
        #expect((CAEmitterCell.defaultValue(forKey: "scale") as? NSNumber)?.doubleValue == 1)
    }

    @Test func `ranges lie about their mean`() {
        let cell = spark()
        cell.velocity = 0
        cell.scaleRange = 1
        cell.emissionRange = 0
        let layer = emitter(cell)
        stage.host.advance(by: 0.5)
        // None is larger than one and a half times its image.
        #expect(count { $0 > 200 && $1 < 60 && $2 < 60 } <= 45 * 45 + 90)
        withExtendedLifetime(layer) {}
    }

    @Test func `from a line a longitude of π is down`() {
        let cell = spark()
        (cell.emissionLongitude, cell.emissionRange) = (.pi, 0)
        let layer = emitter(cell)
        layer.emitterShape = .line
        layer.emitterSize = CGSize(width: 300, height: 0)
        stage.host.advance(by: 0.9)
        let frame = stage.host.renderFrame()
        let scale = frame.width / 393
        func isRed(_ x: Int, _ y: Int) -> Bool {
            let pixel = frame.pixels[y * scale * frame.stride + x * scale]
            return pixel >> 16 & 255 > 200 && pixel >> 8 & 255 < 60
        }
        let places = (0..<393).flatMap { x in (0..<852).filter { isRed(x, $0) }.map { (x, $0) } }
        #expect(!places.isEmpty && places.allSatisfy { $0.1 >= 394 && $0.1 <= 500 })
        #expect(places.contains { $0.0 < 100 } && places.contains { $0.0 > 290 })
        withExtendedLifetime(layer) {}
    }

    private func red() -> Int { count { $0 > 200 && $1 < 60 && $2 < 60 } }

    @Test func `particles come from the cell's beginning on, for its duration`() {
        stage.host.advance(by: 1)
        let cell = spark()
        cell.lifetime = 0.5
        cell.beginTime = CACurrentMediaTime() + 0.5
        cell.duration = 0.5
        let layer = emitter(cell)
        layer.beginTime = 0
        stage.host.advance(by: 0.45)
        #expect(red() == 0)
        stage.host.advance(by: 0.5)
        #expect(red() > 2000)
        #expect(stage.host.advanceUntilIdle(limit: 2))
        #expect(red() == 0)
    }

    @Test func `times follow each other for as often as they are repeated`() {
        let cell = spark()
        (cell.duration, cell.lifetime) = (0.2, 0.1)
        #expect(cell.activeTime == (0, 0.2))
        (cell.repeatCount, cell.speed) = (3, 2)
        #expect(abs(cell.activeTime.to - 0.3) < 1e-9)
        (cell.autoreverses, cell.timeOffset) = (true, 0.4)
        #expect(abs(cell.activeTime.to - 0.4) < 1e-9)
        cell.repeatDuration = 1
        #expect(abs(cell.activeTime.to - 0.3) < 1e-9)
        cell.fillMode = .both
        #expect(cell.activeTime.from == -.infinity && cell.activeTime.to == .infinity)
        cell.speed = 0
        #expect(cell.activeTime == (0, 0))
    }

    @Test func `a rocket bursts when it is as old as its stars' beginning`() {
        let (rocket, star) = (spark(), spark())
        rocket.contents = nil
        (rocket.birthRate, rocket.lifetime, rocket.velocity) = (1, 2, 0)
        (star.beginTime, star.duration, star.birthRate, star.lifetime) = (0.5, 0.1, 500, 0.3)
        rocket.emitterCells = [star]
        _ = emitter(rocket)
        // The rocket is born after a second.
        stage.host.advance(by: 1.45)
        #expect(red() == 0)
        stage.host.advance(by: 0.15)
        #expect(red() > 1000)
        stage.host.advance(by: 0.4)
        #expect(red() == 0)
    }

    @Test func `additive particles add up to more than their own colour`() {
        let cell = spark()
        cell.color = UIColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 1).cgColor
        (cell.velocity, cell.emissionRange) = (0, 0)
        let layer = emitter(cell)
        root.backgroundColor = .black
        stage.host.advance(by: 0.5)
        #expect(count { $0 > 150 && $1 > 150 && $2 > 150 } == 0)
        layer.renderMode = .additive
        stage.host.step()
        #expect(count { $0 > 250 && $1 > 250 && $2 > 250 } >= 800)
    }

    // MARK: Copies

    @Test func `a replicator's copies have its colour, and each further one another`() {
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
        let square = CALayer()
        square.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        square.backgroundColor = UIColor.white.cgColor
        layer.addSublayer(square)
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        layer.instanceColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1).cgColor
        layer.instanceGreenOffset = -0.5
        layer.instanceBlueOffset = 0.5
        root.layer.addSublayer(layer)
        func color(_ x: Int) -> UInt32 {
            let frame = stage.host.renderFrame()
            let scale = frame.width / 393
            return frame.pixels[10 * scale * frame.stride + x * scale] & 0xFFFFFF
        }
        #expect(color(10) == 0xFFFF00)
        #expect(color(40) == 0xFF8080)
        #expect(color(70) == 0xFF00FF)
        square.backgroundColor = nil
        square.contents = dot()
        // The layer is nobody's view's: it changes over a quarter of a second.
        stage.host.advance(by: 0.5)
        // Pictures are multiplied in steps of a sixteenth.
        #expect(color(40) == 0xFF8888)
    }

    @Test func `particles send out particles`() {
        let (rocket, star) = (spark(), spark())
        rocket.contents = nil
        rocket.birthRate = 2
        star.color = UIColor.blue.cgColor
        rocket.emitterCells = [star]
        _ = emitter(rocket)
        stage.host.advance(by: 0.9)
        #expect(count { $2 > 200 && $0 < 60 && $1 < 60 } > 2000)
    }
}
