import QuartzCore

/// The icon of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// The system's images.
    public enum IconType: Int, Sendable {
        /// A pen on paper.
        case compose = 0
        /// The system's other images, named by their meaning.
        case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud,
            invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm,
            bookmark, shuffle, audio, update
    }

    /// The system's picture, or the name of the app's.
    let content: String

    private init(_ content: String) {
        self.content = content
        super.init()
    }

    /// Creates an icon with an image of the system.
    public convenience init(type: IconType) { self.init("\(type)") }
    /// Creates an icon with an image of the app, by its name.
    public convenience init(templateImageName: String) { self.init(templateImageName) }
    /// Creates an icon with a symbol, by its name.
    public convenience init(systemImageName: String) { self.init(systemImageName) }

    /// Returns the icon itself, because it is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A quick action of the home screen. There is no home screen here: a test passes the item to the
/// app.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, NSCopying {
    /// The identifier of the action.
    open private(set) var type: String
    /// The title.
    open private(set) var localizedTitle: String
    /// A second line below the name.
    open private(set) var localizedSubtitle: String?
    /// The icon beside the title; `nil` for none.
    open private(set) var icon: UIApplicationShortcutIcon?
    /// The app's information about the action.
    open private(set) var userInfo: [String: any NSSecureCoding]?
    /// The identifier of the scene that handles the action; always `nil` here.
    open var targetContentIdentifier: Any? { nil }

    /// Creates a quick action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    /// Creates a quick action with a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// Returns the item itself, because it is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
