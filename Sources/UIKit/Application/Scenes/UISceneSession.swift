import QuartzCore

/// What the system knows of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    open internal(set) weak var scene: UIScene?
    open internal(set) var configuration: UISceneConfiguration
    open var role: Role { configuration.role }
    open var userInfo: [String: Any]?
    open var persistentIdentifier: String { "main" }

    init(configuration: UISceneConfiguration) {
        self.configuration = configuration
        super.init()
    }
}

/// How a scene is to be made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    open private(set) var role: UISceneSession.Role
    open var sceneClass: AnyClass?
    /// The class whose instance becomes the scene's delegate.
    open var delegateClass: AnyClass?

    /// A configuration without a name, of an application's windows.
    public convenience override init() { self.init(name: nil, sessionRole: .windowApplication) }

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
