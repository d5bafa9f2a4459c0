import InterludePort
import Testing

@Suite struct ModuleTests {
    private func ported(_ files: [(String, String)], options: PortOptions = .plain) -> PortedModule {
        Port(options: options).port(files.map { SourceFile(path: $0.0, text: $0.1) })
    }

    @Test func aMethodIsFoundInAnotherFile() {
        let module = ported([
            ("A.swift", "import UIKit\nclass A: B { func f() { g(#selector(tap)) } }"),
            ("B.swift", "import UIKit\nclass B: UIView { @objc func tap(_ sender: Any) {} }"),
        ])
        #expect(module.files[0].text.contains("g(Selector(A.tap(_:), named: \"tap:\"))"))
        #expect(module.remarks.isEmpty)
    }

    @Test func anOverrideThatMovesBringsWhatItsFileImports() {
        let module = ported([
            ("A.swift", "import Foundation\nopen class A: B {\n}\nlet after = 1\n"),
            ("B.swift", "import UIKit\nopen class B { open func cell(_ t: UITableView) {} }"),
            ("A+Cells.swift", "import UIKit\nextension A {\n    open override func cell(_ t: UITableView) {}\n}\n"),
        ])
        let text = module.files[0].text
        #expect(text.contains("override func cell(_ t: UITableView)"))
        #expect(text.hasPrefix("import Foundation\nopen class A: B {"))
        #expect(text.hasSuffix("let after = 1\nimport UIKit\n"))
        #expect(!module.files[1].text.contains("; import") && module.files[2].text.hasPrefix("import UIKit\n"))
    }

    @Test func anOverrideMovesIntoTheClassesFileWithItsLines() {
        var options = PortOptions()
        options.marksOrigin = true
        let module = ported(
            [
                ("/a/A.swift", "import UIKit\nclass A: UIView {\n}\nlet after = 1\n"),
                (
                    "/a/A+Layout.swift",
                    "import UIKit\nextension A {\n\n    override func layoutSubviews() {\n    }\n}\n"
                ),
            ], options: options)
        #expect(
            module.files[0].text == """
                #sourceLocation(file: "/a/A.swift", line: 1)
                import UIKit
                class A: UIView {

                #sourceLocation(file: "/a/A+Layout.swift", line: 4)
                    override func layoutSubviews() {
                    }
                #sourceLocation(file: "/a/A.swift", line: 3)
                }
                let after = 1

                """)
        #expect(module.files[1].text.contains("extension A {\n\n    \n\n}"))
    }

    @Test func whatAMovedOverrideUsesOfItsFileIsSeenInTheOther() {
        let module = ported([
            ("A.swift", "import UIKit\nclass A: UIView {\n}\n"),
            (
                "A+Text.swift",
                "import UIKit\nextension A {\n  override var description: String { text(self) }\n}\n"
                    + "private func text(_ a: A) -> String { other() }\nprivate func other() -> String { \"\" }\n"
            ),
        ])
        #expect(module.files[0].text.contains("override var description: String { text(self) }"))
        #expect(module.files[1].text.contains("internal func text(_ a: A)"))
        #expect(module.files[1].text.contains("private func other()"))
    }

    @Test func aProtocolAndItsClassesMayBeInSeveralFiles() {
        let module = ported([
            ("P.swift", "import Foundation\n@objc protocol P {\n  @objc optional func f()\n}\n"),
            ("A.swift", "import Foundation\nclass A: NSObject {}\n"),
            ("A+P.swift", "import Foundation\nextension A: P {\n  func f() {}\n}\n"),
            ("Use.swift", "import Foundation\nfunc use(_ p: P?) { p?.f?() }\n"),
        ])
        #expect(module.files[1].text.contains("class A: NSObject { var f_ifImplemented: (() -> Void)? { self.f }; }"))
        #expect(module.files[3].text.contains("p?.f_ifImplemented?()"))
    }

    @Test func whatIsOpenInAnExtensionMovesIntoTheClassSinceOtherModulesMayOverrideIt() {
        let module = ported([
            ("A.swift", "import UIKit\nopen class A: UIViewController {\n}\n"),
            ("A+List.swift", "import UIKit\nextension A {\n    open func list() {}\n    public func other() {}\n}\n"),
            ("View.swift", "import UIKit\nextension UIView {\n    open func list() {}\n}\n"),
        ])
        #expect(module.files[0].text.contains("open func list() {}"))
        #expect(!module.files[1].text.contains("open func list") && module.files[1].text.contains("public func other"))
        #expect(module.files[2].text.contains("open func list() {}"))
        #expect(module.remarks.isEmpty)
    }

    @Test func inSwift6MethodsOfClassesThatMayBelongToAnyThreadAreLookedUp() {
        var options = PortOptions.plain
        options.checksIsolation = true
        let cache = "import UIKit\nclass Cache { init() { g(#selector(clear)) }\n  @objc func clear() {} }"
        let view = "import UIKit\nclass Card: UIView { func f() { g(#selector(tap)) }\n  @objc func tap() {} }"
        #expect(ported([("A.swift", cache)], options: options).files[0].text.contains("g(Selector(\"clear\"))"))
        #expect(ported([("A.swift", cache)]).files[0].text.contains("g(Selector(Cache.clear, named: \"clear\"))"))
        #expect(ported([("A.swift", view)], options: options).files[0].text.contains("g(Selector(Card.tap,"))
    }

    @Test func theMarkNamesTheOriginalFile() {
        let module = ported([("/x/with \"quotes\".swift", "let a = 1\n")], options: PortOptions())
        #expect(module.files[0].text == "#sourceLocation(file: \"/x/with \\\"quotes\\\".swift\", line: 1)\nlet a = 1\n")
        #expect(module.files[0].isChanged == false)
    }

    @Test func aPortedFileHasAnotherName() {
        let module = ported([("/x/A.swift", ""), ("B.ported.swift", ""), ("/x/main.swift", "")])
        #expect(module.files.map(\.outputName) == ["A.ported.swift", "B.ported.swift", "main.swift"])
    }

    @Test func linesStayWhereTheyWere() {
        for snippet in Snippet.all where !snippet.name.contains("overrid") {
            let input = snippet.header + snippet.input
            let output = ported([("A.swift", input)]).files[0].text
            // Declarations may be added behind the last line.
            let lines = (input.utf8.count { $0 == 10 }, output.utf8.count { $0 == 10 })
            #expect(lines.1 >= lines.0 && lines.1 <= lines.0 + 1, "\(snippet.name)")
        }
    }

    @Test func aRemarkTellsItsPlace() throws {
        let module = ported([("A.swift", "import UIKit\n\n    let s = #selector(x.y)\n")])
        let remark = try #require(module.remarks.first)
        #expect(remark.path == "A.swift")
        #expect(remark.line == 3)
        #expect(remark.column == 13)
        #expect(remark.rule == .selectors)
    }

    @Test func missingModulesCanBeLeftOut() {
        var options = PortOptions.plain
        options.dropsMissingImports = true
        let module = ported(
            [("A.swift", "import SceneKit\nimport Foundation\nlet a = UIColor.red; let b: SCNView\n")], options: options
        )
        #expect(module.files[0].text == "\nimport Foundation; import UIKit\nlet a = UIColor.red; let b: SCNView\n")
        #expect(module.remarks.map(\.text) == ["there is no module SceneKit"])
    }

    @Test func `modules that are imported only where they are there, or in old Swift, are not missed`() {
        let module = Port().port([
            SourceFile(
                path: "A.swift",
                text: """
                    #if canImport(UIKit) && !(swift(>=4.2))
                    import CoreMedia
                    #endif
                    #if canImport(SwiftUI) && os(iOS)
                    import SwiftUI
                    #if compiler(>=5.9)
                    import SwiftUI
                    #endif
                    #elseif compiler(<5)
                    import MapKit
                    #else
                    import SceneKit
                    #endif
                    let view: SCNView
                    """)
        ])
        #expect(module.remarks.map(\.text) == ["there is no module SceneKit"])
    }

    @Test func brokenFilesAreReportedAndTheOthersArePorted() {
        let module = ported([("A.swift", "class A {"), ("B.swift", "class B { @objc func f() {} }")])
        #expect(module.remarks.map(\.path) == ["A.swift"])
        #expect(module.remarks.map(\.rule) == [.syntax])
        #expect(module.files[1].text == "class B { func f() {} }")
    }

    @Test func aModuleWithoutFilesIsPortedToNothing() {
        #expect(ported([]).files.isEmpty)
    }

    @Test func classesInACircleDoNoHarm() {
        let module = ported([("A.swift", "class A: B { func f() { g(#selector(h)) } }\nclass B: A {}\nclass C: C {}")])
        #expect(module.files.count == 1)
    }

    @Test func manyFilesGiveTheSameBytesEveryTime() {
        let files = (0..<60).map { index in
            (
                "F\(index).swift",
                "import UIKit\nclass C\(index): C\(index + 1) { @objc func f\(index)() { g(#selector(f\(index))) } }\n"
            )
        }
        let first = ported(files)
        for _ in 0..<5 { #expect(ported(files) == first) }
    }

    @Test func aTypeOfTheAppsKeepsItsNameWhereViewControllersHaveOneOfThatName() {
        let module = ported([
            ("Transition.swift", "import UIKit\npublic struct Transition {}\nfunc top(_ t: Transition) {}"),
            (
                "List.swift",
                "import UIKit\nclass List: UITableViewController { var t: Transition? { Transition() } }\n"
                    + "class Row { var t = Transition() }"
            ),
        ])
        #expect(
            module.files[0].text
                == "import UIKit\npublic struct Transition {}; public typealias InterludeTransition = Transition\n"
                + "func top(_ t: Transition) {}")
        #expect(
            module.files[1].text
                == "import UIKit\nclass List: UITableViewController { var t: InterludeTransition? { InterludeTransition() } }\n"
                + "class Row { var t = Transition() }")
    }

    @Test func soDoesATypeOfAnotherModuleOfTheApps() {
        let library = [SourceFile(path: "T.swift", text: "public final class Transition<T> {}")]
        var options = PortOptions.plain
        options.typesOfOthers = Port.namesToTell(of: library)
        #expect(options.typesOfOthers == ["Transition"])
        let text =
            "import UIKit\nextension Page: Source { func next() -> Transition<Int> { .init() } }\nclass Page: KitController {}"
        #expect(
            ported([("A.swift", text)], options: options).files[0].text
                == "import UIKit\nextension Page: Source { func next() -> InterludeTransition<Int> { .init() } }\n"
                + "class Page: KitController {}; public typealias InterludeTransition = Transition")
        #expect(ported([("A.swift", text)]).files[0].text == text)
        #expect(
            Port.namesToTell(of: [SourceFile(path: "T.swift", text: "class TransitionKit {}; // Transition")]).isEmpty)
    }

    @Test func aTypeWithinTheControllerIsItsOwn() {
        let text =
            "import UIKit\nstruct Transition {}\nclass List: UIViewController { enum Transition { case none }; var t = Transition.none }"
        #expect(ported([("A.swift", text)]).files[0].text == text)
    }

    @Test func theSystemsObjectsConformToAProtocolThatMakesObjects() {
        let module = ported([
            (
                "Made.swift",
                "import UIKit\nprotocol Made: class {\n    init()\n}\nextension Made { init(_ f: (Self) -> Void) { self.init(); f(self) } }"
            ),
            (
                "Style.swift",
                "import UIKit\nclass Style: Made {\n    required init() {}\n}\nextension NSObject: Made {}"
            ),
        ])
        #expect(
            module.files[0].text
                == "import UIKit\nprotocol Made: Any {\n    static func interludeMade() -> Self\n}; "
                + "extension Made { init() { self = Self.interludeMade() } }\n"
                + "extension Made { init(_ f: (Self) -> Void) { self.init(); f(self) } }")
        #expect(
            module.files[1].text
                == "import UIKit\nclass Style: Made {\n    required init() {}\n "
                + "static func interludeMade() -> Self { self.init() }; }\n"
                + "extension NSObject: Made { static func interludeMade() -> Self { InterludeFoundation.ObjectiveCMaker.make(self) }; }"
        )
    }
}

@Suite struct ClassRecordTests {
    private func records(_ text: String) -> [ClassRecord] { ported("import UIKit\n" + text).classes }

    @Test func outletsAndActionsAreRemembered() throws {
        let record = try #require(
            records(
                """
                @objc(Shop) class A: UIViewController {
                    @IBOutlet weak var label: UILabel!
                    @IBOutlet var buttons: [UIButton]!
                    @IBInspectable var radius: CGFloat = 1
                    @IBAction func tap(_ sender: UIButton) {}
                    @IBAction func done() {}
                    @objc func pan(gesture: UIPanGestureRecognizer) {}
                    func plain() {}
                }
                """
            ).first)
        #expect(record.name == "A")
        #expect(record.objectiveCName == "Shop")
        #expect(record.superclass == "UIViewController")
        #expect(record.line == 2)
        #expect(record.outlets.map(\.name) == ["label", "buttons"])
        #expect(record.outlets.map(\.type) == ["UILabel!", "[UIButton]!"])
        #expect(record.inspectables.map(\.name) == ["radius"])
        #expect(record.actions.map(\.selector) == ["tap:", "done"])
        #expect(record.methods.map(\.selector) == ["tap:", "done", "panWithGesture:"])
    }

    @Test func allMembersCountWhereTheClassSaysSo() {
        let records = records(
            "@objcMembers class A: NSObject { func f() {}; private func g() {}; @nonobjc func h() {} }")
        #expect(records.first?.methods.map(\.name) == ["f()"])
    }

    @Test func classesWithoutAnythingAreLeftOut() {
        #expect(records("class A: UIView { var x = 1 }").isEmpty)
    }

    @Test func attributesBehindModifiersCount() {
        let records = records("class A { weak @IBOutlet var a: UILabel?; private @IBAction func f() {} }")
        #expect(records.first?.outlets.map(\.name) == ["a"])
        #expect(records.first?.actions.map(\.name) == ["f()"])
    }

    @Test func extensionsOfTheSystemsClassesHaveRecords() {
        let records = records("extension UIView { @IBInspectable var corner: CGFloat { get { 0 } set {} } }")
        #expect(records.map(\.name) == ["UIView"])
        #expect(records.first?.inspectables.map(\.name) == ["corner"])
    }

    @Test(
        "Objective-C's names are the compiler's",
        arguments: [
            ("f()", "f"), ("f(_ x: Int)", "f:"), ("f(_ x: Int, y: Int)", "f:y:"), ("f(x: Int)", "fWithX:"),
            ("f(with x: Int)", "fWith:"), ("move(to x: Int)", "moveTo:"), ("moveTo(x: Int)", "moveToX:"),
            ("f(forKey x: Int)", "fForKey:"), ("f(x: Int, _ y: Int)", "fWithX::"), ("f() throws", "fAndReturnError:"),
            ("f(_ x: Int) throws", "f:error:"), ("f() async", "fWithCompletionHandler:"),
            ("f(_ x: Int) async throws", "f:completionHandler:"),
        ])
    func names(_ declaration: String, _ selector: String) {
        let records = records("class A { @objc func \(declaration) {} }")
        #expect(records.first?.methods.map(\.selector) == [selector])
    }
}
