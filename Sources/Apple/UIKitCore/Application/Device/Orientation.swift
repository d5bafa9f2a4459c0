import QuartzCore

/// The orientation of the interface. The landscape names refer to the side of the home button.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Higher than wide, home button below.
    case portrait = 1
    /// Higher than wide, home button above.
    case portraitUpsideDown = 2
    /// Wider than high, home button at the left.
    case landscapeLeft = 4
    /// Wider than high, home button at the right.
    case landscapeRight = 3

    /// Whether it is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from raw bits. Unknown bits are preserved.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Home button below.
    public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 1) }
    /// Home button above.
    public static var portraitUpsideDown: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 2) }
    /// Home button at the right.
    public static var landscapeRight: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 3) }
    /// Home button at the left.
    public static var landscapeLeft: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 4) }
    /// Both landscape orientations.
    public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
    /// All four orientations.
    public static var all: UIInterfaceOrientationMask { [.portrait, .portraitUpsideDown, .landscape] }
    /// All orientations except the one with the home button at the top; the default on iPhones.
    public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}

/// The orientation of the device. The landscape names refer to the side of the home button and are
/// the reverse of the interface's.
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Upright, home button below.
    case portrait = 1
    /// Upright, home button above.
    case portraitUpsideDown = 2
    /// On its side, home button at the right: the interface is `landscapeRight` then.
    case landscapeLeft = 3
    /// On its side, home button at the left: the interface is `landscapeLeft` then.
    case landscapeRight = 4
    /// On its back; never here.
    case faceUp = 5
    /// On its screen; never here.
    case faceDown = 6

    /// Whether the orientation is portrait.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the interface supports the orientation: portrait or landscape.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The style of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark signs in a light interface, light ones in a dark interface.
    case `default` = 0
    /// Light content, for a dark background.
    case lightContent = 1
    /// Dark signs, for light content behind the bar.
    case darkContent = 3
}

/// The animation of the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
    /// Without animation.
    case none = 0
    /// With a fade. Stored, but not used here.
    case fade = 1
    /// With a move beyond the top edge. Stored, but not used here.
    case slide = 2
}
