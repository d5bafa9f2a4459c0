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
    /// Only for the server's thread.
    private var server: UnsafeMutablePointer<SoupServer>?

    init(rules: AccessRules, on thread: ServerThread, onViewer: @escaping @Sendable (WebSocket) -> Void) {
        self.rules = rules
        self.thread = thread
        self.onViewer = onViewer
    }

    /// Begins to listen.
    ///
    /// - Returns: the port.
    /// - Throws: ``WindowError`` that says what to do.
    func start(at address: ServerAddress) throws -> Int {
        try thread.sync { [self] in
            Result { try listen(at: address) }
        }.get()
    }

    /// Stops listening, and ends the thread once what was said last is on its way; waits for that.
    func stop() {
        thread.async { [self] in
            if let server {
                soup_server_disconnect(server)
                g_object_unref(gpointer(server))
            }
            server = nil
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
            try WebServer.bind(server, to: address)
        } catch {
            g_object_unref(gpointer(server))
            throw error
        }
        self.server = server
        return WebServer.port(of: server)
    }

    /// With paths as they were sent: two spellings of a path are two paths.
    private static func makeServer() -> UnsafeMutablePointer<SoupServer> {
        let object: UnsafeMutablePointer<GObject> = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil)
        var isRaw = GValue()
        g_value_init(&isRaw, WebServer.booleanType)
        g_value_set_boolean(&isRaw, 1)
        g_object_set_property(object, "raw-paths", &isRaw)
        g_value_unset(&isRaw)
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
    }

    /// libsoup's callbacks come only while the server listens, and it is stopped before this object goes.
    private static func at(_ data: gpointer) -> WebServer {
        Unmanaged<WebServer>.fromOpaque(data).takeUnretainedValue()
    }

    /// Where a request may go; `nil` where it was turned away.
    private func admit(_ message: OpaquePointer) -> AccessRules.Destination? {
        do throws(AccessRules.Refusal) {
            return try rules.admit(AccessRules.Request(of: message))
        } catch {
            WebServer.refuse(message, error)
            return nil
        }
    }

    private func answer(_ message: OpaquePointer) {
        switch admit(message) {
        case .page(let path): WebServer.answer(message, page: path)
        case .access: WebServer.confirm(message)
        case .socket: upgrade(message)
        case nil: break
        }
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
        g_signal_connect_data(
            gpointer(message), "wrote-informational", unsafeBitCast(onSwitched, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    /// The answer to the handshake is out: the connection is a WebSocket's from now on.
    private func takeOver(_ message: OpaquePointer) {
        let request = AccessRules.Request(of: message)
        let uri = g_uri_ref(soup_server_message_get_uri(message))
        defer { g_uri_unref(uri) }
        guard let stream = soup_server_message_steal_connection(message) else { return }
        defer { g_object_unref(gpointer(stream)) }
        guard (try? rules.admit(request)) == .socket else { return }
        let connection = soup_websocket_connection_new(
            stream, uri, SOUP_WEBSOCKET_CONNECTION_SERVER, nil, AccessRules.subprotocol, nil)
        guard let connection else { return }
        onViewer(WebSocket(connection, on: thread))
        g_object_unref(gpointer(connection))
    }

    // MARK: Listening

    private static func bind(_ server: UnsafeMutablePointer<SoupServer>, to address: ServerAddress) throws {
        var error: UnsafeMutablePointer<GError>?
        let isListening: Bool
        if let host = address.host, host != "localhost" {
            guard let place = g_inet_socket_address_new_from_string(host, guint(address.port)) else {
                throw WindowError(
                    description: "'\(host)' is no address. Give one of this machine, such as 0.0.0.0 for all of them.")
            }
            defer { g_object_unref(gpointer(place)) }
            isListening = soup_server_listen(server, place, SoupServerListenOptions(rawValue: 0), &error) != 0
        } else {
            isListening =
                soup_server_listen_local(server, guint(address.port), SoupServerListenOptions(rawValue: 0), &error) != 0
        }
        defer { g_clear_error(&error) }
        if !isListening { throw failure(error?.pointee, address) }
    }

    private static func failure(_ error: GError?, _ address: ServerAddress) -> WindowError {
        let code = error.map { GIOErrorEnum(rawValue: GIOErrorEnum.RawValue($0.code)) }
        let place = address.host ?? "127.0.0.1"
        switch code {
        case G_IO_ERROR_ADDRESS_IN_USE:
            return WindowError(
                description: """
                    Port \(address.port) is in use by another program. Take another one, such as --port \(address.port + 1), \
                    or --port 0 for any that is free.
                    """)
        case G_IO_ERROR_PERMISSION_DENIED:
            return WindowError(
                description:
                    "Port \(address.port) may only be used by root. Take one from 1024 on, such as --port 8080.")
        default:
            let reason = error?.message.map { String(cString: $0) } ?? "no reason is known"
            return WindowError(description: "The server cannot listen at \(place), port \(address.port): \(reason)")
        }
    }

    private static func port(of server: UnsafeMutablePointer<SoupServer>) -> Int {
        let uris = soup_server_get_uris(server)
        defer { g_slist_free_full(uris) { g_uri_unref(OpaquePointer($0)) } }
        guard let first = uris?.pointee.data else { return 0 }
        return Int(g_uri_get_port(OpaquePointer(first)))
    }
}
