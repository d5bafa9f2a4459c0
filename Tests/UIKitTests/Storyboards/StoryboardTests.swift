import Testing
import TestStages
import UIKit

/// Storyboards: scenes, what is in them, and in which order it is made.
@MainActor
@Suite(.serialized)
struct StoryboardTests {
    @Test func `the initial controller and what it contains are made without their views`() throws {
        _ = storyboardLog.take()
        let storyboard = StoryboardFiles.storyboard()
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let shop = try #require(navigation.topViewController as? StoryboardShopController)
        #expect(!navigation.isViewLoaded && !shop.isViewLoaded)
        #expect(navigation.storyboard === storyboard && shop.storyboard === storyboard)
        #expect(shop.title == "Shop" && shop.navigationItem.title == "The shop")
        #expect(navigation.navigationBar.prefersLargeTitles)
        #expect(navigation.navigationBar.tintColor == .systemPink)
        let attributes = navigation.navigationBar.titleTextAttributes ?? [:]
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 15, weight: .heavy))
        #expect(attributes[.foregroundColor] as? UIColor == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    }

    /// As public side menus do it.
    private final class EarlyView: UIViewController {
        var log: [String] = []

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
            view.addSubview(UIView())
        }

        init() {
            super.init(nibName: nil, bundle: nil)
            view = UIView()
        }

        override func viewDidLoad() { log.append("loaded \(view.subviews.count)") }
    }

    @Test func `viewDidLoad is called for a view that is set in init(coder:)`() throws {
        let data = StoryboardFiles.document("<view key=\"view\" id=\"v\"/>")
        let storyboard = try UIStoryboard(data: data, name: "Test", bundle: StoryboardFiles.bundle)
        let made = storyboard.instantiateInitialViewController { EarlyView(coder: $0) }
        let controller = try #require(made)
        #expect(controller.log.isEmpty && controller.isViewLoaded)
        #expect(controller.view.bounds.size == CGSize(width: 10, height: 20))
        #expect(controller.log == ["loaded 1"])
        controller.loadViewIfNeeded()
        #expect(controller.log == ["loaded 1"])
        let coded = EarlyView()
        coded.loadViewIfNeeded()
        #expect(coded.log.isEmpty)
    }

    @Test func `margins that follow the readable width leave no more free than that`() throws {
        let view = "<view key=\"view\" layoutMarginsFollowReadableWidth=\"%@\" id=\"v\"/>"
        let follows = try #require(StoryboardFiles.controller(view.replacingOccurrences(of: "%@", with: "YES"))?.view)
        let usual = try #require(StoryboardFiles.controller(view.replacingOccurrences(of: "%@", with: "NO"))?.view)
        for view in [follows, usual] {
            view.frame = CGRect(x: 0, y: 0, width: 393, height: 800)
            view.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 40)
        }
        #expect(follows.layoutMargins == usual.layoutMargins)
        for view in [follows, usual] { view.frame.size.width = 1024 }
        #expect(usual.layoutMargins.left == 20 && usual.layoutMargins.right == 40)
        #expect(follows.layoutMargins.left == 166 && follows.layoutMargins.right == 186)
        #expect(follows.layoutMarginsGuide.layoutFrame.width == 672)
        #expect(follows.readableContentGuide.layoutFrame.width == 672)
        follows.frame.size.width = 500
        #expect(follows.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 40))
    }

    @Test(arguments: [
        "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>",
        "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>", "",
    ])
    func `a stack with margins of its own arranges its views inside of them`(margins: String) throws {
        let stack = "<stackView key=\"view\" axis=\"vertical\" id=\"v\">"
        let label = "<subviews><label text=\"A\" id=\"l\"/></subviews>"
        let made = try StoryboardFiles.controller("\(stack)\(label)\(margins)</stackView>")?.view as? UIStackView
        let view = try #require(made)
        #expect(view.isLayoutMarginsRelativeArrangement == !margins.isEmpty)
    }

    @Test func `a stack that says whether it counts its margins is left at that`() throws {
        let margins = "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"
        let stack = "<stackView key=\"view\" layoutMarginsRelativeArrangement=\"NO\" id=\"v\">\(margins)</stackView>"
        let view = try #require(StoryboardFiles.controller(stack)?.view as? UIStackView)
        #expect(!view.isLayoutMarginsRelativeArrangement)
    }

    @Test func `each call makes a new controller`() {
        let storyboard = StoryboardFiles.storyboard()
        let first = storyboard.instantiateViewController(withIdentifier: "Detail")
        let second = storyboard.instantiateViewController(withIdentifier: "Detail")
        #expect(first !== second && first is StoryboardScreen && first.title == "Detail")
        #expect(first.hidesBottomBarWhenPushed)
        #expect(storyboard.instantiateViewController(withIdentifier: "Modal").modalPresentationStyle == .overFullScreen)
        #expect(storyboard.instantiateViewController(withIdentifier: "Modal").definesPresentationContext)
    }

    @Test func `a creator makes the controller with the coder it gets`() {
        let storyboard = StoryboardFiles.storyboard()
        let product = storyboard.instantiateViewController(identifier: "Product") { coder in
            StoryboardProductController(coder: coder, product: "Lamp")
        }
        #expect(product.product == "Lamp")
        #expect(product.view.bounds.width == 393)
        let start: UINavigationController? = storyboard.instantiateInitialViewController { _ in nil }
        #expect(start != nil)
    }

    @Test func `init, runtime attributes, outlets, awakeFromNib, and the view's objects when it is loaded`() throws {
        let (_, _, shop) = try StoryboardFiles.shop()
        #expect(
            storyboardLog.take()
                == """
                Shop.init Shop.awake should(EmbedChild) Screen.init Screen.awake prepare(EmbedChild,loaded:false)
                Screen.viewDidLoad Shop.viewDidLoad
                """)
        #expect(shop.badge.wakingCount == 3)
        #expect(shop.helper?.owner === shop && shop.helper?.wokenUp == 1)
    }

    @Test func `outlets, collections, constraints' and items' outlets are connected`() throws {
        let (_, _, shop) = try StoryboardFiles.shop()
        #expect(shop.headline.text == "Everything" && shop.headline.numberOfLines == 2)
        #expect(shop.headline.font == .boldSystemFont(ofSize: 24))
        #expect(shop.headline.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(shop.headline.contentHuggingPriority(for: .vertical).rawValue == 252)
        #expect(!shop.headline.isUserInteractionEnabled && !shop.headline.adjustsFontSizeToFitWidth)
        #expect(shop.buttons.map { $0.titleLabel?.text } == ["Tap me", "Detail"])
        // With a configuration the title is that one's, and none of a state's: users of Xcode 13 found nil on iOS.
        #expect(shop.buttons.map(\.currentTitle) == ["Tap me", nil])
        #expect(shop.buttons[0].tag == 7 && shop.buttons[0].buttonType == .system)
        #expect(shop.buttons[0].titleColor(for: .disabled) == UIColor(white: 0.5, alpha: 1))
        #expect(shop.buttons[0].titleLabel?.font == .systemFont(ofSize: 20))
        #expect(shop.buttons[0].layer.cornerRadius == 9)
        #expect(shop.buttons[1].configuration?.title == "Detail")
        #expect(shop.buttons[1].configuration?.baseBackgroundColor == .systemGreen)
        #expect(shop.badgeWidth?.constant == 100 && shop.badgeWidth?.firstItem === shop.badge)
        #expect(shop.moreItem.title == "More" && shop.moreItem.style == .done)
        #expect(shop.moreItem.tintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(shop.navigationItem.rightBarButtonItems?.count == 2)
        #expect(shop.navigationItem.leftBarButtonItem?.systemItem == .add)
    }

    @Test func `runtime attributes of every kind are set`() throws {
        let (_, _, shop) = try StoryboardFiles.shop()
        let badge = try #require(shop.badge)
        #expect(badge.count == 3 && badge.ratio == 0.25 && badge.isRound && badge.caption == "New")
        #expect(badge.ink == UIColor(white: 1, alpha: 1) && badge.gap == CGSize(width: 3, height: 4))
        #expect(badge.spot == CGPoint(x: 5, y: 6) && badge.area == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(badge.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(badge.part == NSRange(location: 2, length: 5) && badge.nothing == nil && badge.picture != nil)
        #expect(StoryboardFiles.storyboard().unknownParts.contains { $0.text == "runtime attribute noSuchKey" })
    }

    @Test func `constraints place the views`() throws {
        let (stage, _, shop) = try StoryboardFiles.shop()
        stage.window.layoutIfNeeded()
        let view = try #require(shop.view)
        let button = try #require(shop.buttons.first)
        #expect(near(shop.headline.frame.minY, view.safeAreaInsets.top + 12, 0.5))
        #expect(shop.headline.frame.minX == view.layoutMargins.left)
        #expect(near(button.frame.minY, shop.headline.frame.maxY + 20, 0.5) && near(button.frame.height, 44, 0.5))
        #expect(button.frame.width == shop.headline.frame.width)
        #expect(near(shop.buttons[1].center.x, view.bounds.midX, 0.5))
        #expect(shop.badge.frame.size == CGSize(width: 100, height: 50))
        #expect(shop.badge.constraints.first { $0.identifier == "WantsMore" }?.priority.rawValue == 500)
        #expect(!shop.badge.constraints.contains { $0.constant == 77 })
        // The old guide at the bottom is where the safe area ends.
        #expect(near(shop.container.frame.maxY, view.bounds.height - view.safeAreaInsets.bottom - 10, 0.5))
        // A fixed frame keeps to its mask.
        let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(picture.frame == CGRect(x: 200, y: 320, width: 60, height: 50) && picture.image != nil)
        #expect(picture.translatesAutoresizingMaskIntoConstraints && picture.contentMode == .scaleAspectFit)
        #expect(picture.autoresizingMask == [.flexibleLeftMargin, .flexibleBottomMargin])
        // A named colour that no catalogue has is the file's copy.
        #expect(shop.badge.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    }

    @Test func `a variation holds in its size alone`() throws {
        let (stage, _, shop) = try StoryboardFiles.shop()
        #expect(shop.badgeWidth?.constant == 100)
        stage.host.rotate(to: .landscapeLeft, animated: false)
        #expect(shop.badgeWidth?.constant == 60)
        stage.host.rotate(to: .portrait, animated: false)
        #expect(shop.badgeWidth?.constant == 100)
    }

    @Test func `stack views, text styles and attributed text are as in the file`() throws {
        let (stage, _, shop) = try StoryboardFiles.shop()
        stage.window.layoutIfNeeded()
        let child = try #require(shop.children.first as? StoryboardScreen)
        let stack = try #require(child.view.subviews.first as? UIStackView)
        #expect(stack.axis == .vertical && stack.distribution == .fillEqually && stack.alignment == .center)
        #expect(stack.spacing == 6 && stack.arrangedSubviews.count == 2)
        #expect(stack.frame == child.view.bounds && child.view.frame == shop.container.bounds)
        let first = try #require(stack.arrangedSubviews[0] as? UILabel)
        #expect(first.font == .preferredFont(forTextStyle: .headline))
        let text = try #require((stack.arrangedSubviews[1] as? UILabel)?.attributedText)
        #expect(text.string == "Second")
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 21))
        let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(text.attribute(.kern, at: 3, effectiveRange: nil) as? Double == 2)
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .right && style?.lineSpacing == 4)
    }

    @Test func `fragments of attributed text may have the same attributes with other values`() throws {
        let fragments = (1...3).map { size in
            """
            <fragment content="\(size)"><attributes><font key="NSFont" size="1\(size)" metaFont="system"/></attributes></fragment>
            """
        }
        let view = """
            <view key="view" id="v"><subviews><label id="l"><attributedString key="attributedText">\(fragments.joined())
            </attributedString></label></subviews></view>
            """
        let label = try StoryboardFiles.controller(view)?.view.subviews.first as? UILabel
        let text = try #require(label?.attributedText)
        let sizes = (0..<3).map { (text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
        #expect(sizes == [11, 12, 13])
    }

    @Test func `actions of controls, items and recognisers are sent`() throws {
        let (stage, navigation, shop) = try StoryboardFiles.shop()
        stage.window.layoutIfNeeded()
        _ = storyboardLog.take()
        shop.buttons[0].sendActions(for: .touchUpInside)
        shop.moreItem.perform()
        #expect(storyboardLog.take() == "tapped(7) more")
        let recognizer = try #require(shop.badge.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(recognizer.numberOfTapsRequired == 2 && recognizer.delegate === shop)
        let point = navigation.view.convert(CGPoint(x: 10, y: 10), from: shop.badge)
        for _ in 0..<2 {
            stage.host.send(.down, at: point)
            stage.host.step()
            stage.host.send(.up, at: point)
            stage.host.step()
        }
        #expect(storyboardLog.take() == "badge")
    }

    @Test func `texts come in the user's language where the bundle has them`() throws {
        // A bundle chooses its language by the system; the table itself is asked here.
        let german = try #require(Bundle(path: StoryboardFiles.folder.appendingPathComponent("de.lproj").path))
        let data = try Data(contentsOf: StoryboardFiles.folder.appendingPathComponent("Shop.storyboard"))
        let storyboard = try UIStoryboard(data: data, name: "Shop", bundle: german)
        let shop = try #require(
            storyboard.instantiateViewController(withIdentifier: "Shop") as? StoryboardShopController)
        shop.loadViewIfNeeded()
        #expect(shop.headline.text == "Alles")
        #expect(shop.buttons[0].title(for: .normal) == "Tippen")
        #expect(shop.buttons[0].title(for: .disabled) == "Not now")
    }

    @Test func `what is unknown is listed and left out, or its superclass takes its place`() throws {
        SystemLog.writesToStandardError = false
        defer { SystemLog.writesToStandardError = true }
        let storyboard = StoryboardFiles.storyboard()
        let controller = storyboard.instantiateViewController(withIdentifier: "Unknown")
        let view = try #require(controller.view)
        #expect(view.subviews.count == 3)
        #expect(view.subviews.map(\.frame.minY) == [20, 200, 300])
        let parts = Set(storyboard.unknownParts.map { "\($0.kind.rawValue) \($0.text)" })
        #expect(
            parts.isSuperset(of: [
                "attribute view.glitter", "element subviews > hologram",
                "appClass NobodyHasWrittenThis (module UIKitTests)", "resource image not-there",
                "attribute mapView.mapType",
            ]))
    }

    @Test func `a scene that is in itself is left out there`() throws {
        SystemLog.writesToStandardError = false
        defer { SystemLog.writesToStandardError = true }
        let tabs = StoryboardFiles.storyboard().instantiateViewController(withIdentifier: "Ouroboros")
        let children = try #require((tabs as? UITabBarController)?.viewControllers)
        #expect(children.count == 1 && children[0].tabBarItem.title == "Tail")
        #expect(children[0].tabBarItem.image != nil && children[0].tabBarItem.selectedImage != nil)
        children[0].loadViewIfNeeded()
        #expect(children[0].children.isEmpty)
    }

    // MARK: Mistakes

    @Test func `a storyboard that is not there stops the program`() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = UIStoryboard(name: "Nowhere", bundle: StoryboardFiles.bundle)
        }
    }

    @Test func `an identifier that is not there stops the program`() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = StoryboardFiles.storyboard().instantiateViewController(withIdentifier: "Nobody")
        }
    }

    @Test func `a segue that is not there stops the program`() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            UIViewController().performSegue(withIdentifier: "Nowhere", sender: nil)
        }
    }

    @Test func `an outlet that the class does not have stops the program`() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let view = """
                <view key="view" id="v"/><connections><outlet property="missing" destination="v" id="o"/></connections>
                """
            let attributes = "customClass=\"StoryboardNibController\" customModule=\"UIKitTests\""
            try StoryboardFiles.controller(view, attributes: attributes)?.loadViewIfNeeded()
        }
    }
}
