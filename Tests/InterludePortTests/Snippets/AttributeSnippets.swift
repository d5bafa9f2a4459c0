extension Snippet {
    /// `@objc` and its relatives.
    static let attributes = [
        Snippet("objc method", "class A { @objc func f() {} }", "class A { func f() {} }"),
        Snippet("objc name", "class A { @objc(g:) func f(_ x: Int) {} }", "class A { func f(_ x: Int) {} }"),
        Snippet("objc name behind a space", "class A { @objc (g) func f() {} }", "class A { func f() {} }"),
        Snippet("objc class name", "@objc(Foo) class A: NSObject {}", "class A: NSObject {}"),
        Snippet(
            "objc on its own line", "class A {\n    @objc\n    func f() {}\n}", "class A {\n    \n    func f() {}\n}"),
        Snippet("objc with a comment", "class A { @objc /* why */ func f() {} }", "class A { /* why */ func f() {} }"),
        Snippet("objcMembers", "@objcMembers class A: NSObject { var x = 1 }", "class A: NSObject { var x = 1 }"),
        Snippet("objcMembers before public", "@objcMembers public class A: NSObject {}", "public class A: NSObject {}"),
        Snippet(
            "nonobjc", "extension A { @nonobjc func f() {} }\nclass A {}", "extension A { func f() {} }\nclass A {}"),
        Snippet(
            "objc dynamic", "class A { @objc dynamic var x = 1 }", "class A { var x = 1 { \(observers) } }",
            header: observing),
        Snippet(
            "dynamic alone, Swift 3", "class A { dynamic var x = 1 }", "class A { var x = 1 { \(observers) } }",
            header: observing),
        Snippet(
            "dynamic without a value", "class A { @objc dynamic weak var x: UIView? }",
            "class A { weak var x: UIView? { \(observers) } }", header: observing),
        Snippet(
            "dynamic with a name of its own", "class A { @objc(x) dynamic var y = 1 }",
            "class A { var y = 1 { \(observers) } }", header: observing),
        Snippet(
            "dynamic with didSet", "class A { @objc dynamic var x = 1 { didSet { f() } } }",
            "class A { var x = 1 { willSet { \(will) } didSet { defer { \(did) }; f() } } }", header: observing),
        Snippet(
            "dynamic with willSet", "class A { @objc dynamic var x = 1 { willSet { f() } } }",
            "class A { var x = 1 { didSet { \(did) } willSet { \(will); f() } } }", header: observing),
        Snippet(
            "dynamic and computed", "class A { @objc dynamic var x: Int { get { 1 } set { f() } } }",
            "class A { var x: Int { get { 1 } set { \(will); defer { \(did) }; f() } } }", header: observing),
        Snippet(
            "dynamic and read only", "class A { @objc dynamic var x: Int { 1 } }", "class A { var x: Int { 1 } }",
            header: observing),
        Snippet("dynamic constant", "class A { @objc dynamic let x = 1 }", "class A { let x = 1 }", header: observing),
        Snippet("dynamic in the middle", "class A { public dynamic func f() {} }", "class A { public func f() {} }"),
        Snippet(
            "required dynamic init", "class A { @objc required dynamic init() {} }", "class A { required init() {} }"),
        Snippet("a variable called dynamic", unchanged: "let dynamic = 1; print(dynamic)"),
        Snippet(
            "objc override", "class A: UIView { @objc override func f() {} }",
            "class A: UIView { override func f() {} }"),
        Snippet("objc private", "class A { @objc private func f() {} }", "class A { private func f() {} }"),
        Snippet("private objc", "class A { private @objc func f() {} }", "class A { private func f() {} }"),
        Snippet("objc enum", "@objc enum E: Int { case a, b }", "enum E: Int { case a, b }"),
        Snippet("objc case", "@objc enum E: Int { @objc(EA) case a }", "enum E: Int { case a }"),
        Snippet(
            "objc extension", "@objc extension A { func f() {} }\nclass A {}", "extension A { func f() {} }\nclass A {}"
        ),
        Snippet(
            "objc protocol gets a class bound", "@objc protocol P { func f() }", "protocol P: AnyObject { func f() }"),
        Snippet(
            "objc protocol with bounds", "@objc protocol P: NSObjectProtocol { func f() }",
            "protocol P: NSObjectProtocol { func f() }"),
        Snippet("objc public protocol", "@objc public protocol P {}", "public protocol P: AnyObject {}"),
        Snippet("protocol of classes", unchanged: "protocol P: class { func f() }"),
        Snippet(
            "objc property accessors", "class A { var x: Int { @objc get { 1 } } }",
            "class A { var x: Int { get { 1 } } }"),
        Snippet(
            "objc subscript", "class A { @objc subscript(i: Int) -> Int { i } }",
            "class A { subscript(i: Int) -> Int { i } }"),
        Snippet("objc initialiser", "class A { @objc init(x: Int) {} }", "class A { init(x: Int) {} }"),
        Snippet(
            "objc deinit neighbour", "class A { @objc func f() {}; deinit {} }", "class A { func f() {}; deinit {} }"),
        Snippet(
            "outlet", "class A: UIViewController { @IBOutlet weak var label: UILabel! }",
            "class A: UIViewController { weak var label: UILabel! }"),
        Snippet(
            "outlet after weak", "class A { weak @IBOutlet var label: UILabel? }",
            "class A { weak var label: UILabel? }"),
        Snippet(
            "private outlet", "class A { @IBOutlet private var a: UILabel! }", "class A { private var a: UILabel! }"),
        Snippet(
            "outlet with didSet", "class A { @IBOutlet var a: UILabel! { didSet { a.text = \"\" } } }",
            "class A { var a: UILabel! { didSet { a.text = \"\" } } }"),
        Snippet("outlet collection", "class A { @IBOutlet var all: [UIButton]! }", "class A { var all: [UIButton]! }"),
        Snippet("outlet and objc", "class A { @objc @IBOutlet var a: UILabel! }", "class A { var a: UILabel! }"),
        Snippet("action", "class A { @IBAction func tap(_ sender: Any) {} }", "class A { func tap(_ sender: Any) {} }"),
        Snippet("action without sender", "class A { @IBAction func tap() {} }", "class A { func tap() {} }"),
        Snippet(
            "action, Swift 2", "class A { @IBAction func tap(sender: AnyObject) {} }",
            "class A { func tap(sender: AnyObject) {} }"),
        Snippet(
            "unwind action", "class A { @IBAction func back(_ segue: UIStoryboardSegue) {} }",
            "class A { func back(_ segue: UIStoryboardSegue) {} }"),
        Snippet(
            "segue action", "class A { @IBSegueAction func make(_ coder: NSCoder) -> A? { nil } }",
            "class A { func make(_ coder: NSCoder) -> A? { nil } }"),
        Snippet("designable", "@IBDesignable class A: UIView {}", "class A: UIView {}"),
        Snippet("designable above", "@IBDesignable\nfinal class A: UIView {}", "\nfinal class A: UIView {}"),
        Snippet(
            "inspectable", "class A: UIView { @IBInspectable var radius: CGFloat = 0 }",
            "class A: UIView { var radius: CGFloat = 0 }"),
        Snippet(
            "inspectable public", "class A: UIView { @IBInspectable public var r: CGFloat { get { 0 } set {} } }",
            "class A: UIView { public var r: CGFloat { get { 0 } set {} } }"),
        Snippet("block convention", "typealias F = @convention(block) (Int) -> Void", "typealias F = (Int) -> Void"),
        Snippet("other conventions", unchanged: "typealias F = @convention(c) (Int) -> Void"),
        Snippet(
            "other attributes",
            unchanged: "class A { @available(iOS 13, *) @discardableResult @MainActor func f() -> Int { 1 } }"),
        Snippet(
            "available and objc", "class A { @available(iOS 13, *) @objc func f() {} }",
            "class A { @available(iOS 13, *) func f() {} }"),
        Snippet("main", "@UIApplicationMain class D: UIResponder {}", "@main class D: UIResponder {}"),
        Snippet("main above", "@UIApplicationMain\nclass D: UIResponder {}", "@main\nclass D: UIResponder {}"),
        Snippet("main of AppKit", "@NSApplicationMain\nclass D: NSObject {}", "@main\nclass D: NSObject {}"),
        Snippet("main already", unchanged: "@main\nclass D: UIResponder {}"),
    ]

    // What is imported already is not imported again.
    private static let observing = "import InterludeFoundation\nimport UIKit\n"
    private static let will = "InterludeFoundation.KeyValueObserving.willChange(self, \"x\")"
    private static let did = "InterludeFoundation.KeyValueObserving.didChange(self, \"x\")"
    private static let observers = "willSet { \(will) } didSet { \(did) }"

    /// What NSObject has where there is an Objective-C runtime.
    static let informal = [
        Snippet(
            "what Interface Builder asks a bar's item",
            "class A: UIBarButtonItem { override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() } }",
            "class A: UIBarButtonItem { }"),
        Snippet(
            "override of observeValue",
            "class A: UIView { override func observeValue(forKeyPath k: String?, of o: Any?, change: [C: Any]?, "
                + "context: P?) { f() } }",
            "class A: UIView { func observeValue(forKeyPath k: String?, of o: Any?, change: [C: Any]?, context: P?) "
                + "{ f() } }", header: coding),
        Snippet(
            "override of what an app's class has",
            "class A: NSObject { override func setValue(_ v: Any?, forKey k: String) {} }\n"
                + "class B: A { override func setValue(_ v: Any?, forKey k: String) {} }",
            "class A: NSObject { func setValue(_ v: Any?, forKey k: String) {} }\n"
                + "class B: A { override func setValue(_ v: Any?, forKey k: String) {} }", header: coding),
        Snippet(
            "override of a layer's key-value coding",
            unchanged: "class A: CALayer { override func setValue(_ v: Any?, forKey k: String) {} }", header: coding),
        Snippet(
            "override of awakeFromNib in an object",
            "class A: NSObject { override func awakeFromNib() {} }\nclass B: UIView { override func awakeFromNib() {} }",
            "class A: NSObject { func awakeFromNib() {} }\nclass B: UIView { override func awakeFromNib() {} }"),
        Snippet(
            "override of what assistive technology asks an object",
            "class A: NSObject { override var accessibilityLabel: String? { get { l } set {} }; override func accessibilityActivate() -> Bool { true } }",
            "class A: NSObject { var accessibilityLabel: String? { get { l } set {} }; func accessibilityActivate() -> Bool { true } }"
        ),
        Snippet(
            "override of what assistive technology asks a view",
            unchanged: "class A: UIView { override var accessibilityLabel: String? { get { l } set {} } }"),
        Snippet(
            "override of what assistive technology asks the app's own object",
            "class A: NSObject { override var accessibilityHint: String? { get { l } set {} } }\nclass B: A { override var accessibilityHint: String? { get { l } set {} } }",
            "class A: NSObject { var accessibilityHint: String? { get { l } set {} } }\nclass B: A { override var accessibilityHint: String? { get { l } set {} } }"
        ),
        Snippet(
            "override of what the runtime asks",
            "class A: NSObject { override func forwardingTarget(for s: Selector!) -> Any? { nil } }",
            "class A: NSObject { func forwardingTarget(for s: Selector!) -> Any? { nil } }",
            remark: "which is not available", header: coding),
    ]
    private static let coding = "import UIKit\n"
}
