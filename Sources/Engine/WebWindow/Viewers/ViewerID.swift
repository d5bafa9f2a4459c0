import Foundation

/// Tells viewers apart. Numbers are never used twice.
package struct ViewerID: Hashable, Sendable {
    package let number: Int

    package init(_ number: Int) { self.number = number }
}

/// The way to a viewer, callable from any thread.
package protocol ViewerConnection: Sendable {
    /// Sends a binary message. Never waits: how much may be on its way is for the sender to know.
    func send(_ message: Data)
    /// Sends a text message.
    func send(text: String)
    /// Says goodbye.
    func close(_ code: CloseCode, _ reason: String)
}

/// A way to a viewer on which it is also heard.
package protocol ViewerLine: ViewerConnection {
    /// Listens, until the connection is closed.
    func listen(_ handlers: ViewerHandlers)
}

/// What a viewer does, called on one thread.
package struct ViewerHandlers: Sendable {
    package var text: @Sendable (Data) -> Void
    package var violation: @Sendable (ProtocolViolation) -> Void
    /// Nothing comes any more. Called once, also where this side closes.
    package var closed: @Sendable () -> Void
}
