import TestStages
import Testing
import UIKit

/// Segues of every kind: the order of calls, and what is shown.
@MainActor
@Suite(.serialized)
struct SegueTests {
    @Test func `a control's segue asks, makes the destination, prepares before its view is loaded, and shows it`()
        throws
    {
        let (stage, navigation, shop) = try StoryboardFiles.shop()
        _ = storyboardLog.take()
        shop.buttons[1].sendActions(for: .touchUpInside)
        #expect(
            storyboardLog.take()
                == "should(ShowDetail) Detail.init Detail.awake prepare(ShowDetail,loaded:false) Detail.viewDidLoad")
        stage.host.advance(by: 1)
        #expect(navigation.topViewController?.title == "Detail" && navigation.viewControllers.count == 2)
    }

    @Test func `a segue that its source does not want is not performed`() throws {
        let (_, navigation, shop) = try StoryboardFiles.shop()
        shop.mayGo = false
        _ = storyboardLog.take()
        shop.buttons[1].sendActions(for: .touchUpInside)
        #expect(storyboardLog.take() == "should(ShowDetail)")
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `code that performs a segue does not ask`() throws {
        let (_, navigation, shop) = try StoryboardFiles.shop()
        shop.mayGo = false
        _ = storyboardLog.take()
        shop.performSegue(withIdentifier: "ShowDetail", sender: nil)
        #expect(storyboardLog.take().calls.first == "Detail.init")
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func `a presentation has the styles of the segue, unless its source says otherwise`() throws {
        let (stage, navigation, shop) = try StoryboardFiles.shop()
        shop.navigationItem.leftBarButtonItem?.perform()
        let modal = try #require(navigation.presentedViewController)
        #expect(modal.modalPresentationStyle == .fullScreen && modal.modalTransitionStyle == .crossDissolve)
        #expect(modal.isBeingPresented)
        stage.host.advance(by: 1)
        navigation.dismiss(animated: false)
        shop.onPrepare = { $0.destination.modalPresentationStyle = .custom }
        shop.navigationItem.leftBarButtonItem?.perform()
        #expect(navigation.presentedViewController?.modalPresentationStyle == .custom)
        stage.host.advance(by: 1)
    }

    @Test func `a segue that does not animate shows its destination at once`() throws {
        let (stage, navigation, shop) = try StoryboardFiles.shop()
        shop.performSegue(withIdentifier: "Quietly", sender: nil)
        #expect(stage.window.rootViewController === navigation)
        let modal = try #require(navigation.presentedViewController)
        #expect(!modal.isBeingPresented && modal.view.window != nil)
        #expect(modal.modalPresentationStyle == .overFullScreen)
    }

    @Test func `a popover points at its anchor`() throws {
        let (stage, navigation, shop) = try StoryboardFiles.shop()
        let item = try #require(shop.navigationItem.rightBarButtonItems?.last)
        shop.onPrepare = { segue in
            let popover = segue.destination.popoverPresentationController
            storyboardLog.add("arrows(\(popover?.permittedArrowDirections.rawValue ?? 99))")
            storyboardLog.add("anchored(\(popover?.barButtonItem === item))")
        }
        _ = storyboardLog.take()
        item.perform()
        let directions = UIPopoverArrowDirection([.up, .left]).rawValue
        #expect(
            storyboardLog.take()
                == CallList(calls: [
                    "should(Popover)", "prepare(Popover,loaded:false)", "arrows(\(directions))", "anchored(true)",
                ]))
        stage.host.advance(by: 1)
        #expect(navigation.presentedViewController?.modalPresentationStyle == .popover)
        #expect(navigation.presentedViewController?.preferredContentSize == CGSize(width: 240, height: 128))
    }

    @Test func `a custom segue does what its class says`() throws {
        let (_, navigation, shop) = try StoryboardFiles.shop()
        _ = storyboardLog.take()
        shop.performSegue(withIdentifier: "Custom", sender: nil)
        #expect(
            storyboardLog.take() == "Detail.init Detail.awake prepare(Custom,loaded:false) swap Detail.viewDidLoad")
        #expect(navigation.viewControllers.map(\.title) == ["Detail"])
    }

    @Test func `a segue action makes the destination`() throws {
        let (_, navigation, shop) = try StoryboardFiles.shop()
        shop.performSegue(withIdentifier: "ShowProduct", sender: "me")
        let product = navigation.topViewController as? StoryboardProductController
        #expect(product?.product == "me/ShowProduct")
    }

    @Test func `a reference leads into another storyboard`() throws {
        let (stage, navigation, shop) = try StoryboardFiles.shop()
        shop.performSegue(withIdentifier: "ShowLists", sender: nil)
        stage.host.advance(by: 1)
        let rows = try #require(navigation.topViewController as? StoryboardRows)
        #expect(rows.storyboard?.name == "Lists")
    }

    @Test func `an embedded controller is a child in its container`() throws {
        let (stage, _, shop) = try StoryboardFiles.shop()
        stage.window.layoutIfNeeded()
        let child = try #require(shop.children.first)
        #expect(child.view.superview === shop.container && child.parent === shop)
        #expect(child.view.frame == shop.container.bounds)
    }

    // MARK: Unwinding

    @Test func `unwinding prepares, calls the action, dismisses, and pops to the destination`() throws {
        let (stage, navigation, shop) = try StoryboardFiles.shop()
        shop.performSegue(withIdentifier: "ShowDetail", sender: nil)
        stage.host.advance(by: 1)
        let detail = try #require(navigation.topViewController)
        detail.performSegue(withIdentifier: "DetailModal", sender: nil)
        stage.host.advance(by: 1)
        let modal = try #require(navigation.presentedViewController)
        _ = storyboardLog.take()
        let button = try #require(modal.view.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(storyboardLog.take() == "back(BackToShop,true)")
        #expect(navigation.viewControllers.count == 1 && modal.isBeingDismissed)
        stage.host.advance(by: 1)
        #expect(navigation.presentedViewController == nil && shop.view.window != nil)
    }

    @Test func `unwinding within a stack pops with an animation`() throws {
        let (stage, navigation, shop) = try StoryboardFiles.shop()
        shop.performSegue(withIdentifier: "ShowDetail", sender: nil)
        stage.host.advance(by: 1)
        let modal = StoryboardFiles.storyboard().instantiateViewController(withIdentifier: "Modal")
        navigation.pushViewController(modal, animated: false)
        stage.host.advance(by: 0.1)
        modal.performSegue(withIdentifier: "BackToShop", sender: nil)
        #expect(navigation.viewControllers.count == 1 && navigation.transitionCoordinator?.isAnimated == true)
        stage.host.advance(by: 1)
        #expect(shop.view.window != nil)
    }

    @Test func `unwinding to a tab selects it`() throws {
        let storyboard = StoryboardFiles.storyboard()
        let shop = storyboard.instantiateViewController(withIdentifier: "Shop")
        let modal = storyboard.instantiateViewController(withIdentifier: "Modal")
        let tabs = UITabBarController()
        tabs.viewControllers = [shop, modal]
        tabs.selectedIndex = 1
        let stage = Stage(root: tabs)
        modal.performSegue(withIdentifier: "BackToShop", sender: nil)
        stage.host.advance(by: 1)
        #expect(tabs.selectedViewController === shop)
    }

    private final class LoggingTabs: UITabBarController {
        var log: [String] = []

        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            log.append("dismiss")
            super.dismiss(animated: flag, completion: completion)
        }

        override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
            log.append("unwind")
            super.unwind(for: unwindSegue, towards: subsequentVC)
        }

        override var selectedViewController: UIViewController? {
            get { super.selectedViewController }
            set {
                log.append("select")
                super.selectedViewController = newValue
            }
        }
    }

    /// As a published example of a book logs it.
    @Test func `an unwind starts the dismissal before the containers below change`() throws {
        let storyboard = StoryboardFiles.storyboard()
        let shop = storyboard.instantiateViewController(withIdentifier: "Shop")
        let (tabs, other) = (LoggingTabs(), UIViewController())
        let navigation = UINavigationController(rootViewController: shop)
        tabs.viewControllers = [navigation, other]
        let stage = Stage(root: tabs)
        navigation.pushViewController(UIViewController(), animated: false)
        tabs.selectedIndex = 1
        let modal = storyboard.instantiateViewController(withIdentifier: "Modal")
        other.present(modal, animated: false)
        stage.host.advance(by: 0.1)
        tabs.log = []
        modal.performSegue(withIdentifier: "BackToShop", sender: nil)
        #expect(tabs.log == ["dismiss", "unwind", "select"])
        #expect(navigation.viewControllers == [shop] && tabs.selectedViewController === navigation)
        stage.host.advance(by: 1)
        #expect(tabs.presentedViewController == nil && shop.view.window != nil)
    }

    @Test func `an unwind leaves nothing of where it came from behind`() throws {
        weak var modal: UIViewController?
        let (stage, navigation, shop) = try StoryboardFiles.shop()
        func comeAndGo(isPresented: Bool) throws {
            let new = StoryboardFiles.storyboard().instantiateViewController(withIdentifier: "Modal")
            modal = new
            if isPresented {
                shop.present(new, animated: false)
            } else {
                navigation.pushViewController(new, animated: false)
            }
            stage.host.advance(by: 0.1)
            try #require(modal != nil)
            new.performSegue(withIdentifier: "BackToShop", sender: nil)
        }
        for isPresented in [true, false] {
            try comeAndGo(isPresented: isPresented)
            stage.host.advance(by: 1)
            #expect(modal == nil, "presented: \(isPresented)")
        }
    }

    @Test func `an unwind that nobody takes does nothing`() throws {
        let (stage, navigation, shop) = try StoryboardFiles.shop()
        shop.performSegue(withIdentifier: "Quietly", sender: nil)
        let modal = try #require(navigation.presentedViewController)
        modal.performSegue(withIdentifier: "BackToNobody", sender: nil)
        stage.host.advance(by: 1)
        #expect(navigation.presentedViewController === modal)
    }

    @Test func `the children that may take an unwind come without the one it comes from, a stack's top first`() throws {
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        navigation.setViewControllers([first, second, third], animated: false)
        let origin = UIStoryboardUnwindSegueSource(source: third, unwindAction: Selector("back:"), sender: nil)
        #expect(navigation.allowedChildrenForUnwinding(from: origin) == [second, first])
        #expect(navigation.childContaining(origin) === third)
        #expect(!first.canPerformUnwindSegueAction(Selector("back:"), from: third, sender: nil))
    }

    @Test func `a segue made in code does what its closure does`() {
        let (source, destination) = (UIViewController(), UIViewController())
        var performed = 0
        let segue = UIStoryboardSegue(identifier: "x", source: source, destination: destination) { performed += 1 }
        segue.perform()
        #expect(performed == 1 && segue.identifier == "x")
        #expect(segue.source === source && segue.destination === destination)
    }
}
