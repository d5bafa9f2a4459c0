import DesktopLoop
import Foundation
import Inspector
import UIKit

/// What the process of an app that `interlude run` has started is to do: a file that the environment names.
package struct SessionPlan: Codable, Hashable, Sendable {
    /// A preset's name.
    package var device = "iphone-15"
    package var isLandscape = false
    package var isDark = false
    /// Pixels per point; `nil` is the device's, or what the window has.
    package var scale: Double?
    /// Whether fingers are seen.
    package var showsTouches = false
    /// Whether standard input ends with the process that has started the app, and the app with it.
    package var hasLifeline = false
    package var work: Work

    package enum Work: Codable, Hashable, Sendable {
        /// Without a display, on a virtual clock.
        case stage(StageWork)
        /// In a window of the process that has started it.
        case window(WindowWork)
    }

    /// What a headless app does.
    package struct StageWork: Codable, Hashable, Sendable {
        /// What fingers do, see `StageScript`.
        package var script = ""
        /// Where a film of it goes.
        package var film: String?
        package var framesPerSecond = 60
        /// How many moments a filmstrip shows.
        package var moments = 8

        package init() {}
    }

    /// What an app in a window does.
    package struct WindowWork: Codable, Hashable, Sendable {
        /// Where the process listens that has the window.
        package var socket: String
        /// How fast time goes.
        package var rate: Double?
        /// Whether the device is shown alone, without the inspector.
        package var isPlain = false
        /// Whether the corners and the cutout of the device's display are shown.
        package var showsDisplayShape = true
        /// Where the user was in the app's last run.
        package var past: Past?

        package init(socket: String) { self.socket = socket }
    }

    /// A run of the app up to a moment.
    package struct Past: Codable, Hashable, Sendable {
        /// What was done with the device.
        package var tape: [TapeEntry] = []
        /// The moment, on the media clock.
        package var end: TimeInterval = 0
        /// Whether a transition was under way then: it is held.
        package var isInTransition = false
        /// What the user had set.
        package var state: InspectorModel.State?

        package init() {}
    }

    package init(work: Work) { self.work = work }

    /// Writes the plan into a file that nobody else can read.
    package func write(to url: URL) throws {
        let data = try JSONEncoder().encode(self)
        guard FileManager.default.createFile(atPath: url.path, contents: data, attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Reads the plan from a file.
    package init(contentsOf path: String) throws {
        self = try JSONDecoder().decode(SessionPlan.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
