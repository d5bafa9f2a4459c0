extension Snippet {
    static let keyPaths = [
        Snippet("key path", "let k = #keyPath(A.x)\nclass A {}", "let k = \"x\"\nclass A {}"),
        Snippet("key path of two", "let k = #keyPath(A.x.y)", "let k = \"x.y\""),
        Snippet(
            "key path in the class", "class A { @objc var x = 1\nlet k = #keyPath(x) }",
            "class A { var x = 1\nlet k = \"x\" }"),
        Snippet(
            "key path of self", "class A { var k: String { #keyPath(self.x) } }", "class A { var k: String { \"x\" } }"),
        Snippet("key path of the system's", "let k = #keyPath(CALayer.position)", "let k = \"position\""),
        Snippet(
            "key path through the layer", "let k = #keyPath(UIView.layer.cornerRadius)",
            "let k = \"layer.cornerRadius\""),
        Snippet("key path of what is", "let k = #keyPath(UIView.isHidden)", "let k = \"hidden\""),
        Snippet(
            "key path of what the app says is", "class A { var isOn = true }\nlet k = #keyPath(A.isOn)",
            "class A { var isOn = true }\nlet k = \"isOn\""),
        Snippet(
            "key path of a nested type", "class A { class B { var x = 1 } }\nlet k = #keyPath(A.B.x)",
            "class A { class B { var x = 1 } }\nlet k = \"x\""),
        Snippet("key path with an optional", "let k = #keyPath(A.x?.y)", "let k = \"x.y\""),
        Snippet(
            "key path as argument",
            "a.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [])",
            "a.addObserver(self, forKeyPath: \"contentOffset\", options: [])"),
        Snippet("Swift's own key paths", unchanged: "let k = \\UIView.alpha; x.observe(\\.contentOffset) { _, _ in }"),
    ]

    static let platforms = [
        Snippet(
            "if the SDK is that of iOS 26", "#if compiler(>=6.2)\nlet a = 1\n#else\nlet a = 2\n#endif",
            "#if false\nlet a = 1\n#else\nlet a = 2\n#endif"),
        Snippet(
            "if iOS", "#if os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif",
            "#if true\nlet a = 1\n#else\nlet a = 2\n#endif"),
        Snippet("if not iOS", "#if !os(iOS)\nlet a = 1\n#endif", "#if !true\nlet a = 1\n#endif"),
        Snippet("if macOS", "#if os(macOS)\nlet a = #selector(b)\n#endif", "#if false\nlet a = #selector(b)\n#endif"),
        Snippet(
            "if OSX", "#if os(OSX)\nimport AppKit\n#elseif os(iOS)\nimport UIKit\n#endif",
            "#if false\nimport AppKit\n#elseif true\nimport UIKit\n#endif"),
        Snippet(
            "if several", "#if os(iOS) || os(tvOS) || os(watchOS)\nlet a = 1\n#endif",
            "#if true || false || false\nlet a = 1\n#endif"),
        Snippet("if iOS and debug", "#if os(iOS) && DEBUG\nlet a = 1\n#endif", "#if true && DEBUG\nlet a = 1\n#endif"),
        Snippet(
            "if in parentheses", "#if (os(iOS) && !os(visionOS)) || X\nlet a = 1\n#endif",
            "#if (true && !false) || X\nlet a = 1\n#endif"),
        Snippet("if simulator", "#if targetEnvironment(simulator)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif"),
        Snippet("if catalyst", "#if targetEnvironment(macCatalyst)\nlet a = 1\n#endif", "#if false\nlet a = 1\n#endif"),
        Snippet("if not Linux", "#if !os(Linux)\nlet a = 1\n#endif", "#if !false\nlet a = 1\n#endif"),
        Snippet(
            "if it can be imported",
            unchanged: "#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif"),
        Snippet("if Objective-C is there", unchanged: "#if canImport(ObjectiveC)\n@objc\n#endif\nfunc f() {}"),
        Snippet("if a Swift version", unchanged: "#if swift(>=5.0)\nlet a = 1\n#endif\n#if compiler(>=6)\n#endif"),
        Snippet(
            "if debug", "#if DEBUG\nclass A { @objc func f() {} }\n#endif", "#if DEBUG\nclass A { func f() {} }\n#endif"
        ),
        Snippet(
            "if within if", "#if DEBUG\n#if os(tvOS)\nlet s = #selector(x)\n#endif\n#endif",
            "#if DEBUG\n#if false\nlet s = #selector(x)\n#endif\n#endif"),
        Snippet(
            "if in members", "class A {\n#if os(tvOS)\n@objc func f() {}\n#else\n@objc func g() {}\n#endif\n}",
            "class A {\n#if false\n@objc func f() {}\n#else\nfunc g() {}\n#endif\n}"),
        Snippet("if in a chain", "let a = b\n#if os(iOS)\n.c()\n#endif", "let a = b\n#if true\n.c()\n#endif"),
        Snippet("availability", unchanged: "if #available(iOS 13.0, *) { f() } else { g() }"),
    ]

    static let properties = [
        Snippet(
            "managed number", "class L: CALayer { @NSManaged var r: CGFloat }",
            "class L: CALayer { var r: CGFloat { get { value(forKey: \"r\") as? CGFloat ?? 0 } set { setValue(newValue, forKey: \"r\") } } }"
        ),
        Snippet(
            "managed optional", "class L: CALayer { @NSManaged public var c: UIColor? }",
            "class L: CALayer { public var c: UIColor? { get { value(forKey: \"c\") as? UIColor } set { setValue(newValue, forKey: \"c\") } } }"
        ),
        Snippet(
            "managed point", "class L: CAShapeLayer { @NSManaged var p: CGPoint }",
            "class L: CAShapeLayer { var p: CGPoint { get { (value(forKey: \"p\") as? NSValue)?.cgPointValue ?? .zero } set { setValue(newValue, forKey: \"p\") } } }"
        ),
        Snippet(
            "managed colour", "class L: CALayer { @NSManaged var c: CGColor? }",
            "class L: CALayer { var c: CGColor? { get { value(forKey: \"c\").map { $0 as! CGColor } } set { setValue(newValue, forKey: \"c\") } } }"
        ),
        Snippet(
            "managed flag", "class L: CALayer { @NSManaged var b: Bool }",
            "class L: CALayer { var b: Bool { get { value(forKey: \"b\") as? Bool ?? false } set { setValue(newValue, forKey: \"b\") } } }"
        ),
        Snippet(
            "managed by Core Data", unchanged: "class M: NSManagedObject { @NSManaged var n: String }",
            remark: "Core Data"),
        Snippet(
            "colour literal", unchanged: "let c: CGColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"),
        Snippet("image literal", "let i = #imageLiteral(resourceName: \"a b\")", "let i = UIImage(named: \"a b\")!"),
        Snippet("file literal", unchanged: "let f = #fileLiteral(resourceName: \"a\")", remark: "file literal"),
        Snippet("preview", "let a = 1\n#Preview {\n    A()\n}\n", "let a = 1\n\n\n\n"),
        Snippet("preview with a name", "#Preview(\"One\") { A() }\n", "\n"),
        Snippet(
            "exchanged methods", unchanged: "func f() { method_exchangeImplementations(a, b) }",
            remark: "only Objective-C can", header: "import InterludeFoundation\n"),
        Snippet(
            "AnyObject look-up of a property", "let t: Int = (sender as AnyObject).tag",
            "let t: Int = InterludeFoundation.ObjectiveCLookup.value(of: sender, named: \"tag\")",
            header: "import InterludeFoundation\n"),
        Snippet(
            "AnyObject look-up of a method", "(d as AnyObject).done?(); (d as AnyObject).add(1, to: b)",
            "InterludeFoundation.ObjectiveCLookup.call(d, \"done\", []); "
                + "InterludeFoundation.ObjectiveCLookup.call(d, \"add:to:\", [1, b])",
            header: "import InterludeFoundation\n"),
        Snippet(
            "AnyObject that has got a type",
            unchanged:
                "func f(_ object: AnyObject) { if let object = object as? UIView, let a = object.superview { g(object.tag) } "
                + "else if let object = object as? Bar { g(object.title) } }"),
        Snippet(
            "AnyObject that is bound anew",
            unchanged:
                "func f(_ a: AnyObject) { guard let a = a as? UIView else { return }; g(a.tag); all.forEach { a in g(a.tag) } }"
        ),
        Snippet(
            "AnyObject before it is bound anew",
            "import UIKit\nfunc f(_ a: AnyObject) { g(a.tag); let a = UIView(); g(a.tag) }",
            "import UIKit; import InterludeFoundation\nfunc f(_ a: AnyObject) { g("
                + "InterludeFoundation.ObjectiveCLookup.value(of: a, named: \"tag\")); let a = UIView(); g(a.tag) }",
            header: ""),
        Snippet(
            "AnyObject subscript of a parameter",
            "import UIKit\nfunc back(data d: AnyObject? = nil) { t = d?[\"title\"] as? String ?? \"\" }",
            "import UIKit; import InterludeFoundation\nfunc back(data d: AnyObject? = nil) { "
                + "t = InterludeFoundation.ObjectiveCLookup.element(of: d, at: \"title\") as? String ?? \"\" }",
            header: ""),
        Snippet(
            "AnyObject subscript of a property and of a cast",
            "class A { var x: AnyObject!\nfunc f() { g(x![0]); _ = (y as AnyObject)[k] } }",
            "class A { var x: AnyObject!\nfunc f() { g(InterludeFoundation.ObjectiveCLookup.element(of: x, at: 0)); "
                + "_ = InterludeFoundation.ObjectiveCLookup.element(of: y, at: k) } }",
            header: "import InterludeFoundation\n"),
        Snippet(
            "subscript of an array of objects",
            unchanged: "func f(a: [AnyObject], b: [String: AnyObject]) { _ = a[0]; _ = b[\"x\"] }"),
        Snippet(
            "AnyObject that is compared", "_ = (a as AnyObject) === b; _ = (a as AnyObject).isEqual(b)",
            "_ = (a as AnyObject) === b; _ = InterludeFoundation.ObjectiveCLookup.isEqual(a, b)",
            header: "import InterludeFoundation\n"),
        Snippet(
            "classes by name", "let a = NSClassFromString(\"A\" + b); print(NSStringFromClass(type(of: c)))",
            "let a = InterludeFoundation.ObjectiveCNames.type(named: \"A\" + b); "
                + "print(InterludeFoundation.ObjectiveCNames.name(of: type(of: c)))",
            header: "import Foundation; import InterludeFoundation\n"),
        Snippet(
            "names of Darwin", "import UIKit\nlet a = autoreleasepool { HUGE }; objc_sync_enter(a)",
            "import UIKit; import InterludeFoundation\nlet a = autoreleasepool { HUGE }; objc_sync_enter(a)", header: ""
        ),
        Snippet(
            "clocks of Darwin", "import Foundation\nlet a = CFAbsoluteTimeGetCurrent()",
            "import Foundation; import QuartzCore\nlet a = CFAbsoluteTimeGetCurrent()", header: ""),
        Snippet(
            "key-value coding in a model", "import Foundation\nfunc f(o: NSObject) { o.setValue(1, forKey: \"a\") }",
            "import Foundation; import QuartzCore\nfunc f(o: NSObject) { o.setValue(1, forKey: \"a\") }", header: ""),
        Snippet(
            "a function of the app with such a name",
            unchanged: "func class_getName(_ a: Int) {}\nfunc f() { class_getName(1) }"),
    ]
}
