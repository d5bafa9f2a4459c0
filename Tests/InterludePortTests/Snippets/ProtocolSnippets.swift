extension Snippet {
    /// `@objc optional`.
    static let optionalRequirements = [
        Snippet(
            "optional requirement", "@objc protocol P { @objc optional func f() }",
            "protocol P: AnyObject { var f_ifImplemented: (() -> Void)? { get } }\n"
                + "extension P { var f_ifImplemented: (() -> Void)? { nil } }"),
        Snippet(
            "optional requirement, Swift 3", "@objc protocol P { optional func f(_ x: Int) -> Bool }",
            "protocol P: AnyObject { var f_ifImplemented: ((Int) -> Bool)? { get } }\n"
                + "extension P { var f_ifImplemented: ((Int) -> Bool)? { nil } }"),
        Snippet(
            "optional requirement with labels",
            "@objc public protocol P { @objc optional func list(_ l: Int, didPick i: Int) }",
            "public protocol P: AnyObject { var list_didPick_ifImplemented: ((Int, Int) -> Void)? { get } }\n"
                + "extension P { public var list_didPick_ifImplemented: ((Int, Int) -> Void)? { nil } }"),
        Snippet(
            "optional requirement with a closure",
            "@objc protocol P { @objc optional func f(then: @escaping () -> Void) }",
            "protocol P: AnyObject { var f_then_ifImplemented: ((() -> Void) -> Void)? { get } }\n"
                + "extension P { var f_then_ifImplemented: ((() -> Void) -> Void)? { nil } }"),
        Snippet(
            "optional requirement and its class",
            "@objc protocol P { @objc optional func f() }\nclass A: NSObject, P {\n    func f() {}\n}",
            "protocol P: AnyObject { var f_ifImplemented: (() -> Void)? { get } }\nclass A: NSObject, P {\n    func f() {}\n"
                + " var f_ifImplemented: (() -> Void)? { self.f }; }\nextension P { var f_ifImplemented: (() -> Void)? { nil } }"
        ),
        Snippet(
            "optional requirement and a class on one line",
            "@objc protocol P { @objc optional func f() }\nclass A: P { func f() {} }",
            "protocol P: AnyObject { var f_ifImplemented: (() -> Void)? { get } }\n"
                + "class A: P { func f() {} ; var f_ifImplemented: (() -> Void)? { self.f }; }\n"
                + "extension P { var f_ifImplemented: (() -> Void)? { nil } }"),
        Snippet(
            "optional requirement that a class leaves out",
            "@objc protocol P { @objc optional func f() }\nclass A: P {}",
            "protocol P: AnyObject { var f_ifImplemented: (() -> Void)? { get } }\nclass A: P {}\n"
                + "extension P { var f_ifImplemented: (() -> Void)? { nil } }"),
        Snippet(
            "optional requirement that a subclass has",
            "@objc protocol P { @objc optional func f() }\nclass A: P {\n}\nclass B: A {\n func f() {}\n}",
            "protocol P: AnyObject { var f_ifImplemented: (() -> Void)? { get } }\n"
                + "class A: P {\n var f_ifImplemented: (() -> Void)? { nil }; }\n"
                + "class B: A {\n func f() {}\n override var f_ifImplemented: (() -> Void)? { self.f }; }\n"
                + "extension P { var f_ifImplemented: (() -> Void)? { nil } }"),
        Snippet(
            "optional requirement on two lines",
            "@objc protocol P {\n @objc(a:)\n optional func f()\n func g()\n}\n",
            "protocol P: AnyObject {\n var f_ifImplemented: (() -> Void)? { get }\n\n func g()\n}"
                + "\nextension P { var f_ifImplemented: (() -> Void)? { nil } }\n"),
        Snippet(
            "optional requirement in a condition",
            "@objc protocol P { @objc optional func f(_ a: Int, b: Int) }\nfunc use(_ p: P?) { if let f = p?.f(_:b:) { f(1, 2) } }",
            "protocol P: AnyObject { var f_b_ifImplemented: ((Int, Int) -> Void)? { get } }\n"
                + "func use(_ p: P?) { if let f = p?.f_b_ifImplemented { f(1, 2) } }\n"
                + "extension P { var f_b_ifImplemented: ((Int, Int) -> Void)? { nil } }"),
        Snippet(
            "optional requirement in a condition without labels",
            "@objc protocol P { @objc optional func did(_ a: Int) }\nfunc use(_ p: P?) { guard let f = p?.did else { return }; f(1) }",
            "protocol P: AnyObject { var did_ifImplemented: ((Int) -> Void)? { get } }\n"
                + "func use(_ p: P?) { guard let f = p?.did_ifImplemented else { return }; f(1) }\n"
                + "extension P { var did_ifImplemented: ((Int) -> Void)? { nil } }"),
        Snippet(
            "optional requirement of any object",
            "@objc protocol P { @objc optional func did() }\nclass A {\n weak var delegate: AnyObject?\n func f() { delegate?.did?() }\n}",
            "protocol P: AnyObject { var did_ifImplemented: (() -> Void)? { get } }\n"
                + "class A {\n weak var delegate: AnyObject?\n func f() { (delegate as? P)?.did_ifImplemented?() }\n}\n"
                + "extension P { var did_ifImplemented: (() -> Void)? { nil } }"),
        Snippet(
            "optional property", "@objc protocol P { @objc optional var x: Int { get } }",
            "protocol P: AnyObject { var x_ifImplemented: Int? { get } }\n"
                + "extension P { var x_ifImplemented: Int? { nil }; var x: Int? { x_ifImplemented } }"),
        Snippet(
            "optional property that is optional",
            "@objc public protocol P { @objc optional var x: UIView? { get set } }",
            "public protocol P: AnyObject { var x_ifImplemented: UIView?? { get } }\n"
                + "extension P { public var x_ifImplemented: UIView?? { nil }; public var x: UIView?? { x_ifImplemented } }"
        ),
        Snippet(
            "optional property and its class",
            "@objc protocol P { @objc optional var x: Int { get } }\nclass A: P {\n var x = 1\n}\nclass B: P {}",
            "protocol P: AnyObject { var x_ifImplemented: Int? { get } }\n"
                + "class A: P {\n var x = 1\n var x_ifImplemented: Int? { let own: Int = self.x; return own }; }\nclass B: P {}\n"
                + "extension P { var x_ifImplemented: Int? { nil }; var x: Int? { x_ifImplemented } }"),
        Snippet(
            "optional property and UIKit's class",
            "@objc protocol P { @objc optional var x: Int { get } }\nextension UIView: P { var x: Int { 1 } }",
            "protocol P: AnyObject { var x_ifImplemented: Int? { get } }\n"
                + "extension UIView: P { var x: Int { 1 } ; var x_ifImplemented: Int? { let own: Int = self.x; return own }; }\n"
                + "extension P { var x_ifImplemented: Int? { nil }; var x: Int? { x_ifImplemented } }"),
        Snippet(
            "call of an optional requirement",
            "@objc protocol P { @objc optional func list(_ l: Int, didPick i: Int) }\nweak var d: P?\nd?.list?(1, didPick: 2)",
            "protocol P: AnyObject { var list_didPick_ifImplemented: ((Int, Int) -> Void)? { get } }\nweak var d: P?\n"
                + "d?.list_didPick_ifImplemented?(1, 2)\n"
                + "extension P { var list_didPick_ifImplemented: ((Int, Int) -> Void)? { nil } }"),
        Snippet(
            "call of an optional requirement with a result",
            "@objc protocol P { @objc optional func may() -> Bool }\nfunc g(d: P) { if d.may?() ?? true {} }",
            "protocol P: AnyObject { var may_ifImplemented: (() -> Bool)? { get } }\n"
                + "func g(d: P) { if d.may_ifImplemented?() ?? true {} }\n"
                + "extension P { var may_ifImplemented: (() -> Bool)? { nil } }"),
        Snippet(
            "question for an optional requirement",
            "@objc protocol P { @objc optional func f(_ x: Int) }\nfunc g(d: P) { if d.f(_:) != nil {} }",
            "protocol P: AnyObject { var f_ifImplemented: ((Int) -> Void)? { get } }\n"
                + "func g(d: P) { if d.f_ifImplemented != nil {} }\n"
                + "extension P { var f_ifImplemented: ((Int) -> Void)? { nil } }"),
        Snippet(
            "call of the system's", "delegate?.navigationController?(n, willShow: v, animated: true)",
            "delegate?.navigationController(n, willShow: v, animated: true)"),
        Snippet(
            "call of the system's with one argument", "d?.scrollViewDidScroll?(self)", "d?.scrollViewDidScroll(self)"),
        Snippet(
            "call of the system's with a result", "let a = d.tabBarController?(t, shouldSelect: v) ?? true",
            "let a = d.tabBarController(t, shouldSelect: v) ?? true"),
        Snippet("forced call of the system's", "animator.animationEnded!(true)", "animator.animationEnded(true)"),
        Snippet("forced call of a closure", unchanged: "completion!(true); self.done!()"),
        Snippet("call of an optional closure", unchanged: "completion?(true); self.handler?(); a.b?.c?(1)"),
        Snippet(
            "optional closure of a delegate's name",
            unchanged: "var scrollViewMoved: ((Int) -> Void)?\nscrollViewMoved?(1)"),
        Snippet("optional chains", unchanged: "a?.b?.c(d); a?[1]; try? f(); x as? Y"),
    ]

    /// UIKit's optional methods that a class below the conforming one brings.
    static let lateMethods = [
        Snippet(
            "optional method of UIKit's that a subclass has",
            "class A: UIViewController, UITableViewDelegate {\n}\nclass B: A {\n"
                + " public func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}",
            "class A: UIViewController, UITableViewDelegate {\n"
                + " @MainActor func tableView(_ a0: UITableView, didSelectRowAt a1: IndexPath) "
                + "{ A_standardAnswers().tableView(a0, didSelectRowAt: a1) }; }\nclass B: A {\n"
                + " public override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}\n"
                + "private final class A_standardAnswers: NSObject, UITableViewDelegate {}"),
        Snippet(
            "optional method of UIKit's in two subclasses",
            "public class A: UIViewController {\n}\nextension A: UINavigationControllerDelegate {}\n"
                + "class B: A {\n func navigationControllerSupportedInterfaceOrientations(_ n: UINavigationController) "
                + "-> UIInterfaceOrientationMask { .all }\n}\nclass C: B {}\nclass D: A {\n"
                + " func navigationControllerSupportedInterfaceOrientations(_ n: UINavigationController) "
                + "-> UIInterfaceOrientationMask { .portrait }\n}",
            "public class A: UIViewController {\n"
                + " @MainActor public func navigationControllerSupportedInterfaceOrientations(_ a0: UINavigationController)"
                + " -> UIInterfaceOrientationMask "
                + "{ A_standardAnswers().navigationControllerSupportedInterfaceOrientations(a0) }; }\n"
                + "extension A: UINavigationControllerDelegate {}\n"
                + "class B: A {\n override func navigationControllerSupportedInterfaceOrientations(_ n: UINavigationController) "
                + "-> UIInterfaceOrientationMask { .all }\n}\nclass C: B {}\nclass D: A {\n"
                + " override func navigationControllerSupportedInterfaceOrientations(_ n: UINavigationController) "
                + "-> UIInterfaceOrientationMask { .portrait }\n}\n"
                + "private final class A_standardAnswers: NSObject, UINavigationControllerDelegate {}"),
        Snippet(
            "optional method of an animator that a subclass overrides from an extension",
            "class A: NSObject, UIViewControllerAnimatedTransitioning {\n}\nclass B: A {\n}\nextension B {\n"
                + " func animationEnded(_ done: Bool) {}\n}",
            "class A: NSObject, UIViewControllerAnimatedTransitioning {\n"
                + " @MainActor func animationEnded(_ a0: Bool) { A_standardAnswers().animationEnded(a0) }; }\n"
                + "class B: A {\n\n override func animationEnded(_ done: Bool) {}\n}\nextension B {\n \n}\n"
                + "private final class A_standardAnswers: NSObject, UIViewControllerAnimatedTransitioning "
                + "{ func transitionDuration(using a0: (any UIViewControllerContextTransitioning)?) -> TimeInterval "
                + "{ fatalError() }; func animateTransition(using a0: any UIViewControllerContextTransitioning) "
                + "{ fatalError() } }"),
        Snippet(
            "optional method of UIKit's that answers by another one",
            "protocol P: UIAdaptivePresentationControllerDelegate {}\nclass A: UIViewController, P {\n}\nclass B: A {\n"
                + " func adaptivePresentationStyle(for c: UIPresentationController, traitCollection: UITraitCollection)"
                + " -> UIModalPresentationStyle { .none }\n}",
            "protocol P: UIAdaptivePresentationControllerDelegate {}\nclass A: UIViewController, P {\n"
                + " @MainActor func adaptivePresentationStyle(for a0: UIPresentationController, "
                + "traitCollection a1: UITraitCollection) -> UIModalPresentationStyle "
                + "{ self.adaptivePresentationStyle(for: a0) }; }\nclass B: A {\n"
                + " override func adaptivePresentationStyle(for c: UIPresentationController, "
                + "traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }\n}\n"
                + "private final class A_standardAnswers: NSObject, UIAdaptivePresentationControllerDelegate {}"),
        Snippet(
            "optional method of UIKit's under older names of its types",
            "class A: UIViewController, UIViewControllerTransitioningDelegate {\n}\nclass B: A {\n"
                + " func animationController(forDismissed d: UIKit.UIViewController) "
                + "-> UIViewControllerAnimatedTransitioning? { nil }\n}",
            "class A: UIViewController, UIViewControllerTransitioningDelegate {\n"
                + " @MainActor func animationController(forDismissed a0: UIViewController) "
                + "-> (any UIViewControllerAnimatedTransitioning)? { A_standardAnswers().animationController(forDismissed: a0) }; }\n"
                + "class B: A {\n override func animationController(forDismissed d: UIKit.UIViewController) "
                + "-> UIViewControllerAnimatedTransitioning? { nil }\n}\n"
                + "private final class A_standardAnswers: NSObject, UIViewControllerTransitioningDelegate {}"),
        Snippet(
            "optional method of UIKit's that the class itself has",
            unchanged:
                "class A: UIViewController, UITabBarDelegate {\n func tabBar(_ t: UITabBar, didSelect i: UITabBarItem) {}\n}\n"
                + "class B: A {\n override func tabBar(_ t: UITabBar, didSelect i: UITabBarItem) {}\n}"),
        Snippet(
            "methods that are none of UIKit's",
            unchanged: "class A: UIViewController, UITabBarDelegate {\n}\nclass B: A {\n"
                + " func tabBar(_ t: UITabBar, didSelect i: Int) {}\n private func tabBar(_ t: UITabBar) {}\n}"),
        Snippet(
            "optional method of UIKit's below a class of UIKit's",
            unchanged: "extension UIViewController: UITabBarDelegate {}\nclass B: UIViewController {\n"
                + " func tabBar(_ t: UITabBar, didSelect i: UITabBarItem) {}\n}",
            remark: "UIViewController, a class of another module, conforms to UITabBarDelegate"),
    ]

    /// Overrides in extensions.
    static let extensionOverrides = [
        Snippet(
            "override in an extension",
            "class A: UIView {\n    var x = 1\n}\nextension A {\n    override func layoutSubviews() { x = 2 }\n}\n",
            "class A: UIView {\n    var x = 1\n\n    override func layoutSubviews() { x = 2 }\n}\nextension A {\n    \n}\n"
        ),
        Snippet(
            "override over several lines",
            "class A: UIView {\n}\nextension A {\n  override func f() {\n    g()\n  }\n}\n",
            "class A: UIView {\n\n  override func f() {\n    g()\n  }\n}\nextension A {\n  \n\n\n}\n"),
        Snippet(
            "overridden property", "class A: UIView {\n}\nextension A {\n override var b: Int { 1 }\n func f() {}\n}\n",
            "class A: UIView {\n\n override var b: Int { 1 }\n}\nextension A {\n \n func f() {}\n}\n"),
        Snippet(
            "override in a public extension",
            "public class A: UIView {\n}\npublic extension A {\n override func f() {}\n}\n",
            "public class A: UIView {\n\n public override func f() {}\n}\npublic extension A {\n \n}\n"),
        Snippet(
            "what is overridden below",
            "class A {\n}\nextension A {\n @objc func f() {}\n}\nclass B: A {\n override func f() {}\n}\n",
            "class A {\n\n func f() {}\n}\nextension A {\n \n}\nclass B: A {\n override func f() {}\n}\n"),
        Snippet(
            "override that uses a selector",
            "class A: UIView {\n}\nextension A {\n override func f() { g(#selector(h)) }\n @objc func h() {}\n}\n",
            "class A: UIView {\n\n override func f() { g(Selector(A.h, named: \"h\")) }\n}\nextension A {\n \n func h() {}\n}\n"
        ),
        Snippet(
            "override in a class",
            unchanged: "class A: UIView {\n override func f() {}\n}\nextension A {\n func g() {}\n}\n"),
        Snippet(
            "override of what an extension of the system's brings",
            "extension UIView {\n func load(_ a: Int) { a }\n}\nextension UILabel {\n override func load(_ a: Int) { super.load(a) }\n}",
            "extension UIView {\n }; extension UIViewMembers { func load(_ a: Int) { if let it = self as? UILabel { return it.load(a) }; "
                + "return load_ofUIView(a) }; func load_ofUIView(_ a: Int) { a } }; extension UIView { \n}\n"
                + "extension UILabel {\n  func load(_ a: Int) { self.load_ofUIView(a) }\n}\n"
                + "public protocol UIViewMembers: UIView {}\nextension UIView: UIViewMembers {}"),
        Snippet(
            "override of a property that an extension of the system's brings",
            "extension UIViewController {\n var kind: Int { 1 }\n}\nclass Menu: UITableViewController {\n override var kind: Int { 2 }\n}",
            "extension UIViewController {\n }; extension UIViewControllerMembers { var kind: Int { get { if let it = self as? Menu "
                + "{ return it.kind }; return kind_ofUIViewController } }; var kind_ofUIViewController: Int { 1 } }; "
                + "extension UIViewController { \n}\nclass Menu: UITableViewController {\n  var kind: Int { 2 }\n}\n"
                + "public protocol UIViewControllerMembers: UIViewController {}\n"
                + "extension UIViewController: UIViewControllerMembers {}"),
        Snippet(
            "override in an extension of the system's", "extension UIView {\n override func f() {}\n}\n",
            "extension UIView {\n \n}\n", remark: "a class of another module, and is removed"),
        Snippet(
            "override in an extension within #if",
            "class A {}\n#if DEBUG\nextension A {\n override func f() {}\n}\n#endif\n",
            "class A {\n#if DEBUG\n override func f() {}\n#endif\n}\n#if DEBUG\nextension A {\n \n}\n#endif\n"),
        Snippet(
            "override in an extension within #if that is true",
            "class A {}\n#if os(iOS)\nextension A {\n override func f() {}\n}\n#endif\n",
            "class A {\n override func f() {}\n}\n#if true\nextension A {\n \n}\n#endif\n"),
        Snippet(
            "override in an extension behind #else",
            unchanged: "class A {}\n#if DEBUG\n#else\nextension A {\n override func f() {}\n}\n#endif\n",
            remark: "behind #else"),
        Snippet(
            "override in an extension with conditions",
            unchanged: "class A<T> {}\nextension A where T: B {\n override func f() {}\n}\n",
            remark: "with conditions"),
    ]
}
