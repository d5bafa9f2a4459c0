import Testing
import UIKit

/// Members of earlier years that sources for iOS still use.
@MainActor @Suite(.statesOutcome) struct OlderMemberTests {
    @Test func `a vendor knows the device by the same identifier each time`() {
        #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
        #expect(UIDevice.current.identifierForVendor?.uuidString.count == 36)
    }

    @Test func `activity indicators had colours of their own`() {
        #expect(UIActivityIndicatorView(style: .gray).color == .gray)
        let large = UIActivityIndicatorView(style: .whiteLarge)
        #expect(large.color == .white)
        #expect(large.intrinsicContentSize == CGSize(width: 37, height: 37))
        #expect(UIActivityIndicatorView(style: .white).intrinsicContentSize == CGSize(width: 20, height: 20))
    }

    @Test func `a controller may leave its scroll view alone`() {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        controller.view.addSubview(scroll)
        let stage = CompatibilityStage(root: UINavigationController(rootViewController: controller))
        stage.window.layoutIfNeeded()
        #expect(scroll.adjustedContentInset.top > 0)
        controller.automaticallyAdjustsScrollViewInsets = false
        scroll.contentInset.bottom = 1
        #expect(scroll.adjustedContentInset.top == 0)
    }

    @Test func `accessibility elements are counted`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(view.accessibilityElementCount() == NSNotFound)
        view.accessibilityElements = ["a", view]
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 0) as? String == "a")
        #expect(view.accessibilityElement(at: 7) == nil)
        #expect(view.index(ofAccessibilityElement: view) == 1)
        #expect(!view.accessibilityPerformEscape())
        view.accessibilityFrame = CGRect(x: 2, y: 2, width: 4, height: 4)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 4, y: 4))
    }

    @Test func `a tab bar has a picture in its background's place`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
        let picture = UIImage()
        bar.backgroundImage = picture
        #expect(bar.subviews.flatMap(\.subviews).contains { ($0 as? UIImageView)?.image === picture })
        #expect(!bar.endCustomizing(animated: false))
    }

    @Test func `levels of windows are counted on`() {
        #expect((UIWindow.Level.alert + 1).rawValue == UIWindow.Level.alert.rawValue + 1)
        #expect((UIWindow.Level.statusBar - 1).rawValue == UIWindow.Level.statusBar.rawValue - 1)
    }
}
