/// A message that does not keep to the protocol. Ends the connection that it came on, and nothing else.
package struct ProtocolViolation: Error, Equatable, CustomStringConvertible {
    /// What is wrong, in one short sentence: a WebSocket's closing reason has 123 bytes at most.
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// Why a connection is closed, as WebSockets number it.
package enum CloseCode: UInt16, Sendable {
    case normal = 1000
    /// The server ends.
    case goingAway = 1001
    case protocolError = 1002
    /// The viewer takes nothing, or answers nothing.
    case policyViolation = 1008
    /// As many viewers watch as may.
    case tryAgainLater = 1013
}
