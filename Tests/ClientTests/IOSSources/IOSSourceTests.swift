import Foundation
import SwiftParser
import SwiftSyntax
import TestPrograms
import Testing

/// What is written for iOS uses names that Apple's SDK has: a check by names alone, in place of a compiler with that SDK.
@Suite struct IOSSourceTests {
    @Test(arguments: IOSSourceSet.all)
    func `sources for iOS use what iOS has`(_ set: IOSSourceSet) throws {
        let sources = try set.sources()
        #expect(sources.count >= 10)
        #expect(try set.findings(in: sources) == [])
    }

    private static func findings(_ text: String) throws -> [String] {
        let set = IOSSourceSet(name: "", folders: [], modules: ["Interlude"])
        return try set.findings(in: [IOSSource(path: "A.swift", text: text)])
    }

    @Test func `names that begin as Apple's do and are not there are found`() throws {
        let text = """
            let a = UIViewAnimationOptions.curveLinear
            let b: UIView.AnimationOptions = [], c: UIView.Invention
            let d = CGRect(x: 0, y: CACurrentMediaTime(), width: CGFloat(UInt8(1)), height: UIFloatingView.height)
            final class UIOwnView: UIView {}
            let e = UIOwnView()
            """
        #expect(
            try Self.findings(text) == [
                "A.swift:1: UIViewAnimationOptions is no name of Apple's",
                "A.swift:2: UIView.Invention is no name of Apple's",
                "A.swift:3: UIFloatingView is no name of Apple's",
            ])
    }

    @Test func `names newer than the target are found but where their version is known to run`() throws {
        let text = """
            func a(_ c: UIViewController) { c.preferredTransition = nil }
            func b(_ c: UIViewController) { if #available(iOS 18, *) { c.preferredTransition = nil } }
            func c(_ c: UIViewController) {
                guard #available(iOS 18.0, *) else { return }
                c.preferredTransition = nil
            }
            @available(iOS 17, *) func d(_ c: UIViewController) { c.preferredTransition = nil }
            @available(iOS 18, *) extension UIViewController { func e() { preferredTransition = nil } }
            func f(_ c: UIViewController) { if #unavailable(iOS 18) {} else { c.preferredTransition = nil } }
            func g(_ c: UIViewController) { if #available(iOS 18, *) {} else { c.preferredTransition = nil } }
            """
        #expect(
            try Self.findings(text) == [1, 7, 10].map { "A.swift:\($0): preferredTransition needs iOS 18" })
    }

    @Test func `optional methods of protocols need a question mark`() throws {
        let text = """
            func a(_ animator: any UIViewControllerAnimatedTransitioning) { animator.animationEnded(true) }
            func b(_ animator: UIViewControllerAnimatedTransitioning?) { animator?.animationEnded?(true) }
            func c(_ fade: Fade) { fade.animationEnded(true) }
            func d(_ list: UITableView) { list.delegate?.tableView(list, didSelectRowAt: path) }
            func e(_ layout: UICollectionViewDelegateFlowLayout) { layout.scrollViewDidScroll(list) }
            """
        #expect(
            try Self.findings(text) == [
                "A.swift:1: animationEnded(_:) is optional in UIViewControllerAnimatedTransitioning and needs ?",
                "A.swift:4: tableView(_:didSelectRowAt:) is optional in UITableViewDelegate and needs ?",
                "A.swift:5: scrollViewDidScroll(_:) is optional in UIScrollViewDelegate and needs ?",
            ])
    }

    @Test func `only what iOS compiles is read`() throws {
        let text = """
            import UIKit
            import Interlude
            #if os(Linux)
            import TestStages
            #else
            import Workshop
            #endif
            #if canImport(ObjectiveC)
            let a = UIKnown()
            #else
            let a = UIUnknown()
            #endif
            """
        #expect(
            try Self.findings(text) == [
                "A.swift:6: imports Workshop, which is not there on iOS", "A.swift:9: UIKnown is no name of Apple's",
            ])
    }

    @Test func `our modules of Apple's names are dependencies on Linux alone`() throws {
        let text = try String(contentsOf: Project.folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        let calls = Calls()
        calls.walk(Parser.parse(source: text))
        let portable = calls.found.filter { $0.calledExpression.trimmedDescription == "portable" }
        let names = portable.compactMap { $0.arguments.first?.expression.trimmedDescription }
        #expect(Set(names).isSuperset(of: ["\"Interlude\"", "\"InterludeShaders\"", "\"Gallery\""]))
        let conditions = calls.found.flatMap(\.arguments).filter { $0.label?.text == "condition" }
        #expect(conditions.map(\.expression.trimmedDescription) == ["kind == .portable ? onLinux : nil"])
    }

    private final class Calls: SyntaxVisitor {
        private(set) var found: [FunctionCallExprSyntax] = []

        init() { super.init(viewMode: .sourceAccurate) }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            found.append(node)
            return .visitChildren
        }
    }
}
