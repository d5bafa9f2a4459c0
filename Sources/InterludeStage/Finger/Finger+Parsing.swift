import Foundation
import UIKit

extension Finger {
    /// Reads a finger's script: steps `time:x,y` with spaces between them, and at last `time:up` or `time:cancel`.
    ///
    /// Times are seconds and rise; places are points of the screen. A script without a last step lifts at its last point.
    ///
    /// - Throws: ``ScriptError``, which points at the place where the script stops making sense.
    public init(_ script: String) throws {
        let fingers = try Finger.fingers(script)
        guard fingers.count == 1 else {
            let stroke = script.firstIndex(of: "|") ?? script.endIndex
            throw ScriptError(
                script: script, offset: script.distance(from: script.startIndex, to: stroke),
                reason: "one finger expected; Finger.fingers(_:) reads several")
        }
        self = fingers[0]
    }

    /// Reads the script of several fingers, separated by `|`.
    ///
    ///     stage.play(try Finger.fingers("0:180,400 0.3:80,400 | 0:220,400 0.3:320,400"))
    ///
    /// - Throws: ``ScriptError``.
    public static func fingers(_ script: String) throws -> [Finger] {
        do {
            return try TouchScript(script).fingers.map(Finger.init(touch:))
        } catch {
            throw ScriptError(script: error.script, offset: error.offset, reason: error.reason)
        }
    }

    /// What is wrong with a finger's script, and where.
    public struct ScriptError: Error, Hashable, CustomStringConvertible {
        /// The whole script.
        public let script: String
        /// How many characters stand before the place.
        public let offset: Int
        /// What was expected there.
        public let reason: String

        /// The reason, the script, and a caret below the place.
        public var description: String {
            TouchScript.ParseError(script: script, offset: offset, reason: reason).description
        }
    }
}
