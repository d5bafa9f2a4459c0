/// Takes times of a viewer's clock to the host's.
///
/// The network delays messages by different amounts, and the distances between a finger's moves say how fast it is. So the
/// viewer's own times are kept, moved by what the quickest message so far has told.
struct ViewerClock {
    /// The host's time less the viewer's, as the quickest message tells it.
    private var offset: Double?
    private var last = -Double.infinity
    /// A message that seems to have traveled longer, in seconds, tells that one of the clocks was set, or that the page was
    /// asleep.
    private static let longestTravel = 0.5

    /// The host's time of something that happened at a viewer's time. Never goes back, and is never later than the arrival.
    mutating func hostTime(of time: Double, arrival: Double) -> Double {
        let seen = arrival - time
        let known = min(offset ?? seen, seen)
        offset = seen - known > ViewerClock.longestTravel ? seen : known
        last = max(last, min(arrival, time + (offset ?? seen)))
        return last
    }
}
