/// Where content goes that assistive technology turns the pages of.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Upwards.
    case up = 3
    /// Downwards.
    case down = 4
    /// To the next page, whichever way it lies.
    case next = 5
    /// To the page before, whichever way it lies.
    case previous = 6
}

/// How assistive technology goes through what a container holds.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the system finds fit.
    case automatic = 0
    /// Each element by itself.
    case separate = 1
    /// All elements as one.
    case combined = 2
}
