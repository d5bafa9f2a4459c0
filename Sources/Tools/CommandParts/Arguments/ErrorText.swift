import Foundation

/// An error in words for people.
package enum ErrorText {
    /// Returns the file system's message, as `/a/b: No such file or directory`.
    package static func of(_ error: any Error) -> String {
        guard let error = error as? CocoaError else { return "\(error)" }
        let path = error.userInfo[NSFilePathErrorKey] as? String ?? error.url?.path
        let reason = reason(error.userInfo[NSUnderlyingErrorKey]) ?? error.localizedDescription
        return path.map { "\($0): \(reason)" } ?? reason
    }

    private static func reason(_ error: Any?) -> String? {
        switch error {
        case let error as POSIXError: String(cString: strerror(error.code.rawValue))
        case let error as NSError where error.domain == NSPOSIXErrorDomain:
            String(cString: strerror(Int32(truncatingIfNeeded: error.code)))
        default: nil
        }
    }
}
