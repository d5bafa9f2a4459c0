import TestStages
import Testing
import UIKit

/// A presentation's background effect, and a window's guide that keeps a shape.
@MainActor
@Suite(.serialized)
struct BackgroundEffectTests {
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
