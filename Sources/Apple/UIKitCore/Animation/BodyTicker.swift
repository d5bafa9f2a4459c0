import QuartzCore

/// The target of a display link that moves bodies by rules: when they come to rest is not known before.
@MainActor package final class BodyTicker: NSObject {
    private let advance: @MainActor (CADisplayLink) -> Void

    /// Creates a target that calls `advance` in each frame.
    package init(_ advance: @escaping @MainActor (CADisplayLink) -> Void) { self.advance = advance }

    /// Called by the display link.
    package func tick(_ link: CADisplayLink) { advance(link) }
}

extension RenderServer {
    /// Whether bodies move on the screen.
    package var movesBodies: Bool { calls(any: BodyTicker.self) }
}
