import CoreLocation
import Foundation

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
}

/// The content of a notification.
open class UNNotificationContent: NSObject {
    open var title: String { text.title }
    open var subtitle: String { text.subtitle }
    open var body: String { text.body }
    open var badge: NSNumber? { text.badge }
    open var sound: UNNotificationSound? { text.sound }
    open var userInfo: [AnyHashable: Any] { text.userInfo }
    open var categoryIdentifier: String { text.category }
    open var threadIdentifier: String { text.thread }
    var text = Text()

    struct Text {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var category = ""
        var thread = ""
    }
}

/// The content of a notification that is not yet requested.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { text.title }
        set { text.title = newValue }
    }
    open override var subtitle: String {
        get { text.subtitle }
        set { text.subtitle = newValue }
    }
    open override var body: String {
        get { text.body }
        set { text.body = newValue }
    }
    open override var badge: NSNumber? {
        get { text.badge }
        set { text.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { text.sound }
        set { text.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { text.userInfo }
        set { text.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { text.category }
        set { text.category = newValue }
    }
    open override var threadIdentifier: String {
        get { text.thread }
        set { text.thread = newValue }
    }
}

/// When a notification is shown.
open class UNNotificationTrigger: NSObject {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}

/// After a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "time interval must be greater than 0")
        precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
}

/// At a place.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
    public let region: CLRegion
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}

/// A request for a notification.
open class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// A notification that was shown. There is none.
open class UNNotification: NSObject {
    public let date: Date
    public let request: UNNotificationRequest
    init(_ request: UNNotificationRequest, at date: Date) {
        self.request = request
        self.date = date
    }
}

/// An answer of the user to a notification. There is none.
open class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String
    init(_ notification: UNNotification, _ action: String) {
        self.notification = notification
        actionIdentifier = action
    }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of a notification.
open class UNNotificationAction: NSObject {
    /// How a button behaves.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let authenticationRequired = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let foreground = Options(rawValue: 4)
    }

    public let identifier: String
    public let title: String
    public let options: Options
    public init(identifier: String, title: String, options: Options = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// A kind of notifications.
open class UNNotificationCategory: NSObject {
    /// How notifications of a kind behave.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let customDismissAction = Options(rawValue: 1)
        public static let allowInCarPlay = Options(rawValue: 2)
    }

    public let identifier: String
    public let actions: [UNNotificationAction]
    public let intentIdentifiers: [String]
    public let options: Options
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: Options = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }
}
