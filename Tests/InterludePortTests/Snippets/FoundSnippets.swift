extension Snippet {
    private static let making = "import UIKit; import InterludeFoundation\n"

    /// What stood in apps that were tried on 26 November 2026.
    static let found = [
        Snippet(
            "length of time beside Foundation alone", "import Foundation\nvar delay: CFTimeInterval = 0",
            "import Foundation; import QuartzCore\nvar delay: CFTimeInterval = 0", header: ""),
        Snippet(
            "optional method of UIKit's that is bound",
            "func f(_ a: UIViewControllerAnimatedTransitioning) { if let b = a.interruptibleAnimator?(using: c) { b.startAnimation() } }",
            "func f(_ a: UIViewControllerAnimatedTransitioning) { if let b = Optional(a)?.interruptibleAnimator(using: c) { b.startAnimation() } }"
        ),
        Snippet(
            "optional method of UIKit's that is bound through a chain",
            "func f() { if let n = a.delegate?.tableView?(a, numberOfRowsInSection: 0) { g(n) } }",
            "func f() { if let n = a.delegate?.tableView(a, numberOfRowsInSection: 0) { g(n) } }"),
        Snippet(
            "reference to an optional method of UIKit's",
            "func f(_ d: UIScrollViewDelegate) { guard let scroll = d.scrollViewDidScroll else { return }; scroll(v) }",
            "func f(_ d: UIScrollViewDelegate) { guard let scroll = Optional(d)?.scrollViewDidScroll else { return }; scroll(v) }"
        ),
        Snippet(
            "property of the name of an optional method",
            unchanged:
                "func f(_ v: UIViewController) { if let n = v.navigationController { n.popViewController(animated: true) } }"
        ),
        Snippet(
            "value of the name of an optional method",
            unchanged:
                "class A { var scrollViewDidScroll: Int? }\nfunc f(_ d: A) { if let s = d.scrollViewDidScroll { g(s) } }"
        ),
        Snippet(
            "object of the class that a protocol is for",
            "import UIKit\nprotocol P {}\nextension P where Self: UIView { static func made() -> Self { return Self() } }",
            making
                + "protocol P {}\nextension P where Self: UIView { static func made() -> Self { return InterludeFoundation.ObjectiveCMaker.make(Self.self) } }",
            header: ""),
        Snippet(
            "object of a class with another name",
            "import UIKit\npublic typealias View = UIView\nprotocol P {}\nextension P where Self: View { static func made() -> Self { return Self() } }",
            making
                + "public typealias View = UIView\nprotocol P {}\nextension P where Self: View { static func made() -> Self { return InterludeFoundation.ObjectiveCMaker.make(Self.self) } }",
            header: ""),
        Snippet(
            "object of a protocol that asks for its initialiser",
            unchanged: "protocol P { init() }\nextension P { static func made() -> Self { return Self() } }"),
        Snippet(
            "requirement that the app meets with the same mark",
            unchanged:
                "protocol Shown { var screen: UIViewController! { get } }\nextension UIViewController: Shown { var screen: UIViewController! { return self } }"
        ),
        Snippet(
            "rate of a scroll view as a number",
            "class A { var rate: CGFloat { return UIScrollViewDecelerationRateFast }; func f() { list.decelerationRate = options.rate } }",
            "class A { var rate: CGFloat { return UIScrollView.DecelerationRate.fast.rawValue }; func f() { list.decelerationRate = UIScrollView.DecelerationRate(rawValue: options.rate) } }"
        ),
        Snippet(
            "options of a page view controller",
            "let o: [String: Any] = [UIPageViewControllerOptionInterPageSpacingKey: 10]",
            "let o: [String: Any] = [UIPageViewController.OptionsKey.interPageSpacing: 10]"),
        Snippet(
            "rate of a scroll view as it is",
            "func f() { list.decelerationRate = UIScrollViewDecelerationRateFast }",
            "func f() { list.decelerationRate = UIScrollView.DecelerationRate.fast }"),
        Snippet(
            "object that becomes one of another class",
            "import UIKit\nfunc f() { object_setClass(v.layer, Round.self) }",
            making + "func f() { object_setClass(v.layer, Round.self) }", header: ""),
        Snippet(
            "name of an object's class",
            "import UIKit\nfunc f() { print(String(cString: object_getClassName(v))) }",
            making + "func f() { print(String(cString: object_getClassName(v))) }", header: ""),
        Snippet(
            "values of a format on the log", "import UIKit\nfunc f() { NSLog(\"%@\", v) }",
            making + "func f() { NSLog(\"%@\", v) }", header: ""),
        Snippet(
            "values of a format", "import UIKit\nlet a = String(format: \"%@ %d\", v, 3)",
            making + "let a = String(format: \"%@ %d\", v, 3)", header: ""),
        Snippet("text on the log without values", unchanged: "func f() { NSLog(\"here\") }"),
        Snippet(
            "ends of a line as a text", "func f() { shape.lineCap = \"round\"; a.fillMode = \"forwards\" }",
            "func f() { shape.lineCap = .init(rawValue: \"round\"); a.fillMode = .init(rawValue: \"forwards\") }"),
        Snippet(
            "property of the app's own of that name",
            unchanged: "class Pen { var lineCap = \"\" }\nfunc f(_ p: Pen) { p.lineCap = \"round\" }"),
        Snippet(
            "description of a class of UIKit's that an extension overrides",
            "extension UITraitCollection { open override var description: String { return \"\" } }",
            "extension UITraitCollection {  }",
            remark:
                "'description' is an override in an extension of UITraitCollection, a class of another module, and is removed"
        ),
    ]
}
