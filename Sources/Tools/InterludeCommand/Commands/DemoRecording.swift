import Foundation
import Gallery
import InterludeStage
import InterludeTools

/// A transition between the demo's screens, and how it is to be filmed.
@MainActor struct DemoRecording {
    let entry: CatalogueEntry
    let operation: TransitionOperation
    /// The device and its user's choices.
    var setting = Stage.Configuration()
    var framesPerSecond = 60
    /// What drives the transition; `nil` for a tap.
    var finger: Finger?
    /// Whether the finger is seen.
    var showsFinger = true
    /// How a GIF is written.
    var gif = FilmOptions()

    init(entry: CatalogueEntry, operation: TransitionOperation) {
        self.entry = entry
        self.operation = operation
    }

    /// What a progress line calls it.
    var title: String { "\(entry.name), \(operation.rawValue)" }

    /// What is filmed, under a name.
    ///
    /// - Parameter showsReverse: Whether a movie shows the reverse too.
    func take(_ name: String, scene: String, caption: String = "", showsReverse: Bool = false) -> Take {
        var take = Take(name, scene: scene) { [entry, operation, finger] in
            let demo = TransitionDemo(entry, operation)
            var set = Take.Set(root: demo.rootViewController, prepare: demo.prepare) { stage in
                if let finger { stage.play(finger) } else { demo.run() }
            }
            if showsReverse, operation.reverse != nil { set.reverse = demo.runReverse }
            return set
        }
        take.caption = caption
        take.hasFinger = finger != nil
        return take
    }

    /// Films the transition into files.
    ///
    /// - Parameters:
    ///   - moments: How many moments a filmstrip shows.
    ///   - progress: Called after each frame with its number.
    func write(to path: String, format: FilmFormat, moments: Int, progress: (Int) -> Void) throws {
        var shot = Shot(take(entry.name, scene: operation.rawValue))
        shot.setting = setting
        shot.framesPerSecond = framesPerSecond
        shot.showsTouches = finger != nil && showsFinger
        shot.options = gif
        shot.options.moments = moments
        try shot.write(to: path, format: format, progress: progress)
    }
}

extension Finger {
    /// The finger of a plan.
    init(_ plan: FingerPlan) {
        self.init(
            points: plan.points.map { Point(time: $0.time, location: $0.location) }, endTime: plan.endTime)
    }
}
