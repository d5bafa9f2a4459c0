import Interlude
import InterludeTesting
import TestStages
import Testing
import UIKit

/// Every ready-made transition, in every change it serves, on three devices both ways up: finished, called off, turned round
/// on its way, triggered twice and not animated. In the end everything is as it should be, and nothing is kept.
@MainActor
@Suite("Every transition on every screen")
struct MatrixTests {
    /// Tries a transition in each change that it serves; nothing of it may live on afterwards.
    private func forEachChange(_ sample: Sample, _ screen: TrialScreen, _ body: (Trial) throws -> Void) throws {
        // Worked out before the trial's stage is the one that is on.
        _ = PlainEnds.ends
        for change in sample.changes {
            let trial = try Trial(sample, change, on: screen)
            try body(trial)
            try trial.leave()
            #expect(trial.survivors == [], "\(change)")
        }
    }

    /// What is different from the same change without animation.
    private func differencesFromPlain(_ trial: Trial) throws -> [StateDifference] {
        trial.stage.changes(since: try #require(PlainEnds.ends[trial.situation]), matching: .kinds)
    }

    @Test("finished, it ends where the change without animation ends", arguments: MatrixCase.all)
    func finish(_ item: MatrixCase) throws {
        let (sample, screen) = (item.sample, item.screen)
        try forEachChange(sample, screen) { trial in
            trial.start()
            #expect(!TransitionRun.current.isEmpty)
            try trial.stage.settle()
            #expect(try differencesFromPlain(trial) == [], "\(trial.change)")
            #expect(trial.showsPage == (trial.change.direction == .forward) && trial.unrest == [])
        }
    }

    @Test("canceled, it leaves everything as it was", arguments: MatrixCase.all)
    func cancel(_ item: MatrixCase) throws {
        let (sample, screen) = (item.sample, item.screen)
        try forEachChange(sample, screen) { trial in
            let before = trial.stage.state
            let interactor = UIPercentDrivenInteractiveTransition()
            trial.start(interactor: interactor)
            trial.stage.advance(by: 0.1)
            interactor.update(0.4)
            trial.stage.advance(by: 0.1)
            interactor.cancel()
            try trial.stage.settle()
            #expect(trial.stage.changes(since: before) == [], "\(trial.change)")
            #expect(trial.showsPage == (trial.change.direction == .backward) && trial.unrest == [])
        }
    }

    @Test(
        "turned round on its way, it ends where the finger lets it go", arguments: MatrixCase.all)
    func reverse(_ item: MatrixCase) throws {
        let (sample, screen) = (item.sample, item.screen)
        for finishes in [true, false] {
            try forEachChange(sample, screen) { trial in
                let before = trial.stage.state
                let interactor = UIPercentDrivenInteractiveTransition()
                trial.start(interactor: interactor)
                let there: [CGFloat] = [0.3, 0.9, 0.5, 1, 0.2]
                for place in finishes ? there.reversed() : there {
                    trial.stage.advance(by: 0.05)
                    interactor.update(place)
                }
                let isInterruptible = TransitionRun.current.last?.coordinator.isInterruptible ?? false
                if finishes { interactor.finish() } else { interactor.cancel() }
                trial.stage.advance(by: 0.05)
                // Whoever has let go cannot decide otherwise, unless the animator lets itself be held again.
                if !isInterruptible { interactor.pause() }
                if finishes { interactor.cancel() } else { interactor.finish() }
                try trial.stage.settle()
                let faults = finishes ? try differencesFromPlain(trial) : trial.stage.changes(since: before)
                #expect(faults == [], "\(trial.change)")
                #expect(trial.unrest == [])
            }
        }
    }

    @Test("triggered twice, it happens once", arguments: MatrixCase.all)
    func twice(_ item: MatrixCase) throws {
        let (sample, screen) = (item.sample, item.screen)
        try forEachChange(sample, screen) { trial in
            trial.start()
            trial.stage.advance(by: 0.05)
            trial.trigger()
            if trial.change == .push { try trial.takeBackSecondPush() }
            try trial.stage.settle()
            #expect(try differencesFromPlain(trial) == [], "\(trial.change)")
            #expect(trial.unrest == [])
        }
    }

    @Test("not animated on the way back, it leaves no trace", arguments: MatrixCase.all)
    func plain(_ item: MatrixCase) throws {
        let (sample, screen) = (item.sample, item.screen)
        let rig = try Rig(device: screen.device, orientation: screen.orientation)
        let before = rig.stage.state
        let transition = sample.transition(from: rig.list, to: rig.page)
        if sample.name != "overlay" {
            rig.navigation.pushViewController(rig.page, using: transition)
            try rig.stage.settle()
            rig.navigation.popViewController(animated: false)
            try rig.stage.settle()
            #expect(rig.stage.changes(since: before) == [])
        }
        rig.list.present(rig.page, using: transition)
        try rig.stage.settle()
        rig.list.dismiss(animated: false)
        try rig.stage.settle()
        #expect(rig.stage.changes(since: before) == [])
    }
}

/// A transition on a screen: those with an animator of their own on every fifth screen, those that are put together, which share
/// one, on one screen each, so that every screen has its share.
struct MatrixCase: Sendable, CustomTestStringConvertible {
    let sample: Sample
    let screen: TrialScreen

    var testDescription: String { "\(sample) on \(screen.testDescription)" }

    static let all: [MatrixCase] =
        Sample.written.enumerated().flatMap { index, sample in
            TrialScreen.all.sampled(every: 5, from: index).map { MatrixCase(sample: sample, screen: $0) }
        }
        + composed.enumerated().map { index, sample in
            MatrixCase(sample: sample, screen: TrialScreen.all[index % TrialScreen.all.count])
        }

    private static let composed =
        Sample.composed.filter { $0.family != .shader }.sampled(every: 4, from: 1)
        + Sample.composed.filter { $0.family == .shader }.sampled(every: 12, from: 3)
}

extension Sample {
    /// The changes that the transition serves: the overlay is a card over what stays.
    fileprivate var changes: [TrialChange] { name == "overlay" ? [.present, .dismiss] : TrialChange.allCases }
}

/// How the changes end without animation, on every screen: what the transitions' ends are compared with.
@MainActor
private enum PlainEnds {
    static let ends: [Trial.Situation: StateRecord] = {
        var ends: [Trial.Situation: StateRecord] = [:]
        for sample in ["fade", "overlay"].compactMap(Sample.named) {
            for screen in TrialScreen.all {
                for change in sample.changes {
                    guard let trial = try? Trial(sample, change, on: screen) else { continue }
                    trial.start(animated: false)
                    trial.stage.advance(by: 0.2)
                    ends[trial.situation] = trial.stage.state
                }
            }
        }
        return ends
    }()
}
