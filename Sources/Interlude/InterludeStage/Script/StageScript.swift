import UIKit

/// A sequence of input steps for a stage:
///
///     tap "Next"; wait; drag 5,400 300,400 0.3; wait 0.5; back; picture end.png
///
/// A step begins after the previous one has ended: a gesture when it is lifted, a `wait` without seconds when nothing
/// moves any more.
package struct StageScript: Sendable {
    package enum Step: Hashable, Sendable {
        /// Fingers touch the glass.
        case fingers([Finger])
        /// A tap on what shows a text.
        case tap(text: String)
        /// How many seconds go by; `nil` is until nothing moves.
        case wait(TimeInterval?)
        /// A swipe from the back edge, over a fraction of the screen's width.
        case swipeBack(CGFloat)
        /// Text is typed on a keyboard.
        case type(String)
        /// A key is pressed.
        case key(Stage.Key, UIKeyModifierFlags)
        /// Back by one screen.
        case back
        /// The device is turned by quarters, to the left if positive.
        case turn(Int)
        /// The device is shaken.
        case shake
        /// The screen is written into a PNG file.
        case picture(path: String)
    }

    package let steps: [Step]

    package init(steps: [Step]) { self.steps = steps }

    /// The steps, for the help of a command.
    package static let help = """
        tap X,Y · tap "TEXT" · double-tap X,Y · press X,Y [SECONDS] · drag X,Y X,Y [SECONDS [REST]] · flick X,Y X,Y · \
        swipe-back [FRACTION] · type "TEXT" · key NAME [shift] [alt] [ctrl] [cmd] · wait [SECONDS] · back · turn left · turn right · shake · picture FILE · a finger script: \
        "0:5,400 0.3:300,410 0.35:up"
        """
}

/// A syntax error of a script.
package struct StageScriptError: Error, Hashable, CustomStringConvertible {
    /// The step, as it was written.
    package let step: String
    package let reason: String

    package var description: String { "“\(step)”: \(reason)" }
}

/// A script that is played.
@MainActor package final class StageScriptPlayer {
    private let stage: Stage
    private var rest: ArraySlice<StageScript.Step>
    /// Says whether the step that has begun is over.
    private var isOver: () -> Bool = { true }

    package init(_ script: StageScript, on stage: Stage) {
        self.stage = stage
        rest = script.steps[...]
    }

    /// Begins all steps whose time has come; called once before each frame.
    ///
    /// - Returns: Whether the script has ended.
    package func goOn() throws -> Bool {
        while isOver() {
            guard let step = rest.popFirst() else { return true }
            isOver = try begin(step)
        }
        return false
    }

    private func begin(_ step: StageScript.Step) throws -> () -> Bool {
        switch step {
        case .fingers(let fingers): return play(fingers)
        case .tap(let text): return play([.tap(at: try place(of: text))])
        case .swipeBack(let share): return play([stage.backSwipe(share)])
        case .type(let text): return type(text)
        case .key(let key, let modifiers): stage.host.press(KeyStroke(key.name, modifiers))
        case .wait(let seconds): return wait(seconds)
        case .back: stage.host.goBack()
        case .turn(let quarters): stage.host.turn(by: quarters)
        case .shake: stage.host.shake()
        case .picture(let path): try stage.frame().pngData().write(toFile: path, shownAs: path)
        }
        return { true }
    }

    private func place(of text: String) throws -> CGPoint {
        do { return stage.center(of: try stage.view(text)) } catch {
            throw StageScriptError(step: "tap \"\(text)\"", reason: "\(error)")
        }
    }

    private func play(_ fingers: [Finger]) -> () -> Bool {
        stage.play(fingers)
        let end = stage.time + fingers.endTime + 1 / TimeInterval(stage.framesPerSecond)
        return { [stage] in stage.time >= end - StageScriptPlayer.tolerance }
    }

    private func type(_ text: String) -> () -> Bool {
        var rest = Array(text)[...]
        var next = stage.time
        return { [stage] in
            while stage.time >= next - StageScriptPlayer.tolerance, let character = rest.popFirst() {
                stage.host.type(String(character))
                next += Stage.typingInterval
            }
            return rest.isEmpty && stage.time >= next - StageScriptPlayer.tolerance
        }
    }

    private func wait(_ seconds: TimeInterval?) -> () -> Bool {
        let start = stage.time
        guard let seconds else {
            return { [stage] in stage.isSettled || stage.time > start + StageScriptPlayer.patience }
        }
        return { [stage] in stage.time >= start + seconds - StageScriptPlayer.tolerance }
    }

    /// In seconds: sums of frames are not exact.
    private static let tolerance = 1e-6
    /// In seconds. Decided: what has not come to rest by then, such as a spinner, never will.
    static let patience: TimeInterval = 10
}
