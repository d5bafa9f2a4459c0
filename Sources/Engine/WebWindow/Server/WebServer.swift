import CSoup
import Foundation
import WindowSystem

/// Serves the page and its WebSocket, with libsoup, on a thread of its own.
///
/// Each request goes through `AccessRules` before its body is read, when it is answered, and once more before its connection
/// becomes a viewer's. libsoup knows one handler only, which takes every path: its own handlers take every path that *begins* with
/// theirs, and so decide where a request goes by another rule than ours.
final class WebServer: @unchecked Sendable {
    /// Called on the server's thread with each new viewer.
    let onViewer: @Sendable (WebSocket) -> Void
    let thread: ServerThread
    private let rules: AccessRules
    let connections: Connections
    /// Both only for the server's thread.
    private var server: UnsafeMutablePointer<SoupServer>?
    private var door: Door?

    init(rules: AccessRules, on thread: ServerThread, onViewer: @escaping @Sendable (WebSocket) -> Void) {
        self.rules = rules
        self.thread = thread
        self.onViewer = onViewer
        connections = Connections(on: thread)
    }

    /// Begins to listen.
    ///
    /// - Returns: The port.
    /// - Throws: ``WindowError`` that says what to do.
    func start(at address: ServerAddress) throws -> Int {
        try thread.sync { [self] in
            Result { try listen(at: address) }
        }.get()
    }

    /// Stops listening, and ends the thread once what was said last is on its way; waits for that.
    func stop() {
        thread.async { [self] in door = nil }
        thread.async(after: WebServer.farewell) { [self] in
            if let server {
                soup_server_disconnect(server)
                g_object_unref(gpointer(server))
            }
            server = nil
            connections.closeAll()
        }
        thread.stop(after: WebServer.farewell)
    }

    /// How long connections have to take a goodbye, in seconds.
    private static let farewell = 0.1

    // MARK: On the server's thread

    private func listen(at address: ServerAddress) throws -> Int {
        let server = WebServer.makeServer()
        addHandlers(to: server)
        do {
            let door = try Door(at: address) { [connections] in connections.accept($0, for: server) }
            self.server = server
            self.door = door
            return door.port
        } catch {
            g_object_unref(gpointer(server))
            throw error
        }
    }

    /// With paths as they were sent: two spellings of a path are two paths.
    private static func makeServer() -> UnsafeMutablePointer<SoupServer> {
        var isRaw = GValue()
        g_value_init(&isRaw, WebServer.booleanType)
        g_value_set_boolean(&isRaw, 1)
        defer { g_value_unset(&isRaw) }
        let object: UnsafeMutablePointer<GObject> = "raw-paths".withCString { name in
            var names: UnsafePointer<CChar>? = name
            return g_object_new_with_properties(soup_server_get_type(), 1, &names, &isRaw)
        }
        return UnsafeMutableRawPointer(object).assumingMemoryBound(to: SoupServer.self)
    }

    /// `G_TYPE_BOOLEAN`, a macro in GLib's header: the fifth fundamental type.
    private static let booleanType = GType(5 << 2)

    private func addHandlers(to server: UnsafeMutablePointer<SoupServer>) {
        let me = Unmanaged.passUnretained(self).toOpaque()
        soup_server_add_early_handler(
            server, nil,
            { _, message, _, _, data in
                guard let message, let data else { return }
                _ = WebServer.at(data).admit(message)
            }, me, nil)
        soup_server_add_handler(
            server, nil,
            { _, message, _, _, data in
                guard let message, let data else { return }
                WebServer.at(data).answer(message)
            }, me, nil)
        // Whatever became of its headers, nobody's body is read: it would be kept, and keep the thread for as long as it comes.
        let onStarted: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, message, data in
            guard let message, let data else { return }
            let onChunk: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { message, _, data in
                guard let message, let data else { return }
                WebServer.at(data).hangUp(message)
            }
            WebServer.connect(message, "got-chunk", unsafeBitCast(onChunk, to: GCallback.self), data)
        }
        WebServer.connect(OpaquePointer(server), "request-started", unsafeBitCast(onStarted, to: GCallback.self), me)
    }

    private static func connect(
        _ object: OpaquePointer, _ signal: String, _ callback: @escaping GCallback, _ data: gpointer
    ) {
        g_signal_connect_data(gpointer(object), signal, callback, data, nil, GConnectFlags(rawValue: 0))
    }

    /// libsoup's callbacks come only while the server listens, and it is stopped before this object goes.
    private static func at(_ data: gpointer) -> WebServer {
        Unmanaged<WebServer>.fromOpaque(data).takeUnretainedValue()
    }

    /// Where a request may go; `nil` where it was turned away.
    private func admit(_ message: OpaquePointer) -> AccessRules.Destination? {
        let request = AccessRules.Request(of: message)
        do throws(AccessRules.Refusal) {
            return try rules.admit(request)
        } catch {
            if request.hasBody { refuseUnread(message, error) } else { WebServer.refuse(message, error) }
            return nil
        }
    }

    private func answer(_ message: OpaquePointer) {
        switch admit(message) {
        case .page(let path): answer(message, with: rules.site.page(path))
        case .action(let path): answer(message, with: rules.site.perform(path))
        case .access: WebServer.confirm(message)
        case .socket: upgrade(message)
        case nil: break
        }
    }

    private func answer(_ message: OpaquePointer, with answer: WebSite.Answer?) {
        guard let answer else { return WebServer.refuse(message, AccessRules.nothingThere) }
        WebServer.answer(message, with: answer)
    }

    // MARK: The WebSocket

    private func upgrade(_ message: OpaquePointer) {
        var names: [UnsafeMutablePointer<CChar>?] = [strdup(AccessRules.subprotocol), nil]
        defer { free(names[0]) }
        // No extensions are known here: pictures are packed already.
        soup_message_headers_remove(soup_server_message_get_request_headers(message), "Sec-WebSocket-Extensions")
        guard soup_websocket_server_process_handshake(message, nil, &names, nil, nil) != 0 else { return }
        let onSwitched: @convention(c) (OpaquePointer?, gpointer?) -> Void = { message, data in
            guard let message, let data else { return }
            WebServer.at(data).takeOver(message)
        }
        WebServer.connect(
            message, "wrote-informational", unsafeBitCast(onSwitched, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque())
    }

    /// The answer to the handshake is out: the connection is a WebSocket's from now on.
    private func takeOver(_ message: OpaquePointer) {
        let request = AccessRules.Request(of: message)
        let connection = connections.makeWebSocket(of: message)
        guard let stream = soup_server_message_steal_connection(message) else { return }
        defer { g_object_unref(gpointer(stream)) }
        guard let connection, (try? rules.admit(request)) == .socket else { return WebServer.close(stream) }
        onViewer(WebSocket(stream, of: connection, on: thread))
    }

    // MARK: Hanging up

    /// Turns away a request that brings a body, and does not read it.
    private func refuseUnread(_ message: OpaquePointer, _ refusal: AccessRules.Refusal) {
        guard let connection = connections.connection(of: message),
            let stream = soup_server_message_steal_connection(message)
        else { return }
        let text = Data(WebServer.plainText(of: refusal).utf8)
        _ = text.withUnsafeBytes { bytes in
            g_pollable_output_stream_write_nonblocking(
                OpaquePointer(g_io_stream_get_output_stream(stream)), bytes.baseAddress, gsize(bytes.count), nil, nil)
        }
        g_socket_shutdown(g_socket_connection_get_socket(connection), 0, 1, nil)
        let held = Held(stream: stream)
        thread.async(after: WebServer.lingering) {
            WebServer.close(held.stream)
            g_object_unref(gpointer(held.stream))
        }
    }

    private func hangUp(_ message: OpaquePointer) {
        guard let stream = soup_server_message_steal_connection(message) else { return }
        WebServer.close(stream)
        g_object_unref(gpointer(stream))
    }

    private static func close(_ stream: UnsafeMutablePointer<GIOStream>) { g_io_stream_close(stream, nil, nil) }

    /// How long a refusal is left to be read before its connection goes, in seconds.
    private static let lingering = 1.0

    /// A stream that is held on to on the server's thread.
    private struct Held: @unchecked Sendable {
        let stream: UnsafeMutablePointer<GIOStream>
    }
}
