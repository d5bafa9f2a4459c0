extension Snippet {
    /// `#selector` in a class A with methods of several kinds.
    static let selectors =
        cases.map { name, input, output in
            Snippet("selector " + name, before + input + after, before + output + after)
        } + unresolved + elsewhere

    private static let before = """
        class A: UIViewController {
            func tap() {}
            func pan(_ pan: UIPanGestureRecognizer) {}
            func swipe(gesture: UISwipeGestureRecognizer) {}
            private func hidden() {}
            func twice() {}
            func twice(_ sender: UIButton) {}
            func answer() -> Bool { true }
            func answerTo(_ sender: UIButton) -> Bool { true }
            func answerWith(button: UIButton) -> Bool { true }
            var colour: UIColor = .red
            let helper = Helper()
            var other: Helper?
            func g(_ given: Helper) {
                let local = Helper()

        """
    private static let after =
        "\n    }\n}\nclass Helper: NSObject { func help() {} ; let deep = Deep() }\nclass Deep { func dig() {} }\n"

    private static let cases: [(String, String, String)] = [
        ("without labels", "_ = #selector(tap)", "_ = Selector(A.tap, named: \"tap\")"),
        (
            "with empty parentheses is a call elsewhere", "_ = #selector(tap); _ = tap()",
            "_ = Selector(A.tap, named: \"tap\"); _ = tap()"
        ),
        ("with a label", "_ = #selector(pan(_:))", "_ = Selector(A.pan(_:), named: \"pan:\")"),
        ("whose labels are left out", "_ = #selector(pan)", "_ = Selector(A.pan(_:), named: \"pan:\")"),
        (
            "with a named label", "_ = #selector(swipe(gesture:))",
            "_ = Selector(A.swipe(gesture:), named: \"swipeWithGesture:\")"
        ),
        ("with spaces", "_ = #selector( pan( _ : ) )", "_ = Selector(A.pan(_:), named: \"pan:\")"),
        ("through the class", "_ = #selector(A.pan(_:))", "_ = Selector(A.pan(_:), named: \"pan:\")"),
        ("through the instance", "_ = #selector(self.pan(_:))", "_ = Selector(A.pan(_:), named: \"pan:\")"),
        ("through Self", "_ = #selector(Self.tap)", "_ = Selector(A.tap, named: \"tap\")"),
        ("in parentheses", "_ = #selector((tap))", "_ = Selector(A.tap, named: \"tap\")"),
        ("of a private method", "_ = #selector(hidden)", "_ = Selector(A.hidden, named: \"hidden\")"),
        ("of an overloaded method", "_ = #selector(twice(_:))", "_ = Selector(A.twice(_:), named: \"twice:\")"),
        (
            "with a cast", "_ = #selector(twice as () -> Void)",
            "_ = Selector(A.twice as (A) -> @MainActor () -> Void, named: \"twice\")"
        ),
        (
            "with a cast to Swift 3's Void", "_ = #selector(twice as () -> ())",
            "_ = Selector(A.twice as (A) -> @MainActor () -> Void, named: \"twice\")"
        ),
        (
            "with a curried cast", "_ = #selector(A.twice as (A) -> (UIButton) -> Void)",
            "_ = Selector(A.twice(_:) as (A) -> @MainActor (UIButton) -> Void, named: \"twice:\")"
        ),
        (
            "of a method that returns", "_ = #selector(answer)",
            "_ = Selector({ (target: A) in { () -> Void in _ = target.answer() } }, named: \"answer\")"
        ),
        (
            "of a method that takes and returns", "_ = #selector(answerTo(_:))",
            "_ = Selector({ (target: A) in { (sender: UIButton) -> Void in _ = target.answerTo(sender) } }, named: \"answerTo:\")"
        ),
        (
            "of a method that takes with a label and returns", "_ = #selector(answerWith(button:))",
            "_ = Selector({ (target: A) in { (sender: UIButton) -> Void in _ = target.answerWith(button: sender) } }, named: \"answerWithButton:\")"
        ),
        (
            "of a getter", "_ = #selector(getter: colour)",
            "_ = Selector({ (target: A) in { () -> Void in _ = target.colour } }, named: \"colour\")"
        ),
        (
            "of a setter", "_ = #selector(setter: A.colour)",
            "_ = Selector({ (target: A) in { (value: UIColor) -> Void in target.colour = value } }, named: \"setColour:\")"
        ),
        ("through a property", "_ = #selector(helper.help)", "_ = Selector(Helper.help, named: \"help\")"),
        ("through a property of self", "_ = #selector(self.helper.help)", "_ = Selector(Helper.help, named: \"help\")"),
        ("through an optional", "_ = #selector(other?.help)", "_ = Selector(Helper.help, named: \"help\")"),
        ("through a chain", "_ = #selector(helper.deep.dig)", "_ = Selector(Deep.dig, named: \"dig\")"),
        ("through a local", "_ = #selector(local.help)", "_ = Selector(Helper.help, named: \"help\")"),
        ("through a parameter", "_ = #selector(given.help)", "_ = Selector(Helper.help, named: \"help\")"),
        ("through what only one class has", "_ = #selector(someone().dig)", "_ = Selector(Deep.dig, named: \"dig\")"),
        (
            "of the system's", "_ = #selector(UIView.layoutIfNeeded)",
            "_ = Selector(UIView.layoutIfNeeded, named: \"layoutIfNeeded\")"
        ),
        ("of the superclass", "_ = #selector(viewDidLoad)", "_ = Selector(A.viewDidLoad)"),
        (
            "of the system's that returns", "_ = #selector(UIView.endEditing(_:))",
            "_ = Selector({ (target: UIView) in { (sender: Bool) -> Void in _ = target.endEditing(sender) } }, named: \"endEditing:\")"
        ),
        (
            "in a closure", "let f = { [weak self] in _ = #selector(A.tap); _ = self }",
            "let f = { [weak self] in _ = Selector(A.tap, named: \"tap\"); _ = self }"
        ),
        (
            "as an argument", "let t = UITapGestureRecognizer(target: self, action: #selector(tap))",
            "let t = UITapGestureRecognizer(target: self, action: Selector(A.tap, named: \"tap\"))"
        ),
    ]

    private static let unresolved = [
        Snippet(
            "selector of two methods", unchanged: "class A { func f() {}\nfunc f(_ x: Int) {}\nlet s = #selector(f) }",
            remark: "there are 2 methods"),
        Snippet(
            "selector of a class method", "class A { static func f() {}\nlet s = #selector(f) }",
            "class A { static func f() {}\nlet s = Selector(\"f\") }"),
        Snippet(
            "selector with the event",
            "class A { func f(_ a: UIButton, event: UIEvent) {}\nlet s = #selector(f(_:event:)) }",
            "class A { func f(_ a: UIButton, event: UIEvent) {}\nlet s = Selector(A.f(_:event:), named: \"f:event:\") }"
        ),
        Snippet(
            "selector of three parameters", "class A { func f(_ a: Int, b: Int, c: Int) {}\nlet s = #selector(f) }",
            "class A { func f(_ a: Int, b: Int, c: Int) {}\nlet s = Selector(\"f:b:c:\") }"),
        Snippet(
            "selector of a method that throws", "class A { func f() throws {}\nlet s = #selector(f) }",
            "class A { func f() throws {}\nlet s = Selector(\"fAndReturnError:\") }"),
        Snippet(
            "selector of a protocol of the app",
            "@objc protocol P { func f(of x: Int) }\nlet s = #selector(P.f)",
            "protocol P: AnyObject { func f(of x: Int) }\nlet s = Selector(\"fOf:\")"),
        Snippet(
            "selector of a delegate's method", "let s = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))",
            "let s = Selector(\"scrollViewDidScroll:\")"),
        Snippet(
            "selector of a delegate's method without labels",
            unchanged: "let s = #selector(UIScrollViewDelegate.scrollViewDidScroll)", remark: "write them"),
        Snippet(
            "selector of the system's with labels", "let s = #selector(CALayer.add(_:forKey:))",
            "let s = Selector(\"add:forKey:\")"),
        Snippet(
            "string selector of UIKit's", unchanged: "let s = Selector(\"sharedApplication\")"),
        Snippet(
            "selector of an editing action", "let s = #selector(UIResponderStandardEditActions.copy(_:))",
            "let s = Selector(\"copy:\")"),
        Snippet("selector of nobody", unchanged: "func f() { let s = #selector(x.y) }", remark: "is not known"),
        Snippet("selector of nothing", unchanged: "let s = #selector(1 + 2)", remark: "is not a method"),
        Snippet(
            "selector of a setter without a type", unchanged: "class A { var x = f()\nlet s = #selector(setter: x) }",
            remark: "the type of"),
    ]

    private static let elsewhere = [
        Snippet(
            "methods of one name, whichever class is meant",
            "class A: NSObject { func go(by x: UIView) {} }; class B: NSObject { func go(by x: UILabel) {} }; "
                + "class C: UIView { func f() { if let k = (o as? D)?.k { t.add(k, #selector(k.go(by:))) } } }",
            "class A: NSObject { func go(by x: UIView) {} }; class B: NSObject { func go(by x: UILabel) {} }; "
                + "class C: UIView { func f() { if let k = (o as? D)?.k { t.add(k, Selector(\"goBy:\")) } } }"),

        Snippet(
            "selector in an extension", "extension UIView { func f() { g(#selector(UIView.f)) } }",
            "extension UIView { func f() { g(Selector(UIView.f, named: \"f\")) } }"),
        Snippet(
            "selector in an extension without the class", "extension UIView { @objc func f() { g(#selector(f)) } }",
            "extension UIView { func f() { g(Selector(UIView.f, named: \"f\")) } }"),
        Snippet(
            "selector in a nested class", "class A { class B { @objc func f() { g(#selector(f)) } } }",
            "class A { class B { func f() { g(Selector(A.B.f, named: \"f\")) } } }"),
        Snippet(
            "selector of an outer class", "class A { @objc func o() {}\nclass B { func f() { g(#selector(o)) } } }",
            "class A { func o() {}\nclass B { func f() { g(Selector(A.o, named: \"o\")) } } }"),
        Snippet(
            "selector of an inherited method",
            "class A { @objc func f() {} }\nclass B: A { func g() { h(#selector(f)) } }",
            "class A { func f() {} }\nclass B: A { func g() { h(Selector(B.f, named: \"f\")) } }"),
        Snippet(
            "selector of super", "class A { @objc func f() {} }\nclass B: A { func g() { h(#selector(super.f)) } }",
            "class A { func f() {} }\nclass B: A { func g() { h(Selector(A.f, named: \"f\")) } }"),
        Snippet(
            "selector in a generic class", "class A<T> { @objc func f() { g(#selector(f)) } }",
            "class A<T> { func f() { g(Selector(A.f, named: \"f\")) } }"),
        Snippet(
            "selector in a protocol's extension",
            "protocol P {}\nextension P where Self: UIView { func g() { h(#selector(layoutIfNeeded)) } }",
            "protocol P {}\nextension P where Self: UIView { func g() { h(#selector(layoutIfNeeded)) } }",
            remark: "protocol"),
        Snippet(
            "selector over several lines", "class A { @objc func f() { g(#selector(\n    f\n)) } }",
            "class A { func f() { g(Selector(A.f, named: \"f\")\n\n) } }"),
        Snippet(
            "selector of a lazy property",
            "class A { lazy var t = UITapGestureRecognizer(target: self, action: #selector(f))\n@objc func f() {} }",
            "class A { lazy var t = UITapGestureRecognizer(target: self, action: Selector(A.f, named: \"f\"))\nfunc f() {} }"
        ),
    ]

    /// Selectors by name.
    static let selectorStrings = [
        Snippet(
            "string selector", "class A { @objc func f(_ x: Int) { g(Selector(\"f:\")) } }",
            "class A { func f(_ x: Int) { g(Selector(A.f(_:), named: \"f:\")) } }"),
        Snippet(
            "string selector in parentheses", "class A { func f() { g(Selector((\"f\"))) } }",
            "class A { func f() { g(Selector(A.f, named: \"f\")) } }"),
        Snippet(
            "string selector with With", "class A { func f(gesture: Int) { g(Selector(\"fWithGesture:\")) } }",
            "class A { func f(gesture: Int) { g(Selector(A.f(gesture:), named: \"fWithGesture:\")) } }"),
        Snippet(
            "string selector with a preposition", "class A { func move(to x: Int) { g(Selector(\"moveTo:\")) } }",
            "class A { func move(to x: Int) { g(Selector(A.move(to:), named: \"moveTo:\")) } }"),
        Snippet(
            "string selector with a name of its own", "class A { @objc(h:) func f(_ x: Int) { g(Selector(\"h:\")) } }",
            "class A { func f(_ x: Int) { g(Selector(A.f(_:), named: \"h:\")) } }"),
        Snippet(
            "NSSelectorFromString", "class A { func f() { g(NSSelectorFromString(\"f\")) } }",
            "class A { func f() { g(Selector(A.f, named: \"f\")) } }"),
        Snippet(
            "string as action, Swift 2",
            "class A { func f() { let t = UITapGestureRecognizer(target: self, action: \"f\") } }",
            "class A { func f() { let t = UITapGestureRecognizer(target: self, action: Selector(A.f, named: \"f\")) } }"
        ),
        Snippet(
            "string as action of addTarget",
            "class A { func f() { b.addTarget(self, action: \"f\", forControlEvents: x) } }",
            "class A { func f() { b.addTarget(self, action: Selector(A.f, named: \"f\"), forControlEvents: x) } }"),
        Snippet(
            "string selector of nobody", unchanged: "let s = Selector(\"nobody:\")", remark: "no method of the app"),
        Snippet(
            "string selector of a variable", unchanged: "func f(n: String) { g(NSSelectorFromString(n)) }"),
        Snippet(
            "string selector of a method with an event",
            unchanged: "class A { func f(_ a: Int, e: Int) { g(Selector(\"f:e:\")) } }"),
        Snippet("a selector as we make them", unchanged: "class A { func f() { g(Selector(A.f)) } }"),
        Snippet("an action that is a title", unchanged: "show(title: \"a\", action: \"Undo\")"),
    ]
}
