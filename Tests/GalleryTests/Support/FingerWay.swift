import UIKit

/// A finger that drives a transition on an iPhone 15: where it begins, and where it would be when all is done.
@MainActor struct FingerWay {
    let start: CGPoint
    let reach: CGPoint

    init(from start: CGPoint, by reach: CGPoint) {
        self.start = start
        self.reach = reach
    }

    /// The way that a screen tells people to go; nil for hints about something else than going back by a drag.
    init?(hint: String) {
        switch hint {
        case "Drag from the left edge to go back": self.init(from: CGPoint(x: 2, y: 350), by: CGPoint(x: 393, y: 0))
        case "Drag from the right edge to go back": self.init(from: CGPoint(x: 391, y: 350), by: CGPoint(x: -393, y: 0))
        case "Drag sideways anywhere to go back": self.init(from: CGPoint(x: 60, y: 350), by: CGPoint(x: 393, y: 0))
        case "Pull down to go back": self.init(from: CGPoint(x: 196, y: 130), by: CGPoint(x: 0, y: 852))
        case "Push up to go back": self.init(from: CGPoint(x: 196, y: 330), by: CGPoint(x: 0, y: -852))
        default: return nil
        }
    }

    /// Goes a share of the way, waits, so that it is no flick, and lets go.
    func play(on run: GalleryRun, share: CGFloat) {
        func place(_ part: CGFloat) -> CGPoint {
            CGPoint(x: start.x + reach.x * share * part, y: start.y + reach.y * share * part)
        }
        run.touch([(0, place(0)), (0.1, place(0.2)), (0.4, place(1)), (0.7, place(1))], until: 0.75)
    }
}
