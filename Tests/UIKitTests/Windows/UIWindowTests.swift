import TestStages
import Testing
import UIKit

@MainActor @Suite struct UIWindowTests {
    @Test func `the root's view stays where the app puts it until the window has another size`() {
        let root = UIViewController()
        let stage = Stage(root: root)
        let inset = CGRect(x: 16, y: 54, width: 361, height: 798)
        root.view.frame = inset
        stage.host.advance(by: 0.1)
        #expect(root.view.frame == inset)
        stage.host.rotate(to: .landscapeLeft)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        root.view.frame = inset
        stage.window.isHidden = true
        stage.window.isHidden = false
        #expect(root.view.frame == stage.window.bounds)
    }

    @Test func `a root's view with a transform fills the window that has another size`() {
        let root = UIViewController()
        let stage = Stage(root: root)
        root.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        stage.host.rotate(to: .landscapeLeft)
        stage.host.advance(by: 1)
        #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
        #expect(root.view.center == CGPoint(x: 426, y: 196.5))
    }

    @Test func `touches go to the frontmost window that has something there`() {
        let stage = GestureStage()
        let front = UIWindow(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let child = TouchView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        front.addSubview(child)
        child.name = "front"
        child.onTouch = { stage.log.append($0) }
        front.windowLevel = .alert
        front.isHidden = false
        stage.tap(120, 130)
        stage.tap(50, 50)
        #expect(stage.log == ["front: began", "front: ended", "view: began", "view: ended"])
    }
}
