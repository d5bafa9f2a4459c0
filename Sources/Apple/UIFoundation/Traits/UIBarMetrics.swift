/// The situations that bars' metrics differ in.
public enum UIBarMetrics: Int, Sendable {
    /// An upright phone's bar.
    case `default` = 0
    /// A lower bar, in compact height.
    case compact = 1
    /// An upright phone's bar with a prompt.
    case defaultPrompt = 101
    /// A lower bar with a prompt.
    case compactPrompt = 102
}
