extension Snippet {
    private static let making = "import UIKit; import InterludeFoundation\n"
    private static let make = "InterludeFoundation.ObjectiveCMaker.make"

    /// What public apps say that nothing above has said.
    static let fromApps = [
        Snippet(
            "open constant", "open class A { open let a = 1\n  open var b = 2 }",
            "open class A { public let a = 1\n  open var b = 2 }"),
        Snippet(
            "sorting by a pair", "let s = v.sorted(by: { $0.0.x < $0.1.x })", "let s = v.sorted(by: { $0.x < $1.x })"),
        Snippet("reducing a pair", "let s = v.reduce(0) { $0.0 + f($0.1) }", "let s = v.reduce(0) { $0 + f($1) }"),
        Snippet("sorting pairs", unchanged: "let s = v.sorted { $0.1 < $1.1 }"),
        Snippet("mapping pairs", unchanged: "let s = v.map { $0.0 + $0.1 }"),
        Snippet(
            "attributed string of nothing", "let a = NSAttributedString(), b = NSMutableAttributedString()",
            "let a = NSAttributedString(string: \"\"), b = NSMutableAttributedString(string: \"\")"),
        Snippet(
            "colour of literals before Swift 4", "let c = UIColor(colorLiteralRed: 1, green: a, blue: 0, alpha: 1)",
            "let c = UIColor(_colorLiteralRed: 1, green: a, blue: 0, alpha: 1)"),
        Snippet(
            "activity indicator before Swift 4.2", "let v = UIActivityIndicatorView(activityIndicatorStyle: .gray)",
            "let v = UIActivityIndicatorView(style: .gray)"),
        Snippet(
            "text that has a type now", "class A { var mode: String? = kCAAnimationRotateAuto }",
            "class A { var mode: CAAnimationRotationMode? = CAAnimationRotationMode.rotateAuto }"),
        Snippet(
            "parameter that has a type now", "func f(_ type: String = kCATransitionFade) {}",
            "func f(_ type: CATransitionType = CATransitionType.fade) {}"),
        Snippet("text of the app's own", unchanged: "class A { var mode: String? = \"a\" }"),
        Snippet(
            "weak requirement", "protocol P: AnyObject { weak var a: A? { get set } }",
            "protocol P: AnyObject { var a: A? { get set } }"),
        Snippet(
            "function that Foundation's type has", "extension CGFloat { func f() -> CGFloat { return abs(self) } }",
            "extension CGFloat { func f() -> CGFloat { return Swift.abs(self) } }"),
        Snippet(
            "number of the keyboard",
            "let d = i[UIResponder.keyboardAnimationDurationUserInfoKey]?.doubleValue",
            "let d = (i[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue"),
        Snippet(
            "comparison of an object", "let b = (a as AnyObject).isEqual(\"x\")",
            making + "let b = InterludeFoundation.ObjectiveCLookup.isEqual(a, \"x\")", isNew: true),
        Snippet(
            "class of a collection",
            "func f(_ c: UICollectionView.Type) { g(c.init(frame: .zero, collectionViewLayout: l)) }",
            making
                + "func f(_ c: UICollectionView.Type) { g(\(make)(c, \"frame:collectionViewLayout\", (.zero) as CGRect, (l) as UICollectionViewLayout)) }",
            isNew: true),
        Snippet("selector of a copy", "let s = #selector(NSObject.copy)", "let s = Selector(\"copy\")"),
        Snippet(
            "class of an object", "func f(_ v: UIImageView) { g(type(of: v).init(image: v.image)) }",
            making + "func f(_ v: UIImageView) { g(\(make)(type(of: v), \"image\", (v.image) as UIImage?)) }",
            isNew: true),
        Snippet(
            "class that a case carries",
            "enum Cell { case type(kind: UIView.Type), none }\n"
                + "func f(_ c: Cell?) { switch c { case .type(let kind)?: g(kind.init())\n default: break } }",
            making + "enum Cell { case type(kind: UIView.Type), none }\n"
                + "func f(_ c: Cell?) { switch c { case .type(let kind)?: g(\(make)(kind))\n default: break } }",
            isNew: true),
        Snippet(
            "class that a property holds, unwrapped",
            "struct Row { let screen: UIViewController.Type? }\n"
                + "func f(_ row: Row) { if let screen = row.screen { g(screen.init()) } }",
            making + "struct Row { let screen: UIViewController.Type? }\n"
                + "func f(_ row: Row) { if let screen = row.screen { g(\(make)(screen)) } }", isNew: true),
        Snippet(
            "class that is cast in parentheses", "let v = (NSClassFromString(n) as! UIView.Type).init()",
            making + "let v = \(make)((InterludeFoundation.ObjectiveCNames.type(named: n) as! UIView.Type))",
            isNew: true),
    ]

    /// One whose import is made longer.
    private init(_ name: String, _ input: String, _ output: String, isNew: Bool) {
        self.init(name, "import UIKit\n" + input, output, header: "")
    }
}
