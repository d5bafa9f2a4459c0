import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
struct ViewExtrasTests {
    @Test func `the old calls make a block`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        view.center.x = 150
        UIView.commitAnimations()
        stage.jump(by: 1)
        #expect(near(view.shown.position.x, 100))
        view.alpha = 0
        #expect(view.layer.animation(forKey: "opacity") == nil)
    }

    @Test func `what is known by a protocol alone says of which class it is`() {
        final class Source: NSObject, UIScrollViewDelegate {}
        let delegate: any UIScrollViewDelegate = Source()
        #expect(delegate.isKind(of: Source.self) && delegate.isKind(of: NSObject.self))
        #expect(delegate.isMember(of: Source.self) && !delegate.isMember(of: NSObject.self))
        #expect(!delegate.isKind(of: UIView.self))
    }

    @Test func `glass is a translucent tint with content on top`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(view.contentView.frame == view.bounds && view.subviews.last === view.contentView)
        let alpha = view.subviews.first?.layer.backgroundColor?.alpha ?? 0
        #expect(alpha > 0 && alpha < 1)
        view.effect = nil
        #expect(view.subviews.first?.layer.backgroundColor?.alpha == 0)
    }

    @Test func `boxes keep geometry`() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    @Test func `interactions hear where they go`() {
        final class Recorder: NSObject, UIInteraction {
            weak var view: UIView?
            var log: [Bool] = []
            func willMove(to view: UIView?) { log.append(view != nil) }
            func didMove(to view: UIView?) { self.view = view }
        }
        let (a, b, interaction) = (UIView(), UIView(), Recorder())
        a.addInteraction(interaction)
        b.addInteraction(interaction)
        #expect(a.interactions.isEmpty && b.interactions.count == 1 && interaction.view === b)
        #expect(interaction.log == [true, false, true])
    }

    @Test func `the first responder gives up when its view leaves`() {
        final class Eager: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (root, view) = (UIView(), Eager())
        root.addSubview(view)
        #expect(!root.becomeFirstResponder() && view.becomeFirstResponder() && view.isFirstResponder)
        #expect(root.endEditing(false) && !view.isFirstResponder)
        view.becomeFirstResponder()
        view.removeFromSuperview()
        #expect(!view.isFirstResponder)
    }

    @Test func `touches go up the chain`() {
        final class Catcher: UIView {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        }
        let (root, view) = (Catcher(), UIView())
        root.addSubview(view)
        view.touchesBegan([], with: nil)
        #expect(root.count == 1 && view.next === root)
    }
}
