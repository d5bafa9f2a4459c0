import Testing
import UIKit

/// What is made without arguments.
@MainActor
@Suite(.statesOutcome) struct EmptyInitialiserTests {
    @Test func `an effect view has no effect, and the frame it was given`() {
        #expect(UIVisualEffectView().effect == nil)
        let view = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.contentView.frame == view.bounds)
    }

    @Test func `a colour cannot be seen`() { #expect(UIColor().cgColor.alpha == 0) }

    @Test func `a font is the system's`() { #expect(UIFont() == UIFont.systemFont(ofSize: UIFont.systemFontSize)) }

    @Test func `an animator takes no time`() { #expect(UIViewPropertyAnimator().duration == 0) }

    @Test func `a display link without a target does nothing`() {
        let link = CADisplayLink()
        link.add(to: .main, forMode: .common)
        link.invalidate()
        #expect(link.timestamp == 0)
    }

    @Test func `a timing function is straight`() {
        #expect(CAMediaTimingFunction() == CAMediaTimingFunction(name: .linear))
    }

    @Test func `a navigation item has no title`() { #expect(UINavigationItem().title == nil) }

    @Test func `a renderer makes an empty image`() { #expect(UIGraphicsImageRenderer().format.bounds == .zero) }

    @Test func `a scene's configuration is one of windows`() {
        #expect(UISceneConfiguration().role == .windowApplication)
        #expect(UISceneConfiguration().name == nil)
    }

    private class Navigation: UINavigationController {
        var made: [String] = []

        override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
            made.append("root")
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `a navigation controller's own initialiser shows its root`() {
        let root = UIViewController()
        let navigation = Navigation(rootViewController: root)
        #expect(navigation.made == ["root"])
        #expect(navigation.viewControllers.elementsEqual([root]) { $0 === $1 })
    }

    private class Picture: UIImageView {
        override init(image: UIImage?) { super.init(image: image) }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `an image view's own initialiser has the image's size and takes no touches`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        let view = Picture(image: image)
        #expect(view.bounds.size == CGSize(width: 20, height: 10))
        #expect(!view.isUserInteractionEnabled)
        #expect(view.image === image)
    }
}
