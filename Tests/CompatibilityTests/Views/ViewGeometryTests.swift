import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
struct ViewGeometryTests {
    @Test func `frame, bounds and center belong together`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50) && view.center == CGPoint(x: 60, y: 45))
        view.bounds.size = CGSize(width: 200, height: 50)
        #expect(view.frame == CGRect(x: -40, y: 20, width: 200, height: 50))
        view.center = .zero
        #expect(view.frame.origin == CGPoint(x: -100, y: -25))
    }

    @Test func `the frame of a scaled view is what it covers`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
        #expect(view.bounds.size == CGSize(width: 100, height: 100))
        #expect(view.transform3D.m11 == 2)
    }

    @Test func `the anchor point decides what the center is`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.anchorPoint = .zero
        #expect(view.frame.origin == CGPoint(x: 50, y: 50))
        view.center = .zero
        #expect(view.frame.origin == .zero)
    }

    @Test func `fitting a size keeps the upper left corner`() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width + 20, height: 10) }
        }
        let view = Fitting(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.bounds.origin = CGPoint(x: 3, y: 4)
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 120, height: 10) && view.bounds.origin == CGPoint(x: 3, y: 4))
        view.layer.anchorPoint = CGPoint(x: 1, y: 1)
        view.frame.origin = CGPoint(x: 10, y: 20)
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 140, height: 10))
        // Under a transform it is the corner that the view would have without it.
        let turned = Fitting(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        turned.transform = CGAffineTransform(rotationAngle: .pi)
        turned.sizeToFit()
        #expect(turned.bounds.size == CGSize(width: 120, height: 10) && turned.center == CGPoint(x: 70, y: 25))
    }

    @Test func `subviews follow by their masks`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        func child(_ mask: UIView.AutoresizingMask) -> UIView {
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 80))
            view.autoresizingMask = mask
            parent.addSubview(view)
            return view
        }
        let fixed = child([])
        let wide = child([.flexibleWidth, .flexibleHeight])
        let right = child([.flexibleLeftMargin, .flexibleTopMargin])
        let shared = child([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(fixed.frame == CGRect(x: 10, y: 10, width: 20, height: 80))
        #expect(wide.frame == CGRect(x: 10, y: 10, width: 120, height: 130))
        #expect(right.frame == CGRect(x: 110, y: 60, width: 20, height: 80))
        #expect(shared.frame == CGRect(x: 20, y: 10, width: 40, height: 80))
        parent.autoresizesSubviews = false
        parent.frame.size.width = 300
        #expect(wide.frame.width == 120)
    }

    @Test func `conversions go through origins and transforms`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let a = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let b = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        root.addSubview(a)
        a.addSubview(b)
        #expect(b.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 111, y: 122))
        #expect(b.convert(CGPoint(x: 111, y: 122), from: root) == CGPoint(x: 1, y: 2))
        a.bounds.origin = CGPoint(x: 0, y: 50)
        #expect(b.convert(b.bounds, to: root) == CGRect(x: 110, y: 70, width: 50, height: 50))
        a.bounds.origin = .zero
        a.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let rect = b.convert(b.bounds, to: root)
        #expect(near(rect.minX, 130) && near(rect.minY, 110) && near(rect.width, 50))
        let space: any UICoordinateSpace = root
        #expect(near(b.convert(CGPoint.zero, to: space).x, 180))
    }

    @Test func `conversions reach other branches and nil is the window`() {
        let host = CompatibilityStage()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (a, b) = (
            UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)),
            UIView(frame: CGRect(x: 30, y: 100, width: 9, height: 9))
        )
        window.addSubview(a)
        window.addSubview(b)
        #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: -20, y: -90))
        #expect(a.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
        #expect(a.convert(CGPoint.zero, from: nil) == CGPoint(x: -10, y: -10))
        #expect(a.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 10, y: 10))
        _ = host
    }

    @Test func `conversions use the model while an animation runs`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        UIView.animate(withDuration: 1) { view.center.x = 150 }
        stage.jump(by: 0.5)
        #expect(view.convert(CGPoint.zero, to: stage.root) == CGPoint(x: 100, y: 0))
    }

    @Test func `touches go to the frontmost view that takes them`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (low, high) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
        root.addSubview(low)
        root.addSubview(high)
        func hit(_ x: CGFloat = 50) -> UIView? { root.hitTest(CGPoint(x: x, y: 50), with: nil) }
        #expect(hit() === high)
        high.isUserInteractionEnabled = false
        #expect(hit() === low)
        high.isUserInteractionEnabled = true
        high.isHidden = true
        #expect(hit() === low)
        high.isHidden = false
        high.alpha = 0.009
        #expect(hit() === low)
        high.alpha = 0.01
        #expect(hit() === high)
        let outside = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 100))
        root.addSubview(outside)
        #expect(hit(120) == nil)
    }

    @Test func `insets move a rectangle's edges`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 2, y: 1, width: 94, height: 96))
    }
}
