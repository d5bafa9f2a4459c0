import QuartzCore

/// Which way up the interface stands. The landscape names tell where the home button would be.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 4
    case landscapeRight = 3

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 1) }
    public static var portraitUpsideDown: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 2) }
    public static var landscapeRight: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 3) }
    public static var landscapeLeft: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 4) }
    public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
    public static var all: UIInterfaceOrientationMask { [.portrait, .portraitUpsideDown, .landscape] }
    public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}

/// Which way the device is held. The landscape names tell where the home button is; they are the reverse of the
/// interface's.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// What the status bar's signs are drawn in.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark signs in a light interface, light ones in a dark interface.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}
