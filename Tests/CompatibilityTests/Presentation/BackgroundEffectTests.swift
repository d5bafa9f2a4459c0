import Testing
import UIKit

/// A presentation's background effect, and a window's guide that keeps a shape.
@MainActor
@Suite(.statesOutcome, .serialized)
struct BackgroundEffectTests {
    private func effectView(below view: UIView?) -> UIVisualEffectView? {
        view?.subviews.first as? UIVisualEffectView
    }

    @Test func `it lies behind what is presented, and changes with the presentation`() throws {
        let (root, modal) = (UIViewController(), UIViewController())
        let stage = CompatibilityStage(root: root)
        modal.modalPresentationStyle = .pageSheet
        let presentation = try #require(modal.presentationController)
        let effect = UIBlurEffect(style: .systemThinMaterial)
        presentation.backgroundEffect = effect
        root.present(modal, animated: false)
        stage.step()
        let view = try #require(effectView(below: modal.view))
        #expect(view.effect === effect && view.frame == modal.view.bounds)
        presentation.backgroundEffect = nil
        #expect(view.effect == nil)
    }

    @Test(.onTablet) func `a popover with one has no colour of its own`() throws {
        let (root, modal) = (UIViewController(), UIViewController())
        let stage = CompatibilityStage(root: root, device: .iPad10)
        modal.modalPresentationStyle = .popover
        let popover = try #require(modal.popoverPresentationController)
        (popover.sourceView, popover.sourceRect) = (root.view, CGRect(x: 300, y: 300, width: 10, height: 10))
        popover.backgroundEffect = UIBlurEffect(style: .systemMaterial)
        root.present(modal, animated: false)
        stage.step()
        let clip = try #require(modal.view.superview)
        #expect(effectView(below: clip) != nil && clip.backgroundColor == nil)
    }
}
