/// The presentation style of a controller: the part of the screen that it covers, and whether the
/// views below stay in the window.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole screen; what is below is taken out of the window meanwhile.
    case fullScreen = 0
    /// A sheet: a card that rests at one of its heights from the lower edge; in regular width a large card in the middle.
    case pageSheet = 1
    /// A sheet; in regular width a smaller card in the middle.
    case formSheet = 2
    /// Over the controller that defines a context, whose view is taken out meanwhile.
    case currentContext = 3
    /// As the presentation controller of the transitioning delegate has it.
    case custom = 4
    /// Over the whole screen; what is below stays in the window and may show through.
    case overFullScreen = 5
    /// Over the controller that defines a context, whose view stays and may show through.
    case overCurrentContext = 6
    /// A bubble with an arrow at its source; in narrow windows a sheet, unless the delegate says otherwise.
    case popover = 7
    /// No style: the answer to adaptation that leaves the style as it is.
    case none = -1
    /// As the system thinks fit: a page sheet.
    case automatic = -2
}

/// The system's own animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It moves up from the lower edge and back. The default.
    case coverVertical = 0
    /// The screen turns about its upright axis.
    case flipHorizontal = 1
    /// It fades in and out.
    case crossDissolve = 2
    /// A page that is curled up. The same as `coverVertical` here.
    case partialCurl = 3
}
