extension Snippet {
    private static func imported(_ name: String, _ input: String, _ output: String, remark: String? = nil) -> Snippet {
        Snippet("import " + name, input, output, remark: remark, header: "")
    }

    static let imports = [
        imported(
            "of what nothing is used of", "import UIKit\nimport ARKit\nlet area = AREA",
            "import UIKit\n\nlet area = AREA"),
        imported("UIKit", "import UIKit\nclass A: UIView {}", "import UIKit\nclass A: UIView {}"),
        imported("of a submodule", "import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
        imported("of two", "import UIKit\nimport UIKit.UIGestureRecognizerSubclass", "import UIKit\nimport UIKit"),
        imported("of one class", "import class UIKit.UIView\nlet v: UIView", "import UIKit\nlet v: UIView"),
        imported("of one structure", "import struct CoreGraphics.CGFloat", "import CoreGraphics"),
        imported("of ObjectiveC", "import ObjectiveC\nlet a = NSObject()", "import Foundation\nlet a = NSObject()"),
        imported("of the runtime", "import ObjectiveC.runtime", "import Foundation"),
        imported("of Darwin", "import Darwin\nlet a = sin(1)", "import Glibc\nlet a = sin(1)"),
        imported("of a function of Darwin", "import func Darwin.sqrt", "import Glibc"),
        imported("of os", "import os", "import InterludeFoundation"),
        imported("of a log", "import os.log", "import InterludeFoundation"),
        imported(
            "of a module that is not there", "import SceneKit\nlet p: SCNView",
            "import SceneKit\nlet p: SCNView",
            remark: "no module SceneKit"),
        imported(
            "of Accelerate for what is here of it", "import Accelerate\nlet b = vImage_Buffer()",
            "import InterludeFoundation; \nlet b = vImage_Buffer()"),
        imported(
            "of Accelerate for more", "import Accelerate\nlet b = vDSP_Length(1)",
            "import Accelerate\nlet b = vDSP_Length(1)", remark: "no module Accelerate"),
        imported(
            "of AudioToolbox for short sounds",
            "import UIKit\nimport AudioToolbox\nlet kSystemSoundID_Peek: SystemSoundID = 1519\nlet a: Void = AudioServicesPlaySystemSound(kSystemSoundID_Peek)",
            "import UIKit; import InterludeFoundation\n\nlet kSystemSoundID_Peek: SystemSoundID = 1519\nlet a: Void = AudioServicesPlaySystemSound(kSystemSoundID_Peek)"
        ),
        imported(
            "of Foundation for what it has on Apple's systems alone",
            "import Foundation\nlet a = RelativeDateTimeFormatter()",
            "import Foundation; import InterludeFoundation\nlet a = RelativeDateTimeFormatter()"),
        imported(
            "of Foundation with views", "import Foundation\nclass A: UIView {}",
            "import Foundation; import UIKit\nclass A: UIView {}"),
        imported(
            "of Foundation with layers", "import Foundation\nlet a = CALayer()",
            "import Foundation; import QuartzCore\nlet a = CALayer()"),
        imported(
            "of Foundation with paths", "import Foundation\nlet a: CGPath",
            "import Foundation; import CoreGraphics\nlet a: CGPath"),
        imported("of Foundation with geometry", "import Foundation\nlet a: CGRect", "import Foundation\nlet a: CGRect"),
        imported("that is missing", "let a = UIColor.red", "import UIKit; let a = UIColor.red"),
        imported(
            "that is missing below a comment", "// A\n\n/// B\nclass A: UIView {}",
            "// A\n\n/// B\nimport UIKit; class A: UIView {}"),
        imported("that is missing for the basics", "let a: CGFloat = 1", "import Foundation; let a: CGFloat = 1"),
        imported("that is not missing", "let a = 1", "let a = 1"),
        imported(
            "for a type of the app's own", "struct UIThing {}\nlet a = UIThing()",
            "struct UIThing {}\nlet a = UIThing()"),
        imported(
            "with a comment behind", "import Foundation // why\nlet a = UIColor.red",
            "import Foundation; import UIKit // why\nlet a = UIColor.red"),
        imported(
            "in #if", "#if canImport(UIKit)\nimport UIKit\n#endif\nlet a = UIColor.red",
            "#if canImport(UIKit)\nimport UIKit\n#endif\nlet a = UIColor.red"),
        imported(
            "with attributes", "@preconcurrency import UIKit\n@testable import Foundation",
            "@preconcurrency import UIKit\n@testable import Foundation"),
        imported(
            "with access", "public import UIKit\ninternal import Foundation",
            "public import UIKit\ninternal import Foundation"),
        imported(
            "of another module only", "import Interlude\nlet a = UIColor.red",
            "import Interlude; import UIKit\nlet a = UIColor.red"),
    ]

    /// What must not be touched.
    static let untouched = [
        Snippet("comments", unchanged: "// @objc #selector(a) UIControlState\n/* @IBOutlet #if os(iOS) */ let a = 1"),
        Snippet("documentation", unchanged: "/// Call `#selector(f)` with `@objc`.\nfunc f() {}"),
        Snippet("strings", unchanged: "let a = \"@objc #selector(f) UIControlState CGRectMake(1, 2, 3, 4)\""),
        Snippet("long strings", unchanged: "let a = \"\"\"\n    @objc func f() {}\n    #selector(f)\n    \"\"\""),
        Snippet("raw strings", unchanged: "let a = #\"#selector(\"f\")\"#"),
        Snippet("interpolation", "let a = \"\\(#keyPath(A.x))\"", "let a = \"\\(\"x\")\""),
        Snippet("macros", unchanged: "let a = #line; let b = #function; #warning(\"later\")"),
        Snippet("macros of others", unchanged: "@Observable class A { var x = 1 }\nlet m = #stringify(1 + 2)"),
        Snippet("regular expressions", unchanged: "let r = /[a-z]+@objc/"),
        Snippet("Swift 5.9", unchanged: "let a = if b { 1 } else { 2 }\nfunc f<each T>(_ x: repeat each T) {}"),
        Snippet(
            "Swift 6", unchanged: "func f() throws(E) {}\nnonisolated(unsafe) var x = 1\nfunc g(_ x: sending A) {}"),
        Snippet("operators", unchanged: "infix operator ∘: P\nprecedencegroup P { associativity: left }"),
        Snippet(
            "result builders", unchanged: "@resultBuilder struct B { static func buildBlock(_ x: Int...) -> Int { 0 } }"
        ),
        Snippet(
            "windows' line ends", "class A {\r\n    @objc func f() {}\r\n}\r\n", "class A {\r\n    func f() {}\r\n}\r\n"
        ),
        Snippet("a mark of byte order", unchanged: "let a = \"\u{FEFF}\""),
        Snippet(
            "letters of the world", "class Ä { @objc func grüße() { s(#selector(grüße)) } }",
            "class Ä { func grüße() { s(Selector(Ä.grüße, named: \"grüße\")) } }"),
        Snippet("pictures", unchanged: "let 👩‍👩‍👧 = \"👨‍👩‍👧‍👦\"; // 🎉"),
        Snippet("nothing", unchanged: ""),
    ]

    /// What does not parse is passed on.
    static let hostile = [
        Snippet("broken class", unchanged: "class A { func f( {", remark: "expected"),
        Snippet("broken string", unchanged: "let a = \"abc", remark: "string"),
        Snippet("broken selector", unchanged: "let a = #selector(", remark: "expected"),
        Snippet("broken condition", unchanged: "#if os(\nlet a = 1", remark: "expected"),
        Snippet(
            "broken attribute", "class A { @objc( func f() {} }", "class A { @objc( func f() {} }", remark: "expected"),
        Snippet("broken end", unchanged: "}", remark: "unexpected"),
        Snippet("broken noise", unchanged: "@ # $ % ^ & * ( ) {", remark: "expected"),
    ]
}
