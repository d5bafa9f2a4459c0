import Testing
import UIKit

/// Insets, safe area, indicators and zooming of a scroll view.
@MainActor @Suite(.statesOutcome) struct ScrollInsetTests {
    @Test func `the safe area is added to the content inset as the behaviour says`() {
        let stage = ScrollStage(content: CGSize(width: 393, height: 3000))
        #expect(stage.scroll.adjustedContentInset == .zero)
        stage.scroll.contentInset.top = 7
        stage.scroll.contentInsetAdjustmentBehavior = .always
        #expect(stage.scroll.adjustedContentInset == UIEdgeInsets(top: 66, left: 0, bottom: 34, right: 0))
        #expect(stage.listener.log.contains("didChangeAdjustedContentInset"))
        stage.scroll.contentInsetAdjustmentBehavior = .automatic
        #expect(stage.scroll.adjustedContentInset.top == 66)
        stage.scroll.contentSize.height = 100
        #expect(stage.scroll.adjustedContentInset.top == 7)
    }

    @Test func `content at its start stays there when the safe area comes`() {
        let stage = ScrollStage()
        stage.scroll.contentInsetAdjustmentBehavior = .always
        #expect(stage.scroll.contentOffset.y == -59)
        stage.scroll.contentOffset.y = 400
        stage.scroll.contentInsetAdjustmentBehavior = .never
        #expect(stage.scroll.contentOffset.y == 400)
    }

    @Test func `content below the adjusted inset has no safe area of its own to mind`() {
        let stage = ScrollStage()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
        stage.scroll.addSubview(child)
        #expect(child.safeAreaInsets.top == 59)
        stage.scroll.contentInsetAdjustmentBehavior = .always
        #expect(child.safeAreaInsets == .zero)
    }

    /// A screen whose table of lines fills it, as a list does that is pushed from.
    private final class List: UIViewController {
        let scroll = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 393, height: 3000)
            view.addSubview(scroll)
        }
    }

    private enum Cover: CaseIterable { case push, fullScreen, sheet, tab }

    @Test(arguments: Cover.allCases, [-103, 250] as [CGFloat])
    private func `a covered screen keeps its insets, and its content does not move`(_ cover: Cover, _ offset: CGFloat) {
        let list = List()
        let navigation = UINavigationController(rootViewController: list)
        let tabs = UITabBarController()
        let other = UIViewController()
        tabs.viewControllers = [navigation, other]
        let stage = CompatibilityStage(root: cover == .tab ? tabs : navigation)
        list.scroll.contentOffset.y = offset
        let (insets, safe) = (list.scroll.adjustedContentInset, list.view.safeAreaInsets)
        #expect(insets.top == 103)
        for animated in [true, false] {
            let new = UIViewController()
            new.modalPresentationStyle = cover == .fullScreen ? .fullScreen : .pageSheet
            switch cover {
            case .push: navigation.pushViewController(new, animated: animated)
            case .fullScreen, .sheet: list.present(new, animated: animated)
            case .tab: tabs.selectedIndex = 1
            }
            for _ in 0..<2 {
                #expect(list.scroll.contentOffset.y == offset && list.scroll.adjustedContentInset == insets)
                #expect(list.view.safeAreaInsets == safe)
                stage.advance(by: 1)
            }
            switch cover {
            case .push: navigation.popViewController(animated: animated)
            case .fullScreen, .sheet: list.dismiss(animated: animated)
            case .tab: tabs.selectedIndex = 0
            }
            for _ in 0..<2 {
                #expect(list.scroll.contentOffset.y == offset && list.scroll.adjustedContentInset == insets)
                stage.advance(by: 1)
            }
        }
    }

    @Test func `content that shrinks is brought back into range`() {
        let stage = ScrollStage()
        stage.scroll.contentOffset.y = 2000
        stage.scroll.contentSize.height = 1000
        #expect(stage.scroll.contentOffset.y == 148)
    }

    /// A screen with a scroll view between the bars, as storyboards pin one to the safe area.
    private final class Pinned: UIViewController {
        let scroll = UIScrollView()
        let content = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.translatesAutoresizingMaskIntoConstraints = false
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(scroll)
            scroll.addSubview(content)
            let (safe, guide) = (view.safeAreaLayoutGuide, scroll.contentLayoutGuide)
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: safe.topAnchor),
                scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
                content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
                content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                content.widthAnchor.constraint(equalTo: view.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 2000),
            ])
        }
    }

    @Test(arguments: [false, true])
    func `content of a scroll view between the bars begins at its upper edge`(isPushed: Bool) {
        let pinned = Pinned()
        let navigation = UINavigationController(rootViewController: isPushed ? UIViewController() : pinned)
        let stage = CompatibilityStage(root: navigation)
        if isPushed {
            navigation.pushViewController(pinned, animated: true)
            stage.advance(by: 1)
        }
        #expect(pinned.scroll.frame.minY == 103)
        #expect(pinned.scroll.adjustedContentInset == .zero)
        #expect(pinned.scroll.contentOffset == .zero)
        #expect(pinned.content.frame.minY == 20)
    }
}
