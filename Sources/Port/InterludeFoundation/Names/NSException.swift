import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let genericException = NSExceptionName("NSGenericException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let rangeException = NSExceptionName("NSRangeException")
}

/// An exception of Objective-C's, which Swift does not catch: raised, it stops the program with its reason.
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}
