/// The presentation style of a controller: the part of the screen that it covers, and whether the
/// views below stay in the window.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole screen. The view below is removed from the window until the dismissal.
    case fullScreen = 0
    /// A sheet with detents at the bottom edge; in regular width a large centered card.
    case pageSheet = 1
    /// A sheet; in regular width a smaller centered card.
    case formSheet = 2
    /// Over the controller that defines a context. Its view is removed until the dismissal.
    case currentContext = 3
    /// The transitioning delegate provides the presentation controller.
    case custom = 4
    /// Over the whole screen. The view below stays in the window and can be visible.
    case overFullScreen = 5
    /// Over the controller that defines a context. Its view stays in the window and can be visible.
    case overCurrentContext = 6
    /// A popover with an arrow at its source. In compact width a sheet, unless the delegate returns
    /// another style.
    case popover = 7
    /// No style: returned by adaptation methods to preserve the style.
    case none = -1
    /// The system selects the style: a page sheet.
    case automatic = -2
}

/// The system's animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The screen moves up from the bottom edge and back. The default.
    case coverVertical = 0
    /// The screen flips about its vertical axis.
    case flipHorizontal = 1
    /// The screen fades in and out.
    case crossDissolve = 2
    /// A curled page. Equals `coverVertical` here.
    case partialCurl = 3
}
