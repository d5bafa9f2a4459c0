import InterludeFoundation
import TestStages
import Testing
import UIKit

/// Members of earlier years that sources for iOS still use.
@MainActor @Suite struct OlderMemberTests {
    private final class Square: UIView {
        var wasMadeWithFrame = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            wasMadeWithFrame = true
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `objects are made of classes that are known at run time only`() {
        let type: UIView.Type = Square.self
        let square = ObjectiveCMaker.make(type, frame: CGRect(x: 0, y: 0, width: 5, height: 6)) as? Square
        #expect(square?.wasMadeWithFrame == true)
        #expect(square?.frame.height == 6)
        #expect(ObjectiveCMaker.make(type) is Square)
        let controller: UIViewController.Type = UITabBarController.self
        #expect(ObjectiveCMaker.make(controller) is UITabBarController)
    }

    @Test func `the application's status bar counts only where the property list says so`() {
        let stage = Stage(root: UIViewController())
        UIApplication.shared.setStatusBarStyle(.lightContent, animated: false)
        UIApplication.shared.isStatusBarHidden = true
        #expect(UIApplication.shared.statusBarStyle == .default)
        #expect(!UIApplication.shared.isStatusBarHidden)
        _ = stage
    }

    @Test func `geometry is written and read as UIKit does`() {
        #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.uiEdgeInsets(for: "{1,2,3,4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(NSCoder.cgSize(for: "nothing") == .zero)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    }

    @Test func `values in objects are read as what they are`() {
        #expect(ObjectiveCLookup.value(CGPoint(x: 1, y: 2), \NSValue.cgPointValue) == CGPoint(x: 1, y: 2))
        #expect(ObjectiveCLookup.value(NSValue(cgPoint: CGPoint(x: 1, y: 2)), \NSValue.cgPointValue).y == 2)
        #expect(ObjectiveCLookup.value(CGFloat(2.5), \NSNumber.doubleValue) == 2.5)
        #expect(ObjectiveCLookup.value(7, \NSNumber.intValue) == 7)
        #expect(ObjectiveCLookup.value("no", \NSNumber.intValue) == nil)
    }
}
