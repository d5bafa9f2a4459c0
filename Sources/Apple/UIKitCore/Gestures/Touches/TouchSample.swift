import QuartzCore

/// What a finger does at a moment: what hosts tell the application.
package struct TouchSample: Hashable, Sendable, Codable {
    package enum Phase: Hashable, Sendable, Codable {
        case down
        case move
        case up
        /// The system takes the touch away.
        case cancel
    }

    /// Which finger: any number, the same as long as the finger is down.
    package var finger: Int
    package var phase: Phase
    /// Where, in points of the screen.
    package var location: CGPoint

    package init(finger: Int = 0, _ phase: Phase, at location: CGPoint) {
        self.finger = finger
        self.phase = phase
        self.location = location
    }
}
