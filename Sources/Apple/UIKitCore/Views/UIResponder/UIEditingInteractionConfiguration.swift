/// The configuration of the three-finger gestures that undo, copy and paste. Has no effect here:
/// there are none.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// No such gestures.
    case none = 0
    /// Those that the system has.
    case `default` = 1
}
