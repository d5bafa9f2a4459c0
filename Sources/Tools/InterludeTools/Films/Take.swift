import Foundation
import InterludeStage
import UIKit

/// Something that is filmed: which screens the stage has, and what starts it.
@MainActor package struct Take {
    /// What its files are called.
    package let name: String
    /// What a gallery's tab calls it; takes of one scene are shown side by side.
    package var scene: String
    /// What is below its film.
    package var caption = ""
    /// Whether a finger drives it.
    package var hasFinger = false
    /// Light or dark; `nil` for the gallery's style.
    package var style: UIUserInterfaceStyle?
    private let makeSet: () -> Set

    /// The screens, ready to be put on a stage.
    @MainActor package struct Set {
        package let root: UIViewController
        /// Brings the screens to where it starts.
        package let prepare: () -> Void
        /// Starts it.
        package let run: (Stage) -> Void
        /// Starts its reverse, which a movie then shows too; `nil` where there is none to show.
        package var reverse: (@MainActor () -> Void)?

        package init(
            root: UIViewController, prepare: @escaping () -> Void = {}, run: @escaping (Stage) -> Void = { _ in }
        ) {
            self.root = root
            self.prepare = prepare
            self.run = run
        }
    }

    package init(_ name: String, scene: String, makeSet: @escaping () -> Set) {
        self.name = name
        self.scene = scene
        self.makeSet = makeSet
    }

    /// Makes the screens anew.
    package func set() -> Set { makeSet() }
}

/// A take, and how it is to be filmed.
@MainActor package struct Shot {
    package var take: Take
    package var setting = Stage.Configuration()
    package var framesPerSecond = 60
    /// Whether fingers are seen.
    package var showsTouches = false
    package var options = FilmOptions()

    package init(_ take: Take) { self.take = take }

    /// Films it into files.
    ///
    /// - Parameter progress: Called after each frame with its number.
    /// - Returns: How many frames there were.
    @discardableResult
    package func write(to path: String, format: FilmFormat, progress: (Int) -> Void = { _ in }) throws -> Int {
        var options = options
        // A filmstrip shows few of the frames: a first run counts them, so that the second draws no others.
        if format == .filmstrip {
            options.frameCount = try onStage { stage, set in
                try stage.countTransitionFrames(framesPerSecond: framesPerSecond) { set.run(stage) }
            }
        }
        return try onStage { stage, set in
            try stage.record(
                to: path, format: format, framesPerSecond: framesPerSecond, options: options, progress: progress
            ) { set.run(stage) }
        }
    }

    /// Films it into a movie, and returns as soon as it is recorded.
    package func open(to path: String) throws -> OpenFilm {
        try onStage { stage, set in
            try stage.open(to: path, framesPerSecond: framesPerSecond, options: options, reverse: set.reverse) {
                set.run(stage)
            }
        }
    }

    /// Sets the stage, brings the screens to where the take starts, and films.
    private func onStage<Result>(_ film: (Stage, Take.Set) throws -> Result) throws -> Result {
        let set = take.set()
        var setting = setting
        setting.style = take.style ?? setting.style
        let stage = Stage(rootViewController: set.root, configuration: setting)
        defer { stage.close() }
        stage.showsTouches = showsTouches
        // A spinner, or a badge that pulses, is no reason not to film a screen.
        stage.ignore(.endless)
        try stage.settle()
        set.prepare()
        try stage.settle()
        return try film(stage, set)
    }
}
