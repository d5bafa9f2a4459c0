import DemoScreens
import Foundation
import InterludeStage
import UIKit

/// A transition between the demo's screens, and how it is to be filmed.
@MainActor struct DemoRecording {
    let entry: CatalogueEntry
    let operation: TransitionOperation
    var device = Device.iPhone15
    var orientation = UIInterfaceOrientation.portrait
    /// Pixels a point; `nil` for the device's.
    var scale: CGFloat?
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

    /// Films the transition into files.
    ///
    /// - Parameters:
    ///   - moments: How many moments a filmstrip shows.
    ///   - seekable: Whether a film is to be moved through by hand; then every frame stands by itself.
    ///   - progress: Called after each frame with its number.
    /// - Returns: How many frames there were.
    @discardableResult
    func write(
        to path: String, format: FilmFormat, moments: Int = 8, seekable: Bool = false,
        progress: (Int) -> Void = { _ in }
    ) throws -> Int {
        var options = gif
        options.moments = moments
        options.isSeekable = seekable
        // A filmstrip shows few of the frames: a first run counts them, so that the second draws no others.
        if format == .filmstrip {
            options.frameCount = try onStage { stage, action in
                try stage.countTransitionFrames(framesPerSecond: framesPerSecond, action)
            }
        }
        return try onStage { stage, action in
            try stage.record(
                to: path, format: format, framesPerSecond: framesPerSecond, options: options, progress: progress, action
            )
        }
    }

    /// The frame that tells the transition apart from others.
    func poster(scale: CGFloat) throws -> Picture {
        var small = self
        // Enough to see which frame it is.
        small.scale = 0.2
        let span = try small.onStage { stage, action in
            try stage.countTransitionFrames(framesPerSecond: framesPerSecond, action)
        }
        let film = try small.onStage { stage, action in try stage.record(framesPerSecond: framesPerSecond, action) }
        return try onePicture(film.tellingFrame(among: span), scale)
    }

    private func onePicture(_ index: Int, _ scale: CGFloat) throws -> Picture {
        var recording = self
        recording.scale = scale
        return try recording.onStage { stage, action in
            try stage.picture(ofFrame: index, framesPerSecond: framesPerSecond, action)
        }
    }

    /// Sets the stage, brings the screens to where the transition starts, and hands over what starts it.
    private func onStage<Result>(_ film: (Stage, @MainActor () -> Void) throws -> Result) throws -> Result {
        let demo = TransitionDemo(entry, operation)
        let stage = Stage(
            rootViewController: demo.rootViewController, device: device, scale: scale, orientation: orientation)
        defer { stage.close() }
        stage.showsTouches = finger != nil && showsFinger
        try stage.settle()
        demo.prepare()
        try stage.settle()
        return try film(stage) {
            if let finger { stage.play(finger) } else { demo.run() }
        }
    }
}

extension Finger {
    /// The finger of a plan.
    init(_ plan: FingerPlan) {
        self.init(
            points: plan.points.map { Point(time: $0.time, location: $0.location) }, endTime: plan.endTime)
    }
}
