import InterludeFoundation
import TestStages
import Testing
import UIKit

/// What an app associates with objects of UIKit's classes goes when they do, as in Objective-C: published code puts things back in
/// the `deinit` of such a value.
@MainActor
struct AssociatedValueTests {
    private final class Value {
        let end: () -> Void
        init(_ end: @escaping () -> Void) { self.end = end }
        deinit { end() }
    }

    nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    @Test(arguments: ["controller", "view", "layer", "recogniser"])
    func `a value goes with its object`(_ kind: String) {
        var owner: NSObject? =
            switch kind {
            case "controller": UIViewController()
            case "view": UILabel()
            case "layer": CAShapeLayer()
            default: UIPanGestureRecognizer()
            }
        var log: [String] = []
        owner.map {
            objc_setAssociatedObject($0, Self.key, Value { log.append("gone") }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(log == [])
        owner = nil
        #expect(log == ["gone"])
    }

    @Test func `a value may take itself off what it serves when its object goes`() {
        final class Delegate: NSObject, UINavigationControllerDelegate {}
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(root: navigation)
        let (before, during) = (Delegate(), Delegate())
        navigation.delegate = during
        do {
            let pushed = UIViewController()
            let putBack = Value { MainActor.assumeIsolated { navigation.delegate = before } }
            objc_setAssociatedObject(pushed, Self.key, putBack, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            navigation.pushViewController(pushed, animated: true)
        }
        stage.host.advance(by: 1)
        #expect(navigation.delegate === during)
        navigation.popViewController(animated: true)
        stage.host.advance(by: 1)
        #expect(navigation.delegate === before)
    }
}
