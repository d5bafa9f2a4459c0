import Testing
import UIKit

/// The size that containers would like to have, and who is told of another one.
@MainActor
@Suite(.statesOutcome, .serialized)
struct ContentSizeTests {
    final class Sized: UIViewController {
        let size: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize = size
        }
    }

    /// A container of the app's own that notes what its child says.
    final class Box: UIViewController {
        let child: UIViewController
        var told: [CGSize] = []

        init(_ child: UIViewController) {
            self.child = child
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }

        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            told.append(container.preferredContentSize)
        }
    }

    let small = Sized(200, 200)
    let large = Sized(300, 400)
    let plain = UIViewController()

    @Test func `a navigation controller wishes for what its top wishes for`() {
        let navigation = UINavigationController(rootViewController: small)
        let box = Box(navigation)
        let stage = CompatibilityStage(root: box)
        #expect(navigation.preferredContentSize == small.size && box.told == [small.size])
        #expect(box.preferredContentSize == .zero)
        small.preferredContentSize.height = 250
        #expect(box.told.last == CGSize(width: 200, height: 250))
        navigation.pushViewController(large, animated: true)
        #expect(navigation.preferredContentSize == large.size && box.told.last == large.size)
        stage.advance(by: 1)
        let count = box.told.count
        navigation.popViewController(animated: true)
        #expect(box.told.last == CGSize(width: 200, height: 250) && box.told.count == count + 1)
        stage.advance(by: 1)
        #expect(box.told.count == count + 1)
        navigation.pushViewController(plain, animated: false)
        #expect(box.told.last == .zero)
    }

    @Test func `a pop that is called off gives the wish back`() {
        let delegate = LoggingDelegate(CallLog())
        let interactor = UIPercentDrivenInteractiveTransition()
        let navigation = UINavigationController(rootViewController: small)
        let box = Box(navigation)
        let stage = CompatibilityStage(root: box)
        navigation.pushViewController(large, animated: false)
        (delegate.animator, delegate.interactor) = (LoggingAnimator(delegate.log), interactor)
        navigation.delegate = delegate
        navigation.popViewController(animated: true)
        stage.advance(by: 0.1)
        #expect(navigation.preferredContentSize == small.size && box.told.last == small.size)
        interactor.cancel()
        stage.advance(by: 1)
        #expect(navigation.preferredContentSize == large.size && box.told.last == large.size)
    }

    @Test func `a size that is set on the container itself counts`() {
        let navigation = UINavigationController(rootViewController: small)
        let box = Box(navigation)
        let stage = CompatibilityStage(root: box)
        defer { stage.step() }
        navigation.preferredContentSize = CGSize(width: 10, height: 20)
        #expect(navigation.preferredContentSize == CGSize(width: 10, height: 20))
        #expect(box.told == [small.size, CGSize(width: 10, height: 20)])
        small.preferredContentSize.height = 1
        #expect(box.told.count == 2)
        navigation.preferredContentSize = .zero
        #expect(navigation.preferredContentSize == CGSize(width: 200, height: 1) && box.told.count == 3)
    }

    @Test func `a tab bar controller wishes for what the selected tab wishes for`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [small, UINavigationController(rootViewController: large), plain]
        let box = Box(tabs)
        let stage = CompatibilityStage(root: box)
        defer { stage.step() }
        #expect(tabs.preferredContentSize == small.size && box.told == [small.size])
        tabs.selectedIndex = 1
        #expect(tabs.preferredContentSize == large.size && box.told.last == large.size)
        large.preferredContentSize.width += 1
        #expect(box.told.last == CGSize(width: 301, height: 400))
        tabs.selectedIndex = 2
        #expect(box.told.last == .zero)
        small.preferredContentSize.width += 1
        #expect(box.told.last == .zero && tabs.preferredContentSize == .zero)
    }

    @Test(.onTablet) func `a popover takes the size of what is pushed in it, and has room for the bar`() {
        let navigation = UINavigationController(rootViewController: small)
        let root = UIViewController()
        let stage = CompatibilityStage(root: root, device: .iPad10)
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.sourceView = root.view
        navigation.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 100, width: 10, height: 10)
        root.present(navigation, animated: false)
        stage.advance(by: 0.5)
        func content() -> CGSize { navigation.view.bounds.inset(by: navigation.view.safeAreaInsets).size }
        let bar = navigation.navigationBar.frame.height
        #expect(content() == CGSize(width: 200, height: 200 + bar))
        #expect(navigation.presentationController?.preferredContentSize == small.size)
        navigation.pushViewController(large, animated: true)
        stage.advance(by: 1)
        #expect(content() == CGSize(width: 300, height: 400 + bar) && large.view.frame == navigation.view.bounds)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(content() == CGSize(width: 200, height: 200 + bar) && small.view.frame == navigation.view.bounds)
    }
}
