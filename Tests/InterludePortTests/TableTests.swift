import Foundation
import InterludePort
import Testing

/// The tables of what Objective-C would know of a class.
@Suite struct TableTests {
    private static let options: PortOptions = {
        var options = PortOptions.plain
        options.writesTables = true
        return options
    }()

    private func port(_ text: String) -> String { ported(text, options: TableTests.options).files[0].text }

    /// The lists of a table behind the brace that opens a class `A`.
    private func lists(_ members: String) -> String {
        let text = port("class A: UIView { \(members) }")
        guard let start = text.range(of: "AnyClass { A.self }"),
            let end = text.range(of: " };", range: start.upperBound..<text.endIndex)
        else { return "" }
        return String(text[start.upperBound..<end.lowerBound])
    }

    private func property(_ entry: String) -> String {
        "; @MainActor static var properties: [InterludeFoundation.ObjectiveCProperty] { [\(entry)] }"
    }

    private func method(_ entry: String, _ list: String = "methods") -> String {
        "; @MainActor static var \(list): [InterludeFoundation.ObjectiveCMethod] { [\(entry)] }"
    }

    @Test func aTableStandsBehindTheBraceAndIsFoundByItsRecord() {
        let text = port("import UIKit\nclass A: UIView {\n    @objc private func tap() {}\n}\n")
        #expect(
            text == """
                import UIKit; import InterludeFoundation
                class A: UIView { fileprivate nonisolated enum ObjectiveCMembers: InterludeFoundation.ObjectiveCMembers { \
                @used @section("swift5_tests") static let record: InterludeFoundation.ObjectiveCRecord = \
                (0x6f626a63, 0, { place, _, _, _ in ObjectiveCMembers.put(place) }, 0, 0); \
                static var owner: AnyClass { A.self }; \
                @MainActor static var methods: [InterludeFoundation.ObjectiveCMethod] \
                { [.init("tap") { o, _ in (o as! A).tap() }] } };
                    private func tap() {}
                }

                """)
    }

    @Test func outletsInspectablesAndOthersAreProperties() {
        #expect(lists("@IBOutlet private weak var a: UILabel!") == property(#".init("a", \A.a, .outlet)"#))
        #expect(lists("@IBInspectable var b: CGFloat = 1") == property(#".init("b", \A.b, .inspectable)"#))
        #expect(lists("@objc dynamic var c = 1") == property(#".init("c", \A.c, isDynamic: true)"#))
        #expect(lists("@objc(named) let d = 1") == property(#".init("named", \A.d)"#))
        #expect(
            lists("@IBOutlet var a, b: UIView!") == property(#".init("a", \A.a, .outlet), .init("b", \A.b, .outlet)"#))
        #expect(lists("@objc static var e = 1; @NSManaged var f: Int; var g = 2") == "")
        #expect(lists("@objc var h: Int { get throws { 1 } }; @available(*, unavailable) @objc var i: Int { 1 }") == "")
    }

    @Test func beforeSwift4PropertiesAreKnownWithoutBeingMarked() {
        var options = TableTests.options
        options.infersObjectiveC = true
        func table(_ text: String) -> Bool {
            ported(text, options: options).files[0].text.contains(#".init("name", \A.name)"#)
        }
        #expect(table("class A: NSObject { var name: String? }") && table("class A: UIView { var name = 1 }"))
        #expect(table("class B: NSObject {}; class A: B { var name = 1 }"))
        #expect(!table("class A { var name = 1 }") && !table("class A: UIScrollViewDelegate { var name = 1 }"))
        #expect(
            !table("class A: NSObject { private var name = 1 }") && !table("class A: NSObject { static var name = 1 }"))
        #expect(port("class A: NSObject { var name = 1 }").contains("ObjectiveCMembers") == false)
    }

    @Test func methodsHaveTheirNamesInObjectiveC() {
        #expect(lists("@objc func f() {}") == method(#".init("f") { o, _ in (o as! A).f() }"#))
        #expect(
            lists("@IBAction func f(_ sender: Any) {}")
                == method(#".init("f:", isAction: true) { o, a in (o as! A).f(a[0]) }"#))
        #expect(
            lists("@objc func f(sender: UIButton, event: UIEvent) {}")
                == method(#".init("fWithSender:event:") { o, a in (o as! A).f(sender: a[0], event: a[1]) }"#))
        #expect(
            lists("@objc func f(_ x: Int) throws -> Int { x }")
                == method(#".init("f:error:") { o, a in try? (o as! A).f(a[0]) }"#))
        #expect(
            lists("@objc static func f(_ x: Int) {}")
                == method(#".init("f:") { o, a in (o as! A.Type).f(a[0]) }"#, "classMethods"))
        #expect(lists("@objc func f() async {}; @objc func g(_ x: inout Int) {}; func h() {}") == "")
    }

    @Test func overloadsAreToldApartByTheirTypes() {
        #expect(
            lists("@objc(g:) func f(_ x: UIView!) {}; func f(_ x: @escaping () -> Void) {}")
                == method(#".init("g:") { o, a in (o as! A).f(a[0] as UIView?) }"#))
    }

    @Test func whatASelectorNamesNeedsNoMark() {
        #expect(lists("func f() { g(#selector(f)) }") == method(#".init("f") { o, _ in (o as! A).f() }"#))
        #expect(
            lists("func f(_ x: Int) { g(Selector(\"f:\")) }") == method(#".init("f:") { o, a in (o as! A).f(a[0]) }"#))
    }

    @Test func objcMembersMeansAllThatIsNotPrivate() {
        let text = port(
            "@objcMembers class A: UIView { var a = 1; private var b = 2; @nonobjc var c = 3; func d() {} }")
        #expect(text.contains(#"{ [.init("a", \A.a)] }"#))
        #expect(text.contains(#"{ [.init("d") { o, _ in (o as! A).d() }] }"#))
    }

    @Test func methodsOfObjectiveCsProtocolsAreKnown() {
        let text = port("@objc protocol P { func f() }\nclass A: NSObject, P { func f() {}; func g() {} }")
        #expect(text.contains(#"{ [.init("f") { o, _ in (o as! A).f() }] }"#))
        #expect(lists("func scrollViewDidScroll(_ s: UIScrollView) {}").contains(#".init("scrollViewDidScroll:")"#))
    }

    @Test func extensionsHaveTablesOfTheirOwn() {
        let text = port("extension UIView { @IBInspectable var a: Int { 1 } }\nextension UIView { @objc func f() {} }")
        #expect(text.contains(#"ObjectiveCMembers.put(place) }, 0, 0); static var owner: AnyClass { UIView.self }"#))
        #expect(text.contains("enum ObjectiveCMembers2: InterludeFoundation.ObjectiveCMembers"))
        #expect(!port("extension CGRect { func scrollViewDidScroll() {} }").contains("ObjectiveCMembers"))
    }

    @Test func membersThatMayNotBeCompiledHaveATableBesideThem() {
        let text = port(
            "class A: UIView {\n#if DEBUG\n    @objc func f() {}\n#endif\n#if os(iOS)\n    @objc func g() {}\n#endif\n}"
        )
        #expect(text.contains("func f() {}; fileprivate nonisolated enum"))
        #expect(text.contains(#"class A: UIView { fileprivate"#))
        #expect(text.contains(#"{ [.init("g") { o, _ in (o as! A).g() }] } };"#))
    }

    @Test func genericClassesHaveNone() {
        #expect(!port("class A<T>: UIView { @objc func f() {} }").contains("ObjectiveCMembers"))
        #expect(!port("class A<T> { class B: UIView { @objc func f() {} } }").contains("ObjectiveCMembers"))
    }

    @Test func anAppsOwnNameOfAClassIsKept() {
        #expect(port("@objc(Foo) class A: UIView {}").contains(#"static var objectiveCName: String? { "Foo" }"#))
    }
}
