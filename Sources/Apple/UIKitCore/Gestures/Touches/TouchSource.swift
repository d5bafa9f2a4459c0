/// What touches the screen of a headless host in the frames to come, as scripted fingers do.
package protocol TouchSource {
    /// How many fingers there are.
    var fingerCount: Int { get }
    /// Whether all of them have left.
    var isFinished: Bool { get }
    /// When a finger does something next: `now`, while one is down.
    func nextSample(after now: TimeInterval) -> TimeInterval
    /// What the fingers do in the frame at a time.
    ///
    /// - Parameter firstFinger: The first one's number; sources that overlap do not share fingers.
    mutating func samples(at now: TimeInterval, firstFinger: Int) -> [TouchSample]
}
