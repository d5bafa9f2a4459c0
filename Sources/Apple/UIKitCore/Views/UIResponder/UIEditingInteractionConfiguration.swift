/// Whether gestures of three fingers undo, copy and paste. There are none here.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// No such gestures.
    case none = 0
    /// Those that the system has.
    case `default` = 1
}
