import UIKit

/// What has to be gone once a trial's screens are: the doctor holds none of it.
@MainActor struct LeakCheck {
    private struct Entry {
        let name: String
        weak var object: AnyObject?
    }

    private var entries: [Entry] = []

    /// The screens and the contexts of a trial.
    init(of runner: TrialRunner, in scene: TrialScene) {
        for screen in scene.departingScreens { add(screen, InterludeStage.name(of: screen)) }
        for run in runner.runs { add(run.context, "the context of the \(run.operation.rawValue)") }
    }

    private mutating func add(_ object: AnyObject, _ name: String) {
        entries.append(Entry(name: name, object: object))
    }

    /// The names of those that live.
    var survivors: [String] { entries.filter { $0.object != nil }.map(\.name) }
}
