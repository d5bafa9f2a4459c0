import DesktopLoop
import Foundation
import Inspector
import UIKit

/// What an app and the process that has its window tell each other beside pictures and events.
package enum SessionNote: Codable, Sendable {
    // From the app

    /// Something was done with the device.
    case did(TapeEntry)
    /// The user has set something else.
    case state(InspectorModel.State)
    /// Where the app is, on the media clock, and whether a transition is under way.
    case moment(TimeInterval, isInTransition: Bool)

    // To the app

    /// A transition that is under way is held, and the moment is reported.
    case hold
    /// Something to read in the inspector.
    case news(String)

    package var data: Data { (try? JSONEncoder().encode(self)) ?? Data() }

    /// Nil for what makes no sense.
    package init?(_ data: Data) {
        guard let note = try? JSONDecoder().decode(SessionNote.self, from: data) else { return nil }
        self = note
    }
}
