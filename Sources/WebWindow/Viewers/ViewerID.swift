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
