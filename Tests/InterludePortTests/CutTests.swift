import InterludePort
import Testing

@Suite struct CutTests {
    /// A module after the compiler's errors, told as the file's number, the line, the column and the message.
    private func cut(
        _ files: [String], without module: String, _ errors: [(file: Int, line: Int, column: Int, message: String)],
        after past: ModuleCut.Past? = nil
    ) -> (texts: [String], cuts: [Cut], hasCut: Bool, past: ModuleCut.Past) {
        let sources = files.enumerated().map { SourceFile(path: "/a/F\($0.offset).swift", text: $0.element) }
        var options = PortOptions()
        options.dropsMissingImports = true
        options.modules.remove(module)
        let ported = Port(options: options).port(sources)
        var result = ModuleCut(ported, of: sources, without: [module], after: past)
        let reasons = errors.map {
            CutReason(path: "/a/F\($0.file).swift", line: $0.line, column: $0.column, message: $0.message)
        }
        let hasCut = result.remove(reasons)
        let texts = result.files.map {
            $0.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
        }
        return (texts, result.cuts, hasCut, result.past)
    }

    @Test func `a statement goes, and its line stays`() {
        let result = cut(
            ["import ARKit\nfunc f() {\n  ARPlayer().play()\n  g()\n}\n"], without: "ARKit",
            [(0, 3, 3, "cannot find 'ARPlayer' in scope")])
        #expect(result.texts == ["\nfunc f() {\n  \n  g()\n}\n"])
        #expect(result.cuts == [Cut(path: "/a/F0.swift", line: 3, text: "ARPlayer().play()")])
    }

    @Test func `what follows from a type that is missing waits until the type is gone`() {
        let result = cut(
            ["import ARKit\nclass A {\n  var p: ARPlayer?\n  func f() { p?.play() }\n}\n"], without: "ARKit",
            [(0, 4, 14, "cannot find 'p' in scope"), (0, 3, 10, "cannot find type 'ARPlayer' in scope")])
        #expect(result.cuts.map(\.text) == ["var p: ARPlayer?"])
    }

    @Test func `a view whose type is not there becomes a view, whatever its file imports`() {
        let result = cut(
            ["import UIKit\nclass A {\n  var v: UIWebView?\n  func f() { v?.reload() }\n}\n"], without: "UIWebView",
            [(0, 3, 10, "cannot find type 'UIWebView' in scope")])
        // A view keeps its place; what it cannot do goes with the next attempt.
        #expect(result.texts == ["import UIKit\nclass A {\n  var v: UIView?\n  func f() { v?.reload() }\n}\n"])
    }

    @Test func `a list loses an element, a class a protocol, and a superclass becomes the one that its name speaks of`()
    {
        let list = cut(
            ["import ARKit\nlet a = [one, ARPlayer(), two]\n"], without: "ARKit",
            [(0, 2, 15, "cannot find 'ARPlayer' in scope")])
        #expect(list.texts == ["\nlet a = [one,  two]\n"])
        let types = cut(
            ["import ARKit\nclass A: ARPlayerViewController, P, ARDelegate {}\n"], without: "ARKit",
            [
                (0, 2, 10, "cannot find type 'ARPlayerViewController' in scope"),
                (0, 2, 37, "cannot find type 'ARDelegate' in scope"),
            ])
        #expect(types.texts == ["\nclass A: UIViewController, P {}\n"])
    }

    @Test func `a body that has nothing to return stops the program when it is called`() {
        let text = "import ARKit\nfunc f() -> Int {\n  return ARPlayer().n\n}\n"
        let first = cut([text], without: "ARKit", [(0, 3, 10, "cannot find 'ARPlayer' in scope")])
        let result = cut(
            [text], without: "ARKit", [(0, 4, 1, "missing return in global function")], after: first.past)
        #expect(result.texts[0].contains("fatalError("))
        let own = cut(
            ["import ARKit\nfunc f() -> Int {\n}\n"], without: "ARKit", [(0, 3, 1, "missing return in global function")]
        )
        #expect(!own.hasCut)
    }

    @Test func `a controller keeps a view, and a table loses what a class has lost`() {
        let view = cut(
            [
                "import WebKit\nclass A: UIViewController {\n  override func loadView() {\n    view = WKWebView()\n  }\n}\n"
            ],
            without: "WebKit", [(0, 4, 12, "cannot find 'WKWebView' in scope")])
        #expect(view.texts[0].contains("    view = PlaceholderView(\"WKWebView\")\n"))
        #expect(!view.texts[0].contains("import WebKit"))
        let source =
            "import WebKit\nclass A: UIView {\n  @IBOutlet var web: WKWebView!\n  @IBOutlet var name: UILabel!\n}\n"
        let whole = cut([source], without: "WebKit", [])
        let line = whole.texts[0].split(separator: "\n", omittingEmptySubsequences: false)[1]
        let column = line.utf8.count - (line.firstRange(of: "A.web").map { line[$0.lowerBound...].utf8.count } ?? 0) + 3
        let table = cut([source], without: "WebKit", [(0, 2, column, "reference to member 'web' cannot be resolved")])
        #expect(!table.texts[0].contains("A.web"))
        #expect(table.texts[0].contains("A.name"))
        let outlet = cut([source], without: "WebKit", [(0, 3, 12, "cannot find type 'WKWebView' in scope")])
        #expect(outlet.texts[0].contains("var web: UIView!"))
    }

    @Test func `errors that have nothing to do with it take nothing out`() {
        let result = cut(
            ["import ARKit\nlet a = 1\n", "func f() { g() }\n"], without: "ARKit",
            [(1, 1, 12, "cannot find 'g' in scope")])
        #expect(!result.hasCut)
        #expect(result.cuts.isEmpty)
    }

    @Test func `who names what was taken out loses that too`() {
        let result = cut(
            [
                "#if canImport(SwiftUI)\nimport SwiftUI\nclass Screen: UIHostingController {}\n#endif\n",
                "func f() {\n  show(Screen())\n}\n",
            ],
            without: "SwiftUI", [(1, 2, 8, "cannot find 'Screen' in scope")])
        #expect(result.texts[1] == "func f() {\n  \n}\n")
    }

    @Test func `what was taken out before stays out, where the file is as it was`() {
        let files = ["import ARKit\nfunc f() { ARPlayer() }\n", "let a = 1\n"]
        let first = cut(files, without: "ARKit", [(0, 2, 12, "cannot find 'ARPlayer' in scope")])
        let again = cut(files, without: "ARKit", [], after: first.past)
        #expect(again.texts == first.texts)
        #expect(again.cuts == first.cuts)
        let edited = cut([files[0] + "let b = 2\n", files[1]], without: "ARKit", [], after: first.past)
        #expect(edited.cuts.isEmpty)
    }

    @Test func `a genuine error in the same file stays an error`() {
        let text = "import ARKit\nfunc f() {\n  ARPlayer().play()\n  let n: Int = \"a\"\n  UILable()\n}\n"
        let result = cut(
            [text], without: "ARKit",
            [
                (0, 3, 3, "cannot find 'ARPlayer' in scope"),
                (0, 4, 16, "cannot convert value of type 'String' to specified type 'Int'"),
                (0, 5, 3, "cannot find 'UILable' in scope"),
            ])
        #expect(result.cuts.map(\.text) == ["ARPlayer().play()"])
        let again = cut(
            [text], without: "ARKit",
            [(0, 4, 16, "cannot convert value of type 'String' to specified type 'Int'")], after: result.past)
        #expect(!again.hasCut)
    }

    @Test func `of a module whose names are not known each is its own, but not those like UIKit's and misspelled ones`()
    {
        let text = "import Lottie\nfunc f() {\n  Motion()\n  UIVew()\n  g.backgroudColor = 1\n  v.snp.edges()\n}\n"
        let result = cut(
            [text], without: "Lottie",
            [
                (0, 3, 3, "cannot find 'Motion' in scope"), (0, 4, 3, "cannot find 'UIVew' in scope"),
                (0, 5, 5, "value of type 'UIView' has no member 'backgroudColor'; did you mean 'backgroundColor'?"),
                (0, 6, 5, "value of type 'UIView' has no member 'snp'"),
            ])
        #expect(result.cuts.map(\.text) == ["Motion()", "v.snp.edges()"])
    }

    @Test func `a view or a controller leaves a placeholder, and its variable stays`() {
        let text =
            "import Lottie\nclass A {\n  let v = LottieAnimationView(name: \"a\")\n  var w: LottieAnimationView?\n"
            + "  func f() { v.play() }\n}\n"
        let first = cut(
            [text], without: "Lottie",
            [(0, 4, 10, "cannot find type 'LottieAnimationView' in scope")])
        #expect(first.texts[0].contains("var w: UIView?"))
        let second = cut(
            [text], without: "Lottie", [(0, 3, 11, "cannot find 'LottieAnimationView' in scope")], after: first.past)
        #expect(second.texts[0].contains("let v = PlaceholderView(\"LottieAnimationView\")"))
        let third = cut(
            [text], without: "Lottie", [(0, 5, 16, "value of type 'PlaceholderView' has no member 'play'")],
            after: second.past)
        #expect(third.cuts.map(\.text).contains("v.play()"))
    }

    @Test func `a generic parameter and a where clause lose what they require`() {
        let result = cut(
            ["import Kit\nfunc f<T: Thing, U>(t: T) where U: Thing {}\nprotocol P: Thing {}\n"], without: "Kit",
            [
                (0, 2, 11, "cannot find type 'Thing' in scope"), (0, 2, 36, "cannot find type 'Thing' in scope"),
                (0, 3, 13, "cannot find type 'Thing' in scope"),
            ])
        #expect(result.texts == ["\nfunc f<T, U>(t: T)  {}\nprotocol P {}\n"])
    }

    @Test func `Core Data's properties have the value of an empty object where Core Data is left out`() {
        let text = "import CoreData\nclass A {\n  @NSManaged var name: String?\n  @NSManaged var age: Int16\n}\n"
        let texts = cut([text], without: "CoreData", []).texts
        #expect(texts[0].contains("var name: String? { get { nil } set {} }"))
        #expect(texts[0].contains("var age: Int16 { get { 0 } set {} }"))
        #expect(!texts[0].contains("@NSManaged"))
    }

    @Test func `a class without its superclass loses what it used of it`() {
        let text = "import SceneKit\nclass A: SCNThing {\n  func f() {\n    spin()\n    g()\n  }\n}\n"
        let first = cut([text], without: "SceneKit", [(0, 2, 10, "cannot find type 'SCNThing' in scope")])
        #expect(first.texts[0].contains("class A {"))
        let second = cut([text], without: "SceneKit", [(0, 4, 5, "cannot find 'spin' in scope")], after: first.past)
        #expect(second.cuts.map(\.text) == ["SCNThing", "spin()"])
    }
}
