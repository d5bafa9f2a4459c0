import Foundation
import InterludeFoundation
import InterludeShells

/// Whether notifications may be shown.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2
    case provisional = 3
    case ephemeral = 4
}

/// The kinds of notifications that an app requests.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is shown in the running app.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The user's settings: all denied.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// The center of notifications. Answers as a device on which the user has denied them: requests fail, and nothing is pending.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    private let holder = OSAllocatedUnfairLock(initialState: Holder())

    private struct Holder {
        weak var delegate: (any UNUserNotificationCenterDelegate)?
    }

    /// The delegate. Never called.
    open var delegate: (any UNUserNotificationCenterDelegate)? {
        get { holder.withLock { $0.delegate } }
        set { holder.withLock { $0.delegate = newValue } }
    }

    open var supportsContentExtensions: Bool { false }

    open class func current() -> UNUserNotificationCenter { shared }

    /// Answers `false`, without an error.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        ShellLog.tell("UNUserNotificationCenter", "notifications are denied")
        answerOnMain { completionHandler(false, nil) }
    }

    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        answerOnMain { completionHandler(UNNotificationSettings()) }
    }

    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Fails with `UNError.notificationsNotAllowed`.
    open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        answerOnMain { completionHandler?(UNError(.notificationsNotAllowed)) }
    }

    open func add(_ request: UNNotificationRequest) async throws { throw UNError(.notificationsNotAllowed) }

    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        answerOnMain { completionHandler([]) }
    }

    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        answerOnMain { completionHandler([]) }
    }

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    open func removeAllPendingNotificationRequests() {}
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        answerOnMain { completionHandler?(UNError(.notificationsNotAllowed)) }
    }
}

/// Receives notifications. Never called: there are none.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}

/// An error of UserNotifications'.
public struct UNError: Error, Sendable {
    /// The cause.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
    }

    /// The cause.
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
