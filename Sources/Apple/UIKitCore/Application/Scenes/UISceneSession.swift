import QuartzCore

/// The session of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows of the application.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// The role of a scene for an external display; there is none here.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene of the session. Weak reference.
    open internal(set) weak var scene: UIScene?
    /// The configuration with which the scene was created.
    open internal(set) var configuration: UISceneConfiguration
    /// The purpose of the scene.
    open var role: Role { configuration.role }
    /// Values that the app stores with the session, until the program ends. The default is `nil`.
    open var userInfo: [String: Any]?
    /// Always "main".
    open var persistentIdentifier: String { "main" }

    init(configuration: UISceneConfiguration) {
        self.configuration = configuration
        super.init()
    }
}

/// The configuration of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of an entry in the property list, which has the class and the storyboard.
    open private(set) var name: String?
    /// The purpose of the scene.
    open private(set) var role: UISceneSession.Role
    /// The class of the scene. The default is `nil`; it has no effect here, because the scene here is always UIKit's.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// Creates a configuration without a name, for an application's windows.
    public convenience override init() { self.init(name: nil, sessionRole: .windowApplication) }

    /// Creates a configuration with the name of its entry in the property list.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
