import CSoup
import Foundation
import Synchronization

/// One viewer's WebSocket. What is sent goes over to the server's thread.
final class WebSocket: ViewerConnection {
    /// What the other side did. Called on the server's thread.
    struct Handlers: Sendable {
        var text: @Sendable (Data) -> Void
        var violation: @Sendable (ProtocolViolation) -> Void
        var closed: @Sendable () -> Void
    }

    private let thread: ServerThread
    private let handle: Handle
    /// Seconds between the small messages that find out whether the other side is still there. Decided.
    private static let keepalive: guint = 30

    /// Takes a connection over. Call on the server's thread.
    init(_ connection: OpaquePointer, on thread: ServerThread) {
        self.thread = thread
        handle = Handle(connection)
        soup_websocket_connection_set_max_incoming_payload_size(connection, guint64(ViewerMessage.longest))
        soup_websocket_connection_set_keepalive_interval(connection, WebSocket.keepalive)
    }

    /// Listens, until the connection is closed. Call on the server's thread, once.
    func listen(_ handlers: Handlers) {
        handle.connect(handlers)
    }

    func send(_ message: Data) {
        thread.async { [handle] in
            handle.ifOpen { connection in
                message.withUnsafeBytes {
                    soup_websocket_connection_send_binary(connection, $0.baseAddress, gsize($0.count))
                }
            }
        }
    }

    func send(text: String) {
        thread.async { [handle] in handle.ifOpen { soup_websocket_connection_send_text($0, text) } }
    }

    func close(_ code: CloseCode, _ reason: String) {
        thread.async { [handle] in handle.ifOpen { soup_websocket_connection_close($0, code.rawValue, reason) } }
    }
}

/// A connection of libsoup's, kept alive. Only for the server's thread, which also lets go of it.
private final class Handle: @unchecked Sendable {
    private let connection: OpaquePointer

    init(_ connection: OpaquePointer) {
        self.connection = connection
        g_object_ref(gpointer(connection))
    }

    deinit { g_object_unref(gpointer(connection)) }

    func ifOpen(_ body: (OpaquePointer) -> Void) {
        if soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN { body(connection) }
    }

    func connect(_ handlers: WebSocket.Handlers) {
        let onMessage: @convention(c) (OpaquePointer?, gint, OpaquePointer?, gpointer?) -> Void = {
            _, type, bytes, data in
            guard let bytes, let data else { return }
            let handlers = Boxed<WebSocket.Handlers>.value(at: data)
            guard type == gint(SOUP_WEBSOCKET_DATA_TEXT.rawValue) else {
                return handlers.violation(ProtocolViolation("Viewers send text, not bytes."))
            }
            var count: gsize = 0
            let start = g_bytes_get_data(bytes, &count)
            handlers.text(start.map { Data(bytes: $0, count: Int(count)) } ?? Data())
        }
        let onClosed: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
            if let data { Boxed<WebSocket.Handlers>.value(at: data).closed() }
        }
        connectSignal("message", unsafeBitCast(onMessage, to: GCallback.self), handlers)
        connectSignal("closed", unsafeBitCast(onClosed, to: GCallback.self), handlers)
    }

    private func connectSignal(_ name: String, _ callback: @escaping GCallback, _ handlers: WebSocket.Handlers) {
        let data = Boxed(handlers).retained()
        g_signal_connect_data(
            gpointer(connection), name, callback, data, Boxed<WebSocket.Handlers>.releaseClosure,
            GConnectFlags(rawValue: 0))
    }
}
