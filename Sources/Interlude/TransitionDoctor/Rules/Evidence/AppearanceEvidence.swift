import UIKit

/// D14: every controller's appearance calls come in a legal order, and none comes too early.
@MainActor enum AppearanceEvidence {
    /// One finding of each kind: whose calls they are differs from container to container, and is one cause.
    static func findings(_ record: TrialRecord) -> [Symptom] {
        if record.trial.course.isInterrupted { return [] }
        return [early(record), illegal(record), unfinished(record), direct(record), untold(record), uncalled(record)]
            .compactMap(\.first)
    }

    private static func early(_ record: TrialRecord) -> [Symptom] {
        record.calls.filter { $0.isEarly && $0.step.isEnd }.map { call in
            record.symptom(
                .appearanceCalls, at: call.moment, object: call.place, mark: .earlyCall,
                "\(call.step.rawValue) was sent before the transition was completed",
                remedy: "Do not call endAppearanceTransition() in an animator; UIKit sends it at the end.")
        }
    }

    private static func illegal(_ record: TrialRecord) -> [Symptom] {
        var last: [ObjectToken: AppearanceCall.Step] = [:]
        return record.calls.compactMap { call in
            defer { last[call.identity] = call.step }
            guard let before = last[call.identity], !before.next.contains(call.step) else { return nil }
            return record.symptom(
                .appearanceCalls, at: call.moment, object: call.place, mark: .callOrder,
                "\(call.step.rawValue) was sent after \(before.rawValue)")
        }
    }

    /// What has begun, and was never said to be over, though all is at rest.
    private static func unfinished(_ record: TrialRecord) -> [Symptom] {
        guard record.hasSettled, record.runs.allSatisfy(\.hasEnded) else { return [] }
        var last: [ObjectToken: Int] = [:]
        for (index, call) in record.calls.enumerated() { last[call.identity] = index }
        return record.calls.enumerated().filter { last[$1.identity] == $0 && !$1.step.isEnd }.map { _, call in
            let missing: AppearanceCall.Step = call.step == .willAppear ? .didAppear : .didDisappear
            return record.symptom(
                .appearanceCalls, at: call.moment, object: call.place, mark: .unfinishedCall,
                "\(call.step.rawValue) was sent, and \(missing.rawValue) never was",
                remedy:
                    "Balance beginAppearanceTransition(_:animated:) with endAppearanceTransition() when the change is "
                    + "over, finished or canceled.")
        }
    }

    /// Who has left the window, and was never told.
    private static func untold(_ record: TrialRecord) -> [Symptom] {
        guard record.hasSettled, record.runs.allSatisfy(\.hasEnded) else { return [] }
        return record.untold.map { place in
            record.symptom(
                .appearanceCalls, at: record.endMoment, object: place, mark: .missingCall,
                "it has left the window, and viewWillDisappear and viewDidDisappear were never sent",
                remedy:
                    "In a container that hands appearance calls on itself, call beginAppearanceTransition(false, animated:) "
                    + "before the change, and endAppearanceTransition() when it is over.")
        }
    }

    /// Who is on the screen, and was never told.
    private static func uncalled(_ record: TrialRecord) -> [Symptom] {
        guard record.hasSettled, record.runs.allSatisfy(\.hasEnded) else { return [] }
        return record.uncalled.map { place in
            record.symptom(
                .appearanceCalls, at: record.endMoment, object: place, mark: .missingAppearance,
                "its view is on the screen, and viewWillAppear and viewDidAppear were never sent",
                remedy:
                    "In a container whose shouldAutomaticallyForwardAppearanceMethods is false, call "
                    + "beginAppearanceTransition(true, animated:) before the change, and endAppearanceTransition() when it "
                    + "is over.")
        }
    }

    /// An animator that calls the methods itself.
    private static func direct(_ record: TrialRecord) -> [Symptom] {
        record.callsByHand.map { call in
            record.symptom(
                .appearanceCalls, at: call.moment, object: call.controller, mark: .directCall,
                "\(call.method) was called directly, in addition to UIKit's own calls",
                remedy: "Leave it to UIKit; in a container of your own call beginAppearanceTransition(_:animated:) and "
                    + "endAppearanceTransition().")
        }
    }
}

/// A call that tells a controller that its view comes or goes.
struct AppearanceCall {
    /// The calls, by their names.
    enum Step: String {
        case willAppear = "viewWillAppear"
        case didAppear = "viewDidAppear"
        case willDisappear = "viewWillDisappear"
        case didDisappear = "viewDidDisappear"

        /// What may come next. Turning round half way is legal.
        var next: [Step] {
            switch self {
            case .willAppear: [.didAppear, .willDisappear]
            case .didAppear: [.willDisappear]
            case .willDisappear: [.didDisappear, .willAppear]
            case .didDisappear: [.willAppear]
            }
        }

        /// Whether it ends something.
        var isEnd: Bool { self == .didAppear || self == .didDisappear }
    }

    let moment: Finding.Moment
    let controller: String
    /// The same with its view, what that looks like and where it stands.
    let place: String
    /// Tells the controller from others of its name.
    let identity: ObjectToken
    let step: Step
    /// Whether the transition in which the controller takes part was not completed yet.
    let isEarly: Bool
}

extension ControllerEvent {
    /// The step, for appearance calls.
    var appearanceStep: AppearanceCall.Step? {
        switch self {
        case .viewWillAppear: .willAppear
        case .viewDidAppear: .didAppear
        case .viewWillDisappear: .willDisappear
        case .viewDidDisappear: .didDisappear
        default: nil
        }
    }
}
