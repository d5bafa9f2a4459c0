import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor
struct SnapshotTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func buffer(_ view: UIView?) -> PixelBuffer? { (view?.layer.contents as? CGImage)?.buffer }

    @Test func `after updates a new view is laid out and drawn for it`() throws {
        final class Half: UIView {
            let inner = UIView()
            override func layoutSubviews() {
                if inner.superview == nil { addSubview(inner) }
                inner.backgroundColor = SnapshotTests.blue
                inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
            }
        }
        let view = Half(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = Self.red
        let picture = try #require(buffer(view.snapshotView(afterScreenUpdates: true)))
        #expect(picture[0, 0] == 0xFF00_00FF && picture[picture.width - 1, 0] == 0xFFFF_0000)
    }

    @Test func `without updates a running animation is caught where it is`() throws {
        let stage = TestStage()
        let view = stage.add()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        inner.backgroundColor = Self.red
        view.addSubview(inner)
        stage.frame()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.frame.origin.x = 80 }
        stage.advance(0.5)
        let picture = try #require(buffer(view.snapshotView(afterScreenUpdates: false)))
        let scale = picture.width / 100
        #expect(picture[45 * scale, 5] == 0xFFFF_0000 && picture[85 * scale, 5] == 0 && picture[5 * scale, 5] == 0)
    }

    @Test func `the view's own place and transform don't show`() throws {
        let stage = TestStage()
        let view = stage.add(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
        view.backgroundColor = Self.red
        view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 3, y: 3)
        stage.frame()
        let picture = try #require(buffer(view.snapshotView(afterScreenUpdates: true)))
        #expect(picture[0, 0] == 0xFFFF_0000 && picture[picture.width - 1, picture.height - 1] == 0xFFFF_0000)
    }

    @Test func `a snapshot can be put into a hierarchy and is shown`() throws {
        let stage = TestStage()
        let view = stage.add()
        view.backgroundColor = Self.red
        stage.frame()
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        view.removeFromSuperview()
        snapshot.frame.origin.x = 200
        stage.root.addSubview(snapshot)
        stage.frame()
        let picture = try #require(buffer(stage.root.snapshotView(afterScreenUpdates: false)))
        let scale = picture.width / 393
        #expect(picture[250 * scale, 50 * scale] == 0xFFFF_0000 && picture[50 * scale, 50 * scale] == 0)
    }

    @Test func `drawing the hierarchy fills the given rectangle`() {
        let stage = TestStage()
        let view = stage.add()
        view.backgroundColor = Self.red
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        top.backgroundColor = Self.blue
        view.addSubview(top)
        stage.frame()
        let context = CGContext(buffer: PixelBuffer(width: 20, height: 20), scale: 1)
        UIGraphicsPushContext(context)
        #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: false))
        UIGraphicsPopContext()
        let picture = context.makeImage()?.buffer
        #expect(picture?[10, 4] == 0xFF00_00FF && picture?[10, 15] == 0xFFFF_0000)
    }
}
