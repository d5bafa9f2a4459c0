import Interlude
import InterludeTesting
import Testing
import UIKit

/// No delegate is lost, and nothing is kept.
@MainActor
@Suite("What a transition borrows it gives back")
struct OwnershipTests {
    /// Hears of what is shown.
    private final class Listener: NSObject, UINavigationControllerDelegate {
        var calls: [String] = []
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { calls.append("willShow \(viewController.title ?? "")") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { calls.append("didShow \(viewController.title ?? "")") }
    }

    @Test("The navigation controller's delegate keeps its calls and its place")
    func delegate() throws {
        let rig = try Rig()
        let listener = Listener()
        rig.navigation.delegate = listener
        rig.navigation.pushViewController(rig.page, using: .fade)
        try rig.stage.settle()
        #expect(listener.calls == ["willShow Page", "didShow Page"])
        rig.navigation.popViewController(animated: true)
        try rig.stage.settle()
        #expect(listener.calls == ["willShow Page", "didShow Page", "willShow List", "didShow List"])
        #expect(rig.navigation.delegate === listener)
    }

    @Test("A screen pushed without a transition gets the system's own animation again")
    func mixed() throws {
        let rig = try Rig()
        rig.navigation.pushViewController(rig.page, using: .fade)
        try rig.stage.settle()
        let third = Screen("Third", .systemRed)
        rig.navigation.pushViewController(third, animated: true)
        rig.stage.advance(by: 0.1)
        // The system's push slides it in from the side and moves the page aside; a fade would leave both in place.
        let middle = rig.stage.window.bounds.midX
        #expect(try #require(third.view.layer.presentation()).position.x > middle)
        #expect(try #require(rig.page.view.layer.presentation()).position.x < middle)
        #expect(third.view.alpha == 1)
        try rig.stage.settle()
        rig.navigation.popToRootViewController(animated: true)
        try rig.stage.settle()
        #expect(rig.navigation.delegate == nil)
    }

    @Test("Screens are released once they have left", arguments: Sample.ofWholeScreens, [true, false])
    func released(sample: Sample, isModal: Bool) throws {
        let rig = try Rig()
        weak var gone: Screen?
        weak var view: UIView?
        weak var delegate: AnyObject?
        try autoreleased {
            let page = Screen("Passing", .systemPink)
            gone = page
            let transition = sample.transition(from: rig.list, to: page)
            if isModal {
                rig.list.present(page, using: transition)
            } else {
                rig.navigation.pushViewController(page, using: transition)
            }
            view = page.view
            delegate = isModal ? page.transitioningDelegate as AnyObject? : rig.navigation.delegate as AnyObject?
            #expect(delegate != nil)
            try rig.stage.settle()
            if isModal {
                rig.list.dismiss(animated: true)
            } else {
                rig.navigation.popViewController(animated: true)
            }
            try rig.stage.settle()
        }
        rig.stage.advance(by: 0.1)
        #expect(gone == nil)
        #expect(view == nil)
        #expect(delegate == nil)
        #expect(rig.navigation.delegate == nil)
    }

    private func autoreleased(_ body: () throws -> Void) rethrows { try body() }

    @Test("Reduced motion replaces what moves by a fade", arguments: Sample.all)
    func reducedMotion(sample: Sample) throws {
        UIAccessibility.simulateReduceMotion(true)
        defer { UIAccessibility.simulateReduceMotion(false) }
        let transition = sample.transition(from: UIView()) { nil }
        for direction in [TransitionDirection.forward, .backward] {
            let animator = transition.animator(for: direction)
            #expect(!transition.fadesWithReduceMotion || animator is FadeAnimator)
        }
        #expect(transition.name == sample.name)
        #expect(transition.fadesWithReduceMotion || Sample.withoutMotion.contains(sample.name))
    }
}
