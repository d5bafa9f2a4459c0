extension Snippet {
    private static let making = "import UIKit; import InterludeFoundation\n"
    private static let make = "InterludeFoundation.ObjectiveCMaker.make"

    /// Classes that are known at run time only.
    static let metatypes = [
        Snippet(
            "class in a parameter",
            "import UIKit\nfunc f(_ type: UIViewController.Type) -> UIViewController { type.init() }",
            making + "func f(_ type: UIViewController.Type) -> UIViewController { \(make)(type) }", header: ""),
        Snippet(
            "class with a frame",
            "import UIKit\nclass A {\n let kind: UIView.Type\n func f() { g(kind.init(frame: r)) }\n}",
            making + "class A {\n let kind: UIView.Type\n func f() { g(\(make)(kind, frame: r)) }\n}", header: ""),
        Snippet(
            "generic parameter that is a view",
            "import UIKit\nfunc f<T: UIView>(_ type: T.Type) -> T { let a = T(); return type.init() }",
            making + "func f<T: UIView>(_ type: T.Type) -> T { let a = \(make)(T.self); return \(make)(type) }",
            header: ""),
        Snippet(
            "generic parameter with a where clause",
            "import UIKit\nclass R<V> where V: UIView { func f() -> V { V(frame: .zero) } }",
            making + "class R<V> where V: UIView { func f() -> V { \(make)(V.self, frame: .zero) } }", header: ""),
        Snippet(
            "class of the module's below a view",
            "import UIKit\nclass Card: UIView {}\nfunc f(_ type: Card.Type) -> Card { type.init() }",
            making + "class Card: UIView {}\nfunc f(_ type: Card.Type) -> Card { \(make)(type) }", header: ""),
        Snippet(
            "cell with a style",
            "import UIKit\nfunc f(_ type: UITableViewCell.Type) -> UITableViewCell { type.init(style: .default, reuseIdentifier: nil) }",
            making
                + "func f(_ type: UITableViewCell.Type) -> UITableViewCell { \(make)(type, \"style:reuseIdentifier\", "
                + "(.default) as UITableViewCell.CellStyle, (nil) as String?) }", header: ""),
        Snippet(
            "class that was looked up",
            "import UIKit\nfunc f(_ a: Any) { if let c = a as? UIViewController.Type { g(c.init()) } }",
            making + "func f(_ a: Any) { if let c = a as? UIViewController.Type { g(\(make)(c)) } }", header: ""),
        Snippet(
            "class with a required initialiser",
            unchanged: "class Card: UIView { required init() {} }\nfunc f(_ type: Card.Type) -> Card { type.init() }"),
        Snippet(
            "generic parameter of a protocol", unchanged: "protocol P { init() }\nfunc f<T: P>() -> T { T() }"),
        Snippet("name of a class with init", unchanged: "let a = UIView.init()\nlet b = UIView.init(frame: .zero)"),
        Snippet(
            "class with other arguments",
            unchanged: "func f(_ type: UIViewController.Type) { type.init(title: nil) }"),
        Snippet(
            "class in an initialiser's parameter",
            "import UIKit\nclass A { let v: UIView; init(kind: UIView.Type) { v = kind.init() } }",
            making + "class A { let v: UIView; init(kind: UIView.Type) { v = \(make)(kind) } }", header: ""),
        Snippet(
            "class that is cast",
            "import UIKit\nfunc f() { let kind = all[0] as! UIViewController.Type; g(kind.init()) }",
            making + "func f() { let kind = all[0] as! UIViewController.Type; g(\(make)(kind)) }", header: ""),
        Snippet(
            "class method that makes Self",
            "extension UIColor { static func of(_ v: [CGFloat]) -> Self { return self.init(white: v[0], alpha: 1) } }",
            "extension UIColor { static func of(_ v: [CGFloat]) -> Self { return (UIColor(white: v[0], alpha: 1) as! Self) } }"
        ),
        Snippet(
            "class method of the module's that makes Self",
            unchanged: "extension Card { static func made() -> Self { self.init(1) } }"),
        Snippet("own init", unchanged: "class A: UIView { convenience init(a: Int) { self.init() } }"),
    ]

    /// What compilers and frameworks took once.
    static let olderSwift = [
        Snippet(
            "open static", "open class A { open static func f() {} }", "open class A { public static func f() {} }"),
        Snippet("static open", "open class A { static open let a = 1 }", "open class A { static public let a = 1 }"),
        Snippet("open class method", unchanged: "open class A { open class func f() {} }"),
        Snippet(
            "empty timer", "var timer = Timer()",
            "var timer = ({ () -> Timer in let timer = Timer(timeInterval: 0, repeats: false) { _ in }; "
                + "timer.invalidate(); return timer }())"),
        Snippet(
            "object of an archive",
            "import UIKit\nclass A { init?(c: NSCoder) { b = c.decodeObject(forKey: k) as? B; d = c.decodeObject(of: D.self, forKey: k) } }",
            "import UIKit; import InterludeFoundation\nclass A { init?(c: NSCoder) { b = c.objectIfThere(forKey: k) as? B; "
                + "d = c.objectIfThere(of: D.self, forKey: k) } }",
            header: ""),
        Snippet("unkeyed object of an archive", unchanged: "func f(c: NSCoder) { g(c.decodeObject()) }"),
        Snippet(
            "own coder",
            unchanged:
                "class A: NSCoder { override func decodeObject(forKey key: String) -> Any? { super.decodeObject(forKey: key) } }"
        ),
        Snippet(
            "setting that is not there",
            "func f(c: C) { c.inner.waitsForConnectivity = true; c.isDiscretionary = true }",
            "func f(c: C) { _ = c.inner; c.isDiscretionary = true }",
            remark: "'waitsForConnectivity' is not in Foundation"),
        Snippet(
            "session in the background",
            "let c = URLSessionConfiguration.background(withIdentifier: id)",
            "let c = URLSessionConfiguration.default",
            remark: "sessions in the background", header: "import UIKit; import FoundationNetworking\n"),
        Snippet("setting that is worked out", unchanged: "func f(c: C) { c.waitsForConnectivity = g() }"),
        Snippet(
            "own setting",
            unchanged: "class C { var waitsForConnectivity = false }\nfunc f(c: C) { c.waitsForConnectivity = true }"
        ),
        Snippet(
            "session of Foundation",
            "import UIKit\nlet s: Foundation.URLSession = Foundation.URLSession(configuration: c)",
            "import UIKit; import FoundationNetworking\nlet s: FoundationNetworking.URLSession = "
                + "FoundationNetworking.URLSession(configuration: c)", header: ""),
        Snippet("own timer", unchanged: "struct Timer {}\nvar timer = Timer()"),
        Snippet(
            "window of the delegate", "let v = UIApplication.shared.delegate?.window??.rootViewController",
            "let v = UIApplication.shared.delegate?.window?.rootViewController"),
        Snippet(
            "forced window of the delegate", "let v = UIApplication.shared.delegate!.window!!.bounds",
            "let v = UIApplication.shared.delegate!.window!.bounds"),
        Snippet(
            "characters", "let n = text.characters.count + (a + b).characters.first!",
            "let n = text.count + (a + b).first!"),
        Snippet("own characters", unchanged: "struct Cast { var characters: [Int] }\nlet n = cast.characters.count"),
        Snippet("other double optionals", unchanged: "let v = a.b??.c"),
        Snippet(
            "window that is unwrapped twice",
            "func f() { if let a = UIApplication.shared.delegate?.window, let w = a { g(w) } }",
            "func f() { if let a = UIApplication.shared.delegate?.window as UIWindow??, let w = a { g(w) } }"),
        Snippet(
            "window that is unwrapped once",
            unchanged: "func f() { if let a = UIApplication.shared.delegate?.window, let w = b { g(w) } }"),
        Snippet(
            "a parameter of another module's animations stays",
            unchanged: "manager.animate(.regular, animations: { _ in a() }, completion: nil)"),
        Snippet(
            "parameter of an animation", "UIView.animate(withDuration: 1, animations: { _ in a() }) { _ in b() }",
            "UIView.animate(withDuration: 1, animations: { a() }) { _ in b() }"),
        Snippet(
            "parameter of a completion",
            "a.dismiss(animated: true) { _ in b() }; a.present(c, animated: true, completion: { _ in d() })",
            "a.dismiss(animated: true) { b() }; a.present(c, animated: true, completion: { d() })"),
        Snippet(
            "parameter of the module's own closure",
            "class A { func run(_ a: Int, completion: (() -> ())?) {} }\nfunc f() { a.run(1, completion: { _ in g() }); a.run(1) { _ in } }",
            "class A { func run(_ a: Int, completion: (() -> ())?) {} }\nfunc f() { a.run(1, completion: { g() }); a.run(1) { } }"
        ),
        Snippet(
            "closure of a function with other labels",
            unchanged: "class A { static func animate(_ d: Int, completion: @escaping () -> Void) {} }\n"
                + "func f() { b?.animate(alongsideTransition: nil, completion: { _ in g() }) }"),
        Snippet(
            "closure that has a parameter",
            unchanged:
                "class A { func dismiss(_ done: @escaping (Bool) -> Void) {} }\nfunc f() { a.dismiss { _ in g() } }"),
        Snippet(
            "C function of a method", "typealias F = @convention(c) (AnyObject, Selector, Bool) -> Void",
            "typealias F = (AnyObject, Selector, Bool) -> Void"),
        Snippet(
            "unwrapped type outside of a declaration",
            "let a = b.map { (c: Int) -> AnyObject! in c as AnyObject! }; func f() -> Int! { nil }; var d: Int!",
            "let a = b.map { (c: Int) -> AnyObject? in c as AnyObject? }; func f() -> Int! { nil }; var d: Int!"),
        Snippet("C function", unchanged: "typealias F = @convention(c) (Int32) -> Void"),
    ]

    /// Protocols as arguments for generic parameters, which conform to themselves in Objective-C alone.
    static let protocolArguments = [
        Snippet(
            "protocol as a generic argument",
            "import UIKit\nclass Proxy<T: NSObjectProtocol> { weak var a: T?\n init(_ t: T) { a = t }\n "
                + "func f(_ s: Selector) -> Bool { all.contains { $0.responds(to: s) } } }\n"
                + "class Two: Proxy<UINavigationControllerDelegate> {}",
            "import UIKit; import InterludeFoundation\nclass Proxy<T> { @InterludeFoundation.WeakObject var a: T?\n init(_ t: T) { a = t }\n "
                + "func f(_ s: Selector) -> Bool { all.contains { ($0 as! any NSObjectProtocol).responds(to: s) } } }\n"
                + "class Two: Proxy<UINavigationControllerDelegate> {}", header: ""),
        Snippet(
            "weak box of a protocol",
            "import UIKit\nprotocol P: AnyObject {}\nstruct Weak<T: AnyObject> { private(set) weak var value: T? }\nlet a: [Weak<P>] = []",
            "import UIKit; import InterludeFoundation\nprotocol P: AnyObject {}\n"
                + "struct Weak<T> { @InterludeFoundation.WeakObject private(set) var value: T? = nil }\nlet a: [Weak<P>] = []",
            header: ""),
        Snippet(
            "weak box of a class",
            unchanged: "class A {}\nstruct Weak<T: AnyObject> { weak var value: T? }\nlet a: [Weak<A>] = []"),
    ]

    /// `AnyObject`s that hold values.
    static let boxedValues = [
        Snippet(
            "rectangle in a dictionary of objects", "let r = info[key]?.cgRectValue",
            "let r = (info[key] as? NSValue)?.cgRectValue"),
        Snippet(
            "rectangle in an object", "import UIKit\nlet r = (info[key]! as AnyObject).cgRectValue",
            "import UIKit; import InterludeFoundation\n"
                + "let r = InterludeFoundation.ObjectiveCLookup.value(info[key]!, \\NSValue.cgRectValue)", header: ""),
        Snippet(
            "number in an object", "import UIKit\nlet d = (info[key] as AnyObject).doubleValue!",
            "import UIKit; import InterludeFoundation\n"
                + "let d = InterludeFoundation.ObjectiveCLookup.value(info[key], \\NSNumber.doubleValue)!", header: ""),
        Snippet(
            "integer in an object", "import UIKit\nlet d = (info[key] as AnyObject).integerValue",
            "import UIKit; import InterludeFoundation\n"
                + "let d = InterludeFoundation.ObjectiveCLookup.value(info[key], \\NSNumber.intValue)", header: ""),
    ]

    /// Modules that Foundation has apart on Linux.
    static let foundations = [
        Snippet(
            "a class's bundle", "import UIKit\nlet i = UIImage(named: n, in: Bundle(for: A.self), compatibleWith: nil)",
            "import UIKit; import InterludeFoundation\nlet i = UIImage(named: n, "
                + "in: InterludeFoundation.ModuleBundles.bundle(for: A.self), compatibleWith: nil)", header: ""),
        Snippet(
            "a class's bundle, in full", "import UIKit\nlet b = Bundle.init(for: type(of: self))",
            "import UIKit; import InterludeFoundation\n"
                + "let b = InterludeFoundation.ModuleBundles.bundle(for: type(of: self))", header: ""),
        Snippet(
            "a module's bundle", "import UIKit\nlet i = UIImage(named: n, in: .module, with: nil), b = Bundle.module",
            "import UIKit; import InterludeFoundation\nlet i = UIImage(named: n, "
                + "in: InterludeFoundation.ModuleBundles.bundle(of: #fileID), with: nil), "
                + "b = InterludeFoundation.ModuleBundles.bundle(of: #fileID)", header: ""),
        Snippet(
            "a bundle of its own making",
            "import UIKit\nextension Bundle { static let module = Bundle.main }\nlet b = Bundle.module",
            "import UIKit; import InterludeFoundation\nextension Bundle { static let module = Bundle.main }\n"
                + "let b = Bundle.module", header: ""),
        Snippet(
            "two elements lent at once",
            "func f(_ v: inout [CGFloat], _ c: UIColor) { c.getRed(&v[0], green: &v[1], blue: nil, alpha: nil) }",
            "func f(_ v: inout [CGFloat], _ c: UIColor) { v.withUnsafeMutableBufferPointer({ v in c.getRed(&v[0], green: &v[1], blue: nil, alpha: nil) }) }"
        ),
        Snippet(
            "two elements of a local array lent at once", "func f() { var v = [Int](); g(&v[0], &v[1]) }",
            "func f() { var v = [Int](); v.withUnsafeMutableBufferPointer({ v in g(&v[0], &v[1]) }) }"),
        Snippet("one element lent", unchanged: "func f(_ v: inout [Int], _ w: inout [Int]) { g(&v[0], &w[0]) }"),
        Snippet("elements of memory lent", unchanged: "func f(_ v: UnsafeMutablePointer<Int>) { g(&v[0], &v[1]) }"),
        Snippet(
            "a picture in a file that knows no views", "import Foundation\nlet i = #imageLiteral(resourceName: \"a\")",
            "import Foundation; import UIKit\nlet i = UIImage(named: \"a\")!", header: ""),
        Snippet(
            "all phases of a touch, before there were more",
            "switch t.phase { case .began: f(); case .moved, .stationary: g(); case .ended, .cancelled: h() }",
            "switch t.phase { case .began: f(); case .moved, .stationary: g(); case .ended, .cancelled: h() default: break }"
        ),
        Snippet(
            "all kinds of devices, before there were more",
            "switch i {\ncase .phone, .unspecified: f()\ncase .pad: g()\n}",
            "switch i {\ncase .phone, .unspecified: f()\ncase .pad: g()\ndefault: break }"),
        Snippet("some phases of a touch", unchanged: "switch t.phase { case .stationary: f(); default: g() }"),
        Snippet("an enumeration of its own", unchanged: "switch e { case .stationary: f(); case .moved: g() }"),
        Snippet("a bundle by its path", unchanged: "let b = Bundle(path: p)"),
        Snippet("a module of something else", unchanged: "let m = f(kind:.module)"),
        Snippet("text of anything", "let s = String(stringInterpolationSegment: a)", "let s = String(describing: a)"),
        Snippet(
            "outline of a stroke",
            "let p = CGPath(__byStroking: a, transform: nil, lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 2)",
            "let p = Optional((a).copy(strokingWithWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 2))"),
        Snippet("key of an old dictionary", "d.setObject(a, forKey: (n as NSCopying))", "d.setObject(a, forKey: (n ))"),
        Snippet("key of something else", unchanged: "d.addBoundary(withIdentifier: n as NSCopying)"),
        Snippet("function of Core Foundation's", "let a = CoreFoundation.sqrt(2)", "let a = Foundation.sqrt(2)"),
        Snippet(
            "text of a class",
            "import UIKit\nlet s = v.classForCoder.description()",
            "import UIKit; import InterludeFoundation\nlet s = InterludeFoundation.ObjectiveCNames.name(of: v.classForCoder)",
            header: ""),
        Snippet(
            "predicate", "import UIKit\nlet p = NSPredicate(format: \"SELF MATCHES %@\", r)",
            "import UIKit; import InterludeFoundation\nlet p = NSPredicate(format: \"SELF MATCHES %@\", r)", header: ""),
        Snippet(
            "plurals of a table",
            "import Foundation\nlet s = String.localizedStringWithFormat(f, 3); t = NSString.localizedStringWithFormat(g, n)",
            "import Foundation; import InterludeFoundation\nlet s = InterludeFoundation.LocalizedFormat.localized(f, 3); "
                + "t = InterludeFoundation.LocalizedFormat.localizedObject(g, n)",
            header: ""),
        Snippet(
            "format from a table",
            "import Foundation\nlet s = String(format: NSLocalizedString(\"k\", comment: \"\"), n)",
            "import Foundation; import InterludeFoundation\n"
                + "let s = InterludeFoundation.LocalizedFormat.string(format: NSLocalizedString(\"k\", comment: \"\"), n)",
            header: ""),
        Snippet(
            "format that is written there", "import UIKit\nlet s = String(format: \"%02d\", n)",
            "import UIKit; import InterludeFoundation\nlet s = String(format: \"%02d\", n)", header: ""),
        Snippet(
            "text of the user's language", "import Foundation\nlet s = String(localized: \"\\(n) files\")",
            "import Foundation; import InterludeFoundation\nlet s = String(localized: \"\\(n) files\")", header: ""),
        Snippet(
            "URL session", "import Foundation\nlet s = URLSession.shared",
            "import Foundation; import FoundationNetworking\nlet s = URLSession.shared", header: ""),
        Snippet(
            "URL request beside UIKit", "import UIKit\nfunc f(_ r: URLRequest) {}",
            "import UIKit; import FoundationNetworking\nfunc f(_ r: URLRequest) {}", header: ""),
        Snippet(
            "publisher of a URL session", "import Combine\nlet p = session.dataTaskPublisher(for: url)",
            "import Combine; import CombineNetworking\nlet p = session.dataTaskPublisher(for: url)", header: ""),
        Snippet(
            "URL session by its module", "import Foundation\nvar s: Foundation.URLSession?",
            "import Foundation; import FoundationNetworking\nvar s: FoundationNetworking.URLSession?", header: ""),
        Snippet(
            "description of an object's class", "import UIKit\nlet n = type(of: object).description()",
            "import UIKit; import InterludeFoundation\nlet n = InterludeFoundation.ObjectiveCNames.name(of: type(of: object))",
            header: ""),
        Snippet(
            "XML parser", "import Foundation\nclass A: NSObject, XMLParserDelegate {}",
            "import Foundation; import FoundationXML\nclass A: NSObject, XMLParserDelegate {}", header: ""),
        Snippet(
            "Foundation's types without an import", "let t: TimeInterval = 1",
            "import Foundation; let t: TimeInterval = 1",
            header: ""),
        Snippet(
            "run loops without an import", "let m = RunLoop.Mode.tracking.rawValue",
            "import Foundation; let m = RunLoop.Mode.tracking.rawValue", header: ""),
        Snippet(
            "hash table", "import UIKit\nlet t = NSHashTable<UIView>.weakObjects()",
            "import UIKit; import InterludeFoundation\nlet t = NSHashTable<UIView>.weakObjects()", header: ""),
        Snippet(
            "closure with a label",
            "class A { var onChange: ((_ value: Any) -> Void)?; func f() { onChange?(value: 1); self.onChange!(value: 2) } }",
            "class A { var onChange: ((_ value: Any) -> Void)?; func f() { onChange?(1); self.onChange!(2) } }"),
        Snippet(
            "closure with two labels, of another object",
            "class A { var done: (_ a: Int, _ b: Int) -> Int = { $0 + $1 } }\nfunc f(_ a: A) -> Int { a.done(a: 1, b: 2) }",
            "class A { var done: (_ a: Int, _ b: Int) -> Int = { $0 + $1 } }\nfunc f(_ a: A) -> Int { a.done(1, 2) }"),
        Snippet(
            "function with the label of a closure",
            unchanged: "class A { var done: (_ a: Int) -> Void; func done(a: Int) {}; func f() { done(a: 1) } }"),
        Snippet(
            "requirement of UIKit's that is unwrapped by itself",
            "protocol Scrollable { var superview: UIView! { get }; var bounces: Bool { get set } }\nextension UIScrollView: Scrollable {}",
            "protocol Scrollable { var superview: UIView? { get }; var bounces: Bool { get set } }\nextension UIScrollView: Scrollable {}"
        ),
        Snippet(
            "requirement of the app's own that is unwrapped by itself",
            unchanged: "protocol Named { var name: String! { get } }\nclass A: Named { var name: String! }"),
    ]
}
