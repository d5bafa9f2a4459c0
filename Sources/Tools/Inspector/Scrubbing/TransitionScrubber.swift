import QuartzCore
import UIKit

/// Shows any moment of a transition under way, and lets it go on from there.
///
/// While it holds, media time stands and no animation's begin or end is reported to anybody. How the moment is set depends on
/// who drives the transition:
/// - time: The windows' clocks are held and moved; let go, all animations in them go on from the moment shown,
/// - a finger on layers' clocks: those are moved, and put back when let go, since the finger knows better,
/// - a finger on a property animator: likewise with its fraction.
@MainActor final class TransitionScrubber {
    private enum Drive {
        case windows([HeldClock])
        case layers([BorrowedClock])
        case animator(BorrowedFraction)
    }

    private struct Hold {
        let record: TransitionRecord
        let drive: Drive
        /// Where it was, in seconds since the transition's start.
        let start: TimeInterval
        let wasPaused: Bool
        /// Where it is.
        var place: TimeInterval
    }

    private unowned let inspected: any InspectedHost
    private var hold: Hold?

    init(inspected: any InspectedHost) { self.inspected = inspected }

    var isHolding: Bool { hold != nil }

    /// Whether it holds what a finger drives, and the finger gets it back.
    var isBorrowedFromFinger: Bool {
        switch hold?.drive {
        case .layers, .animator: true
        case .windows, nil: false
        }
    }

    /// Stops everything at this moment.
    func hold(_ record: TransitionRecord) {
        guard hold == nil, let drive = drive(of: record) else { return }
        let now = record.elapsed
        hold = Hold(record: record, drive: drive, start: now, wasPaused: inspected.isPaused, place: now)
        inspected.isPaused = true
        RenderServer.current.holdsCallbacks = true
    }

    private func drive(of record: TransitionRecord) -> Drive? {
        guard let run = record.run, let container = record.containerLayer else { return nil }
        if let animator = record.scrubbedAnimator { return .animator(BorrowedFraction(animator)) }
        if container.speed == 0 { return .layers(run.heldLayers.map(BorrowedClock.init)) }
        return .windows(inspected.host.scene.visibleWindows.map { HeldClock($0.layer) })
    }

    /// Shows the moment at a share 0…1 of the transition's time.
    func move(to progress: Double) {
        guard var hold else { return }
        let progress = min(max(progress, 0), 1)
        hold.place = progress * hold.record.total
        self.hold = hold
        let moved = hold.place - hold.start
        switch hold.drive {
        case .windows(let clocks): for clock in clocks { clock.show(moved: moved) }
        case .layers(let clocks): for clock in clocks { clock.show(moved: moved) }
        case .animator(let animator): animator.show(CGFloat(progress))
        }
    }

    /// Lets all go on from the moment shown, or gives it back to the finger.
    func letGo() {
        guard let hold else { return }
        self.hold = nil
        switch hold.drive {
        case .windows(let clocks):
            let delays = clocks.map { $0.letGo(moved: hold.place - hold.start) }
            hold.record.postpone(by: delays.first ?? 0)
        case .layers(let clocks): for clock in clocks { clock.giveBack() }
        case .animator(let animator): animator.giveBack()
        }
        RenderServer.current.holdsCallbacks = false
        inspected.isPaused = hold.wasPaused
    }
}
