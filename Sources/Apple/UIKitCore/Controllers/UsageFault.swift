/// An error that stops an app: a screen that is shown although it is there already, and its like. On iOS it is an exception.
@MainActor package enum UsageFault {
    /// Receives an error, instead of the process being stopped. The call that was wrong then has no effect.
    package static var listener: ((String) -> Void)?

    /// Stops the process where something is not as it has to be, or tells the listener.
    ///
    /// - Returns: Whether it is as it has to be.
    static func check(_ isRight: Bool, _ message: @autoclosure () -> String) -> Bool {
        if isRight { return true }
        guard let listener else { fatalError(message()) }
        listener(message())
        return false
    }
}
