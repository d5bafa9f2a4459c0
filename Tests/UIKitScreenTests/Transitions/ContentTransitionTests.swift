import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor
struct ContentTransitionTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// The colour that the middle of a view shows in a picture of its superview.
    private func color(_ stage: TestStage, at point: CGPoint = CGPoint(x: 50, y: 50)) -> UInt32 {
        let scale: CGFloat = 1
        let image = RenderServer.current.image(
            of: stage.root.layer, rect: stage.root.bounds, scale: scale, usesModel: false)
        return image?.buffer[Int(point.x), Int(point.y)] ?? 0
    }

    private func red(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 0xFF) }
    private func blue(_ pixel: UInt32) -> Int { Int(pixel & 0xFF) }

    private func shownView(_ stage: TestStage) -> UIView {
        let view = stage.add()
        view.backgroundColor = Self.red
        stage.frame()
        return view
    }

    private static let linearDissolve: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]

    @Test func `a dissolve in a container that has just been made begins with what its view has shown`() {
        let stage = TestStage()
        let (old, new) = (shownView(stage), UIView())
        let container = UIView(frame: stage.root.bounds)
        stage.root.addSubview(container)
        new.frame = old.frame
        new.backgroundColor = Self.blue
        new.isHidden = true
        container.addSubview(old)
        container.addSubview(new)
        UIView.transition(
            from: old, to: new, duration: 1, options: Self.linearDissolve.union(.showHideTransitionViews))
        stage.frame()
        #expect(color(stage) == 0xFFFF_0000)
        stage.advance(1)
        #expect(color(stage) == 0xFF00_00FF)
    }

    @Test func `a dissolve goes from the old look to the new`() {
        let stage = TestStage()
        let view = shownView(stage)
        var finished: Bool?
        UIView.transition(with: view, duration: 1, options: Self.linearDissolve) {
            view.backgroundColor = Self.blue
        } completion: {
            finished = $0
        }
        stage.frame()
        #expect(color(stage) == 0xFFFF_0000)
        stage.advance(0.5)
        let middle = color(stage)
        #expect(abs(red(middle) - 128) <= 2 && abs(blue(middle) - 128) <= 2)
        #expect(finished == nil && view.layer.animation(forKey: "backgroundColor") == nil)
        stage.advance(0.5)
        #expect(color(stage) == 0xFF00_00FF && finished == true)
        #expect(stage.root.layer.sublayers?.count == 1)
    }

    @Test(arguments: [
        UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
        .transitionFlipFromBottom,
    ])
    func `a flip shows the old side first, an edge half way and then the new one`(_ flip: UIView.AnimationOptions) {
        let stage = TestStage()
        let view = shownView(stage)
        UIView.transition(with: view, duration: 1, options: [flip, .curveLinear]) {
            view.backgroundColor = Self.blue
        }
        stage.frame()
        #expect(color(stage) == 0xFFFF_0000)
        stage.advance(0.25)
        #expect(red(color(stage)) > 200 && color(stage, at: CGPoint(x: 2, y: 2)) & 0xFF_FFFF == 0)
        stage.advance(0.5)
        #expect(blue(color(stage)) > 200)
        stage.advance(0.25)
        #expect(color(stage, at: CGPoint(x: 2, y: 2)) == 0xFF00_00FF)
        #expect(view.layer.isDoubleSided && CATransform3DIsIdentity(view.layer.transform))
        #expect(view.layer.animationKeys() == nil && stage.root.layer.sublayers?.count == 1)
    }

    @Test func `a flip from the left brings the left edge to the front`() {
        let stage = TestStage()
        let view = shownView(stage)
        UIView.transition(with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
            view.backgroundColor = Self.blue
        }
        stage.advance(0.2)
        // What is nearer reaches further up.
        let left = (0..<50).first { color(stage, at: CGPoint(x: 20, y: $0)) & 0xFF0000 != 0 } ?? 50
        let right = (0..<50).first { color(stage, at: CGPoint(x: 80, y: $0)) & 0xFF0000 != 0 } ?? 50
        #expect(left < right)
    }

    @Test(arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown])
    func `curls end with the new look and leave nothing behind`(_ curl: UIView.AnimationOptions) {
        let stage = TestStage()
        let view = shownView(stage)
        var finished: Bool?
        UIView.transition(with: view, duration: 1, options: curl) {
            view.backgroundColor = Self.blue
        } completion: {
            finished = $0
        }
        stage.frame()
        #expect(color(stage) == 0xFFFF_0000)
        stage.advance(1)
        #expect(color(stage) == 0xFF00_00FF && finished == true && stage.root.layer.sublayers?.count == 1)
    }

    @Test func `one view takes the other's place`() {
        let stage = TestStage()
        let container = stage.add()
        let (old, new, above) = (UIView(), UIView(), UIView())
        for view in [old, new] { view.frame = container.bounds }
        old.backgroundColor = Self.red
        new.backgroundColor = Self.blue
        container.addSubview(old)
        container.addSubview(above)
        stage.frame()
        var finished: Bool?
        UIView.transition(from: old, to: new, duration: 1, options: Self.linearDissolve) { finished = $0 }
        #expect(container.subviews == [new, above] && old.superview == nil)
        stage.advance(0.5)
        #expect(abs(red(color(stage)) - 128) <= 2)
        stage.advance(0.5)
        #expect(finished == true && color(stage) == 0xFF00_00FF)
    }
}
