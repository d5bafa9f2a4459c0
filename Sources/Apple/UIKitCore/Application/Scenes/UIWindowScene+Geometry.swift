import Foundation

extension UIWindowScene {
    /// The preferred geometry of a scene. Use the subclass for the platform.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// Preferences on a phone or tablet.
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            /// The preferred orientations; `nil` for no preference.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences without a value.
            public override init() { super.init() }

            /// Creates preferences with orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }

        /// Preferences on a Mac. A request with these fails: no Mac is simulated.
        @preconcurrency @MainActor open class Mac: GeometryPreferences {
            /// The preferred frame of the window on the screen; `nil` for no preference.
            open var systemFrame: CGRect?

            /// Creates preferences without a value.
            public override init() { super.init() }

            /// Creates preferences with a frame.
            public init(systemFrame: CGRect) {
                self.systemFrame = systemFrame
                super.init()
            }
        }
    }

    /// The geometry of a scene at one moment.
    @preconcurrency @MainActor open class Geometry: NSObject, NSCopying {
        private let orientation: UIInterfaceOrientation
        private let space: any UICoordinateSpace

        /// The interface's orientation.
        open var interfaceOrientation: UIInterfaceOrientation { orientation }
        /// The scene's coordinates.
        open var coordinateSpace: any UICoordinateSpace { space }
        /// Whether the user is resizing the scene. Always `false`: a window of the desktop changes in one step.
        open var isInteractivelyResizing: Bool { false }
        /// Whether the orientation is locked. Always `false`.
        open var isInterfaceOrientationLocked: Bool { false }

        init(orientation: UIInterfaceOrientation, space: any UICoordinateSpace) {
            self.orientation = orientation
            self.space = space
            super.init()
        }

        /// Returns the geometry itself, because it is immutable.
        open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }
}

/// An error of a request for a scene or its geometry.
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        /// The app has one scene only.
        case multipleScenesNotSupported = 0
        /// The system has denied the request.
        case requestDenied = 1
        /// The platform has no such geometry.
        case geometryRequestUnsupported = 100
        /// The geometry cannot be had now: the controller or the app does not support it.
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code
    private let explanation: String

    init(_ code: Code, _ explanation: String) {
        self.code = code
        self.explanation = explanation
    }

    public static var errorDomain: String { UISceneErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: explanation] }

    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    public static var requestDenied: Code { .requestDenied }
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// The domain of errors of scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"

extension Host {
    /// Turns the screen so that it is held in one of several ways, which the app and the topmost controller support; not at all if
    /// it is already.
    ///
    /// - Throws: `UISceneError` where none of them is supported.
    func request(_ mask: UIInterfaceOrientationMask) throws {
        let supported = supportedOrientations
        let wanted = mask.intersection(supported)
        guard let first = Self.orientations(in: wanted).first else {
            throw UISceneError(
                .geometryRequestDenied,
                "None of the requested orientations are supported by the view controller. Requested: "
                    + "\(Self.names(of: mask)); Supported: \(Self.names(of: supported))")
        }
        guard !wanted.contains(UIInterfaceOrientationMask(screen.orientation)) else { return }
        rotate(to: first)
    }

    /// Rotates the screen if its orientation is no longer supported. Without any supported orientation it stays.
    func followSupportedOrientations() { try? request(.all) }

    /// In the order in which one is taken. Decided: portrait first, as the system starts apps.
    private static let order: [(UIInterfaceOrientation, String)] = [
        (.portrait, "portrait"), (.landscapeRight, "landscapeRight"), (.landscapeLeft, "landscapeLeft"),
        (.portraitUpsideDown, "portraitUpsideDown"),
    ]

    private static func orientations(in mask: UIInterfaceOrientationMask) -> [UIInterfaceOrientation] {
        order.map(\.0).filter { mask.contains(UIInterfaceOrientationMask($0)) }
    }

    private static func names(of mask: UIInterfaceOrientationMask) -> String {
        order.filter { mask.contains(UIInterfaceOrientationMask($0.0)) }.map(\.1).joined(separator: ", ")
    }
}
