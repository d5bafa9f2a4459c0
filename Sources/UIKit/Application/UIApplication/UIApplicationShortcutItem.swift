import QuartzCore

/// The picture of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// Pictures of the system's.
    public enum IconType: Int, Sendable {
        case compose = 0
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

    public convenience init(type: IconType) { self.init("\(type)") }
    public convenience init(templateImageName: String) { self.init(templateImageName) }
    public convenience init(systemImageName: String) { self.init(systemImageName) }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A quick action of the home screen's, which there is none of here: an app can be told of one in a test.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, NSCopying {
    open private(set) var type: String
    open private(set) var localizedTitle: String
    open private(set) var localizedSubtitle: String?
    open private(set) var icon: UIApplicationShortcutIcon?
    open private(set) var userInfo: [String: any NSSecureCoding]?
    open var targetContentIdentifier: Any? { nil }

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

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
