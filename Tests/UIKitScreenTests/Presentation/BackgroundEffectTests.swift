import TestStages
import Testing
import UIKit

/// A presentation's background effect, and a window's guide that keeps a shape.
@MainActor
@Suite(.serialized)
struct BackgroundEffectTests {
    private func effectView(below view: UIView?) -> UIVisualEffectView? {
        view?.subviews.first as? UIVisualEffectView
    }

    @Test func `it lies behind what is presented, and changes with the presentation`() throws {
        let (root, modal) = (UIViewController(), UIViewController())
        let stage = Stage(root: root)
        modal.modalPresentationStyle = .pageSheet
        let presentation = try #require(modal.presentationController)
        let effect = UIBlurEffect(style: .systemThinMaterial)
        presentation.backgroundEffect = effect
        root.present(modal, animated: false)
        stage.host.step()
        let view = try #require(effectView(below: modal.view))
        #expect(view.effect === effect && view.frame == modal.view.bounds)
        presentation.backgroundEffect = nil
        #expect(view.effect == nil)
    }

    @Test func `a popover with one has no colour of its own`() throws {
        let (root, modal) = (UIViewController(), UIViewController())
        let stage = Stage(root: root, device: .iPad10)
        modal.modalPresentationStyle = .popover
        let popover = try #require(modal.popoverPresentationController)
        (popover.sourceView, popover.sourceRect) = (root.view, CGRect(x: 300, y: 300, width: 10, height: 10))
        popover.backgroundEffect = UIBlurEffect(style: .systemMaterial)
        root.present(modal, animated: false)
        stage.host.step()
        let clip = try #require(modal.view.superview)
        #expect(effectView(below: clip) != nil && clip.backgroundColor == nil)
    }

    @Test func `the window's guide is the largest rectangle of its shape in the safe area`() {
        let root = UIViewController()
        let stage = Stage(root: root)
        let guide = stage.window.safeAreaAspectFitLayoutGuide
        let safe = stage.window.safeAreaLayoutGuide.layoutFrame
        #expect(guide.aspectRatio == 1 && guide.layoutFrame.width == guide.layoutFrame.height)
        #expect(guide.layoutFrame.width == safe.width && guide.layoutFrame.midY == safe.midY)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.widthAnchor.constraint(equalTo: guide.widthAnchor),
            view.heightAnchor.constraint(equalTo: guide.heightAnchor),
        ])
        guide.aspectRatio = 0.25
        stage.host.step()
        #expect(abs(view.frame.height - safe.height) < 0.5 && abs(view.frame.width - safe.height / 4) < 0.5)
        #expect(abs(view.frame.midX - safe.midX) < 0.5)
    }
}
