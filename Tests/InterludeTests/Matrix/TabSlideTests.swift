import Interlude
import InterludeTesting
import Testing
import UIKit

/// The slide between tabs, on three devices both ways up and in both directions.
@MainActor
@Suite("The slide between tabs on every screen")
struct TabSlideTests {
    @MainActor
    struct Rig {
        let tabs = UITabBarController()
        let stage: Stage
        private let start: Int

        init(_ screen: TrialScreen, from start: Int, slides: Bool = true) throws {
            let screens = [Screen("One", .systemTeal), Screen("Two", .systemIndigo), Screen("Three", .systemRed)]
            tabs.viewControllers = screens
            self.start = start
            stage = Stage(
                rootViewController: tabs, device: screen.device, scale: 1, orientation: screen.orientation)
            for index in [0, 1, 2, start] { tabs.selectedIndex = index }
            if slides { tabs.slideBetweenTabs() }
            try stage.settle()
            stage.advance(by: 0.1)
        }

        /// A finger that draws the neighbouring tab into sight: as far as it takes, or not.
        func drag(to index: Int, far: Bool) {
            let size = stage.window.bounds.size
            let way = (index > start ? -1 : 1) * size.width * (far ? 0.7 : 0.3)
            let from = CGPoint(x: size.width / 2 - way / 2, y: size.height / 2)
            let to = CGPoint(x: from.x + way, y: from.y)
            stage.play(.drag(from: from, to: to, duration: 0.3, rest: 0.3))
        }

        /// The end of the switch without the slide.
        static func plainEnd(_ screen: TrialScreen, from start: Int, to index: Int) throws -> StateRecord {
            let plain = try Rig(screen, from: start, slides: false)
            plain.tabs.selectedIndex = index
            try plain.stage.settle()
            plain.stage.advance(by: 0.1)
            return plain.stage.state
        }

        func differences(from plain: StateRecord) -> [StateDifference] {
            stage.changes(since: plain, matching: .kinds).filter { difference in
                guard case .changed(let property, _, let after) = difference.change else { return true }
                return property != .delegate && !"\(after)".contains("OwningPan")
            }
        }
    }

    nonisolated static let ways = [[0, 1], [1, 0], [1, 2]]

    @Test("chosen, dragged far enough, or chosen twice, it ends at the tab", arguments: TrialScreen.all, ways)
    func finish(_ screen: TrialScreen, _ way: [Int]) throws {
        let plain = try Rig.plainEnd(screen, from: way[0], to: way[1])
        let actions: [(Rig) -> Void] = [
            { $0.tabs.selectedIndex = way[1] }, { $0.drag(to: way[1], far: true) },
            { rig in
                rig.tabs.selectedIndex = way[1]
                rig.stage.advance(by: 0.1)
                rig.tabs.selectedIndex = way[1]
            },
        ]
        for (index, action) in actions.enumerated() {
            let rig = try Rig(screen, from: way[0])
            action(rig)
            rig.stage.advance(by: 0.1)
            try rig.stage.settle()
            #expect(rig.tabs.selectedIndex == way[1])
            #expect(rig.differences(from: plain) == [], "action \(index)")
        }
    }

    @Test("let go too early, or chosen back on its way, everything is as it was", arguments: TrialScreen.all, ways)
    func cancel(_ screen: TrialScreen, _ way: [Int]) throws {
        let actions: [(Rig) -> Void] = [
            { $0.drag(to: way[1], far: false) },
            { rig in
                rig.tabs.selectedIndex = way[1]
                rig.stage.advance(by: 0.1)
                rig.tabs.selectedIndex = way[0]
            },
        ]
        for (index, action) in actions.enumerated() {
            let rig = try Rig(screen, from: way[0])
            let before = rig.stage.state
            action(rig)
            rig.stage.advance(by: 0.2)
            try rig.stage.settle()
            #expect(rig.stage.changes(since: before) == [], "action \(index)")
        }
    }

    @Test("nothing of a switch is kept")
    func kept() throws {
        weak var run: TransitionRun?
        weak var animator: AnyObject?
        weak var tabs: UITabBarController?
        do {
            let rig = try Rig(TrialScreen.all[0], from: 0)
            tabs = rig.tabs
            rig.tabs.selectedIndex = 1
            run = TransitionRun.current.last
            animator = run?.animator
            #expect(run != nil && animator is TabSlideAnimator)
            try rig.stage.settle()
            #expect(run == nil && animator == nil)
            rig.stage.close()
        }
        #expect(tabs == nil)
    }
}
