import Testing
import UIKit

/// Which look counts for a bar, and what is seen of it.
@MainActor
@Suite(.statesOutcome, .serialized)
struct BarAppearanceTests {
    private func look(_ color: UIColor?) -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        look.backgroundColor = color
        return look
    }

    @MainActor private struct Scene {
        let scroll = UIScrollView()
        let screen = UIViewController()
        let navigation: UINavigationController
        init() {
            scroll.contentSize = CGSize(width: 393, height: 3000)
            screen.view = scroll
            scroll.backgroundColor = .white
            navigation = UINavigationController(rootViewController: screen)
        }
    }

    @Test func `a tab bar that was laid out under a transform is in its place without it`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [Scene().screen]
        let stage = CompatibilityStage(root: tabs)
        let place = tabs.tabBar.frame
        #expect(place.maxY == 852 && place.width == 393)
        tabs.tabBar.transform = CGAffineTransform(translationX: 0, y: 83)
        tabs.view.setNeedsLayout()
        stage.advance(by: 0.2)
        tabs.tabBar.transform = .identity
        #expect(tabs.tabBar.frame == place)
    }

    @Test func `a look's copy is a look of the same class, of its own`() {
        let original = look(.red)
        original.titleTextAttributes = [.foregroundColor: UIColor.blue]
        let copy: UINavigationBarAppearance = original.copy()
        copy.backgroundColor = .green
        #expect(original.backgroundColor == .red)
        #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
    }

    @Test func `buttons look as the appearance of their style and state says, and as they were told themselves`() throws
    {
        let own = look(nil)
        own.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        own.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        own.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
        let (plain, done) = (
            UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "B", style: .done, target: nil, action: nil)
        )
        let item = UINavigationItem(title: "T")
        item.rightBarButtonItems = [plain, done]
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 393, height: 44))
        bar.standardAppearance = own
        bar.items = [UINavigationItem(title: "Back"), item]
        func color(_ text: String) -> UIColor? { labels(bar).first { $0.text == text }?.textColor }
        #expect(color("A") == .red && color("B") == .green && color("Back") == .red)
        bar.standardAppearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
        #expect(color("Back") == .purple)
        plain.isEnabled = false
        #expect(color("A") == .brown)
        plain.isEnabled = true
        plain.setTitleTextAttributes([.foregroundColor: UIColor.orange], for: .normal)
        #expect(color("A") == .orange)
    }

    private func labels(_ view: UIView) -> [UILabel] {
        ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test func `a picture of the app's stands in the chevron's place`() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 393, height: 44))
        bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
        let image = try #require(UIImage(systemName: "star"))
        let own = look(nil)
        own.setBackIndicatorImage(image, transitionMaskImage: image)
        bar.standardAppearance = own
        let pictures = labels(bar).first { $0.text == "One" }?.superview?.superview?.subviews.compactMap {
            ($0 as? UIImageView)?.image?.size
        }
        #expect(pictures == [image.size])
    }

    @Test func `a prompt adds a line of 30 points above the title`() throws {
        let scene = Scene()
        scene.screen.title = "Title"
        scene.screen.navigationItem.prompt = "Choose one"
        let stage = CompatibilityStage(root: scene.navigation)
        let bar = scene.navigation.navigationBar
        #expect(bar.frame.height == 74 && scene.scroll.safeAreaInsets.top == 133)
        let prompt = try #require(labels(bar).first { $0.text == "Choose one" })
        let title = try #require(labels(bar).first { $0.text == "Title" })
        #expect(prompt.convert(prompt.bounds, to: bar).midY < 30 && title.convert(title.bounds, to: bar).midY > 40)
        scene.screen.navigationItem.prompt = nil
        stage.advance(by: 0.1)
        #expect(bar.frame.height == 44)
    }

    @Test func `a title is moved as the appearance says, or older code`() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 393, height: 44))
        bar.items = [UINavigationItem(title: "One")]
        bar.layoutIfNeeded()
        let title = try #require(labels(bar).first { $0.text == "One" })
        let before = title.frame
        bar.setTitleVerticalPositionAdjustment(-5, for: .default)
        bar.layoutIfNeeded()
        #expect(title.frame == before.offsetBy(dx: 0, dy: -5))
        bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 10, vertical: 3)
        bar.layoutIfNeeded()
        #expect(title.frame == before.offsetBy(dx: 10, dy: 3))
    }

    @Test func `every button that the system knows shows something`() {
        let spaces: [UIBarButtonItem.SystemItem] = [.flexibleSpace, .fixedSpace]
        for number in 0...24 {
            guard let kind = UIBarButtonItem.SystemItem(rawValue: number), !spaces.contains(kind) else { continue }
            let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
            #expect(item.image != nil || item.title?.isEmpty == false, "\(kind)")
        }
    }

    @Test func `tabs look as the appearance of the way they stand says`() throws {
        let own = UITabBarAppearance()
        own.stackedLayoutAppearance.normal.iconColor = .red
        own.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        own.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
        own.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
        let stage = CompatibilityStage(root: UIViewController())
        let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 49))
        stage.window.addSubview(bar)
        bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: UIImage(systemName: "star"), tag: $0) }
        bar.items?[2].badgeValue = "9"
        bar.standardAppearance = own
        bar.selectedItem = bar.items?[1]
        func color(_ text: String) -> UIColor? { labels(bar).first { $0.text == text }?.textColor }
        #expect(color("0") == .red && color("1") == .green)
        #expect(labels(bar).first { $0.text == "9" }?.backgroundColor == .blue)
    }
}
