/// The direction of scrolling by assistive technology.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Upwards.
    case up = 3
    /// Downwards.
    case down = 4
    /// To the next page, in any direction.
    case next = 5
    /// To the previous page, in any direction.
    case previous = 6
}

/// The navigation order of a container's content.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The system selects the behavior.
    case automatic = 0
    /// Each element separately.
    case separate = 1
    /// All elements are combined into one.
    case combined = 2
}
