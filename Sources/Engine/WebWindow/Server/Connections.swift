import CSoup
import Foundation

/// The connections that are open: counts them, and ends those that do not become a viewer's in time. Only for the server's thread.
///
/// A page is there in a moment. Whoever connects and says nothing, says it letter by letter, or does not take what it asked for
/// is let go of after `patience` seconds, whatever it does meanwhile; and earlier when many others come.
final class Connections: @unchecked Sendable {
    /// Seconds that a connection may stay without becoming a viewer's. Decided: a page over a slow line takes less, and browsers
    /// connect anew by themselves.
    static let patience = 20.0
    /// So many stay without being viewers'. When more come, the oldest goes: a page needs its connection for a moment only, so who
    /// holds on to many loses those first. Decided: a browser opens up to six.
    static let mostWaiting = 64
    /// More WebSockets than this are hung up on without a word: viewers, and some that are told that there is no room.
    private static let mostWebSockets = Audience.mostViewers + 8

    private struct Entry {
        let number: Int
        let connection: UnsafeMutablePointer<GSocketConnection>
        /// The object that libsoup tells as the other side's address, which shows whose connection a request came on.
        let address: UnsafeMutablePointer<GSocketAddress>
        var isWebSocket = false

        var isClosed: Bool { g_io_stream_is_closed(Connections.stream(connection)) != 0 }
    }

    private let thread: ServerThread
    /// In the order in which they came.
    private var entries: [Entry] = []
    private var lastNumber = 0

    init(on thread: ServerThread) { self.thread = thread }

    deinit { for entry in entries { Connections.release(entry) } }

    /// A connection as the stream that it is.
    static func stream(_ connection: UnsafeMutablePointer<GSocketConnection>) -> UnsafeMutablePointer<GIOStream> {
        UnsafeMutableRawPointer(connection).assumingMemoryBound(to: GIOStream.self)
    }

    /// Somebody has connected: keeps the connection, and gives it to the server.
    func accept(_ connection: UnsafeMutablePointer<GSocketConnection>, for server: UnsafeMutablePointer<SoupServer>) {
        forgetClosed()
        let waiting = entries.filter { !$0.isWebSocket }
        if waiting.count >= Connections.mostWaiting { Connections.hangUp(waiting[0].connection) }
        // Whoever has gone again has no address.
        guard let address = g_socket_connection_get_remote_address(connection, nil),
            let own = g_socket_connection_get_local_address(connection, nil)
        else { return }
        defer { g_object_unref(gpointer(own)) }
        g_socket_set_option(g_socket_connection_get_socket(connection), gint(IPPROTO_TCP), TCP_NODELAY, 1, nil)
        lastNumber += 1
        g_object_ref(gpointer(connection))
        entries.append(Entry(number: lastNumber, connection: connection, address: address))
        thread.async(after: Connections.patience) { [weak self, number = lastNumber] in self?.end(number) }
        soup_server_accept_iostream(server, Connections.stream(connection), own, address, nil)
    }

    /// A request's connection becomes a WebSocket's. `nil` where there are too many.
    func makeWebSocket(of message: OpaquePointer) -> UnsafeMutablePointer<GSocketConnection>? {
        forgetClosed()
        let address = soup_server_message_get_remote_address(message)
        guard let index = entries.firstIndex(where: { $0.address == address }),
            entries.filter(\.isWebSocket).count < Connections.mostWebSockets
        else { return nil }
        entries[index].isWebSocket = true
        return entries[index].connection
    }

    /// The connection of a request.
    func connection(of message: OpaquePointer) -> UnsafeMutablePointer<GSocketConnection>? {
        let address = soup_server_message_get_remote_address(message)
        return entries.first { $0.address == address }?.connection
    }

    /// Ends all connections.
    func closeAll() {
        for entry in entries {
            g_io_stream_close(Connections.stream(entry.connection), nil, nil)
            Connections.release(entry)
        }
        entries = []
    }

    /// Ends both directions at once. Whoever reads or writes there, such as libsoup, learns of it and cleans up.
    static func hangUp(_ connection: UnsafeMutablePointer<GSocketConnection>) {
        g_socket_shutdown(g_socket_connection_get_socket(connection), 1, 1, nil)
    }

    /// Ends a connection that has not become a viewer's.
    private func end(_ number: Int) {
        if let entry = entries.first(where: { $0.number == number }), !entry.isWebSocket {
            Connections.hangUp(entry.connection)
        }
        forgetClosed()
    }

    private func forgetClosed() {
        let closed = entries.filter(\.isClosed)
        entries.removeAll(where: \.isClosed)
        for entry in closed { Connections.release(entry) }
    }

    private static func release(_ entry: Entry) {
        g_object_unref(gpointer(entry.connection))
        g_object_unref(gpointer(entry.address))
    }
}
