/// Whether gestures of three fingers undo, copy and paste. There are none here.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none = 0
    case `default` = 1
}
