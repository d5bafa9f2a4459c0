import TestStages
import Testing
import UIKit

/// Which look counts for a bar, and what is seen of it.
@MainActor
@Suite(.serialized)
struct BarAppearanceTests {
    private func look(_ color: UIColor?) -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        look.backgroundColor = color
        return look
    }

    /// The colour of a pixel in the bar, at the left.
    private func color(_ stage: Stage) -> UInt32 {
        let frame = stage.host.renderFrame()
        return frame.row(80 * frame.height / 852)[4]
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

    @Test func `the styles from before iOS 7 are dark`() {
        #expect(UIBarStyle.blackOpaque == .black && UIBarStyle.blackTranslucent.rawValue == 2)
        func shown(_ style: UIBarStyle) -> UInt32 {
            let scene = Scene()
            scene.navigation.navigationBar.barStyle = style
            scene.scroll.contentOffset.y = 50
            let stage = Stage(root: scene.navigation)
            scene.scroll.contentOffset.y = 50
            stage.host.advance(by: 0.5)
            return color(stage)
        }
        #expect(shown(.blackTranslucent) == shown(.black))
        #expect(shown(.blackTranslucent) != shown(.default))
    }

    @Test func `the edge's look counts while nothing is below the bar, the standard one when content is`() {
        let scene = Scene()
        scene.navigation.navigationBar.standardAppearance = look(.red)
        scene.navigation.navigationBar.scrollEdgeAppearance = look(.green)
        let stage = Stage(root: scene.navigation)
        let atEdge = color(stage)
        scene.scroll.contentOffset.y = 50
        stage.host.advance(by: 0.5)
        let standard = color(stage)
        #expect(atEdge != standard)
        scene.scroll.contentOffset.y = -103
        stage.host.advance(by: 0.5)
        #expect(color(stage) == atEdge)
    }

    @Test
    func `without a look for the edge the standard one counts without its background, also where nothing scrolls`() {
        let plain = UIViewController()
        plain.view.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: plain)
        let own = look(.red)
        own.shadowColor = .green
        own.titleTextAttributes = [.foregroundColor: UIColor.blue]
        navigation.navigationBar.standardAppearance = own
        let stage = Stage(root: navigation)
        #expect(color(stage) & 0xFFFFFF == 0xFFFFFF)
        #expect(navigation.navigationBar.look(for: [plain.navigationItem]).title[.foregroundColor] as? UIColor == .blue)
    }

    @Test func `an app that was built for iOS before 15 keeps its bars' backgrounds at the edge, but for large titles`()
    {
        defer { BarHistory.keepsBackgrounds = false }
        func shown(large: Bool) -> UInt32 {
            let scene = Scene()
            scene.screen.title = "Title"
            scene.navigation.navigationBar.prefersLargeTitles = large
            scene.navigation.navigationBar.barTintColor = .red
            scene.navigation.navigationBar.isTranslucent = false
            return color(Stage(root: scene.navigation))
        }
        BarHistory.keepsBackgrounds = false
        let clear = shown(large: false)
        #expect(shown(large: true) == clear)
        BarHistory.keepsBackgrounds = true
        #expect(shown(large: false) == 0xFFFF_0000)
        #expect(shown(large: true) == clear)
    }

    @Test func `which Xcode has built an app is read from its property list`() {
        #expect(BuildingXcode.number(of: ["DTXcode": "1240"]) == 1240)
        #expect(BuildingXcode.number(of: [:]) == nil && BuildingXcode.number(of: ["DTXcode": "new"]) == nil)
        #expect(BuildingXcode.isOlder(1250, than: 13) && !BuildingXcode.isOlder(1300, than: 13))
        #expect(!BuildingXcode.isOlder(nil, than: 13))
    }

    @Test func `a bar without a navigation controller does not know the edge`() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 393, height: 44))
        bar.standardAppearance = look(.red)
        bar.scrollEdgeAppearance = look(.green)
        #expect(bar.look(for: []).backdrop.color == .red)
    }

    @Test func `an item's looks count before the bar's of the same name`() {
        let scene = Scene()
        let (bar, item) = (scene.navigation.navigationBar, scene.screen.navigationItem)
        _ = Stage(root: scene.navigation)
        bar.standardAppearance = look(.red)
        item.standardAppearance = look(.blue)
        #expect(bar.look(for: [item]).backdrop.color == nil)
        bar.scrollEdgeAppearance = look(.green)
        #expect(bar.look(for: [item]).backdrop.color == .green)
        scene.scroll.contentOffset.y = 50
        #expect(bar.look(for: [item]).backdrop.color == .blue)
        item.standardAppearance = nil
        #expect(bar.look(for: [item]).backdrop.color == .red)
    }

    @Test func `in compact height the compact looks count, and fall back as documented`() {
        let scene = Scene()
        let (bar, item) = (scene.navigation.navigationBar, scene.screen.navigationItem)
        let stage = Stage(root: scene.navigation)
        stage.host.rotate(to: .landscapeLeft, animated: false)
        stage.host.advance(by: 0.2)
        func shown() -> UIColor? { bar.look(for: [item]).backdrop.color }
        bar.standardAppearance = look(.red)
        bar.compactAppearance = look(.blue)
        #expect(shown() == nil)
        bar.scrollEdgeAppearance = look(.green)
        #expect(shown() == .green)
        bar.compactScrollEdgeAppearance = look(.yellow)
        #expect(shown() == .yellow)
        scene.scroll.contentOffset.y = 50
        #expect(shown() == .blue)
        bar.compactAppearance = nil
        #expect(shown() == .red)
    }

    @Test func `a bar takes a copy, and sees changes of what it returns`() {
        let bar = UINavigationBar()
        let own = look(.red)
        bar.standardAppearance = own
        own.backgroundColor = .blue
        #expect(bar.standardAppearance !== own && bar.look(for: []).backdrop.color == .red)
        bar.standardAppearance.backgroundColor = .green
        #expect(bar.background.backdrop.color == .green)
        bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        let copy = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
        #expect(copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        copy.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes.count == 1)
    }

    @Test func `the system's background blurs what goes below it`() throws {
        let scene = Scene()
        let stage = Stage(root: scene.navigation)
        let background = scene.navigation.navigationBar.background
        #expect(background.backdrop.effect == nil)
        scene.scroll.contentOffset.y = 50
        #expect(background.backdrop.effect != nil && background.backdrop.shadowColor != nil)
        stage.host.advance(by: 0.5)
        #expect(background.subviews.contains { $0.layer.backdropBlurRadius > 0 })
    }

    @Test func `older code's colour, picture, style and translucence are the standard look's`() {
        let bar = UINavigationBar()
        bar.barTintColor = .red
        #expect(bar.background.backdrop.color == .red)
        bar.isTranslucent = false
        #expect(bar.background.backdrop.effect == nil)
        bar.barTintColor = nil
        #expect(bar.background.backdrop.color == .systemBackground)
        bar.barStyle = .black
        #expect(bar.background.backdrop.color == .black)
        bar.setBackgroundImage(UIImage(), for: .default)
        #expect(bar.background.backdrop.image != nil && bar.background.backdrop.shadowColor != nil)
        bar.shadowImage = UIImage()
        #expect(bar.background.backdrop.shadowColor == nil)
        bar.standardAppearance = look(.green)
        #expect(bar.background.backdrop.color == .green && bar.background.backdrop.image == nil)
    }

    @Test func `below a picture of older code's lies an opaque ground where the bar is not translucent`() {
        let bar = UINavigationBar()
        bar.setBackgroundImage(UIImage(), for: .default)
        #expect(bar.background.backdrop.color == nil)
        bar.isTranslucent = false
        #expect(bar.background.backdrop.color == .systemBackground && bar.background.backdrop.image != nil)
        bar.barTintColor = .red
        #expect(bar.background.backdrop.color == .red)
        let tabs = UITabBar()
        tabs.backgroundImage = UIImage()
        tabs.isTranslucent = false
        tabs.barTintColor = .green
        #expect(tabs.background.backdrop.color == .green && tabs.background.backdrop.image != nil)
    }

    private func labels(_ view: UIView) -> [UILabel] {
        ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test func `tab bar and toolbar follow the content's end`() {
        let scene = Scene()
        let tabs = UITabBarController()
        tabs.viewControllers = [scene.navigation]
        scene.navigation.isToolbarHidden = false
        let stage = Stage(root: tabs)
        #expect(tabs.tabBar.background.backdrop.effect != nil)
        #expect(scene.navigation.toolbar.background.backdrop.effect != nil)
        scene.scroll.contentOffset.y = 3000 - 852 + scene.scroll.adjustedContentInset.bottom
        #expect(tabs.tabBar.background.backdrop.effect == nil)
        #expect(scene.navigation.toolbar.background.backdrop.effect == nil)
        scene.scroll.contentSize.height += 100
        #expect(tabs.tabBar.background.backdrop.effect != nil)
        stage.host.advance(by: 0.3)
    }

    @Test func `tabs share the bar as they are told`() {
        let stage = Stage(root: UIViewController())
        let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 400, height: 49))
        stage.window.addSubview(bar)
        bar.items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        bar.layoutIfNeeded()
        #expect(bar.tabViews.map(\.frame.minX) == [0, 200])
        bar.itemPositioning = .centered
        bar.itemWidth = 60
        bar.itemSpacing = 20
        bar.layoutIfNeeded()
        #expect(bar.tabViews.map(\.frame.minX) == [130, 210] && bar.tabViews.allSatisfy { $0.frame.width == 60 })
    }

    @Test func `a tab bar that was moved aside by a transform is in its place when that is gone`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [Scene().screen]
        let stage = Stage(root: tabs)
        tabs.tabBar.transform = CGAffineTransform(translationX: 0, y: 83)
        stage.host.rotate(to: .landscapeLeft, animated: false)
        stage.host.advance(by: 0.2)
        tabs.tabBar.transform = .identity
        #expect(tabs.tabBar.frame.maxY == 393 && tabs.tabBar.frame.width == 852)
    }

    @Test func `bars of phones held sideways are low, and their tabs have the title beside the image`() throws {
        let scene = Scene()
        let tabs = UITabBarController()
        scene.screen.tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope"), tag: 0)
        tabs.viewControllers = [scene.screen]
        let stage = Stage(root: tabs)
        #expect(tabs.tabBar.frame.height == 83)
        stage.host.rotate(to: .landscapeLeft, animated: false)
        stage.host.advance(by: 0.2)
        #expect(tabs.tabBar.frame.height == 32 + stage.window.safeAreaInsets.bottom)
        let button = try #require(tabs.tabBar.tabViews.first)
        let label = try #require(labels(button).first { $0.text == "Mail" })
        #expect(label.frame.minX > button.bounds.width / 4 && label.frame.midY == 16)
    }
}
