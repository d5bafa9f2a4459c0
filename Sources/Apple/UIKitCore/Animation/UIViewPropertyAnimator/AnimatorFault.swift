/// Where a programmer's error with a property animator goes: it stops the process, as on iOS, unless an examination listens
/// that wants to tell of it and go on.
@MainActor
package enum AnimatorFault {
    /// Receives an error, instead of the process being stopped. The call that was wrong then has no effect.
    package static var listener: ((String) -> Void)?

    /// Stops the process, or tells the listener.
    static func report(_ message: String) {
        guard let listener else { fatalError(message) }
        listener(message)
    }
}
