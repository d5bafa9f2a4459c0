import QuartzCore

/// The time of a headless host. It moves only when it is told to, in whole frames.
///
/// The time of frame *n* is computed, not summed up, so that a thousand frames later there is no rounding error.
@MainActor package final class VirtualClock {
    /// Where a clock starts. Not 0, since Core Animation takes a begin time of 0 for "none".
    package static let start: TimeInterval = 1

    private var base: TimeInterval = 0
    private var frames = 0

    /// Frames per second. A change counts from now on.
    package var framesPerSecond: Int {
        willSet {
            base = elapsed
            frames = 0
        }
        didSet { demand(framesPerSecond > 0, "A clock needs at least one frame a second") }
    }

    package init(framesPerSecond: Int = 60) { self.framesPerSecond = framesPerSecond }

    /// The time that has gone by since the clock was made.
    package var elapsed: TimeInterval { base + TimeInterval(frames) / TimeInterval(framesPerSecond) }

    /// The present time in seconds of the media clock.
    package var now: TimeInterval { VirtualClock.start + elapsed }

    /// The time of the next frame.
    package var next: TimeInterval {
        VirtualClock.start + base + TimeInterval(frames + 1) / TimeInterval(framesPerSecond)
    }

    /// Goes on by one frame.
    package func tick() { frames += 1 }

    /// Goes on by so many frames.
    package func skip(_ count: Int) { frames += count }

    /// How many of the frames to come lie before a moment of the media clock, by more than rounding. No number is too large: the
    /// moment may be infinitely far away.
    package func frames(before moment: TimeInterval) -> Int {
        max(0, Int(saturating: ((moment - now - 1e-6) * TimeInterval(framesPerSecond)).rounded(.up)) - 1)
    }

    /// How many frames it takes until `duration` has gone by; a frame that is hit within a millionth counts.
    package func frames(in duration: TimeInterval) -> Int {
        max(0, Int(saturating: (duration * TimeInterval(framesPerSecond) - 1e-6).rounded(.up)))
    }
}
