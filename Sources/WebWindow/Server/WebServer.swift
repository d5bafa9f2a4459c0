import CSoup
import Foundation
import WindowSystem

/// Serves the page and its WebSocket, with libsoup, on a thread of its own.
///
/// Each request goes through `AccessRules` first, before its body is read and before it becomes a WebSocket.
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
        let server = UnsafeMutableRawPointer(g_object_new_with_properties(soup_server_get_type(), 0, nil, nil))
            .assumingMemoryBound(to: SoupServer.self)
        // Pictures are packed already.
        soup_server_remove_websocket_extension(server, soup_websocket_extension_deflate_get_type())
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

    private func addHandlers(to server: UnsafeMutablePointer<SoupServer>) {
        let me = Unmanaged.passUnretained(self).toOpaque()
        // A request meets the handlers of the nearest path alone: the socket's place needs the guard too.
        for path in [nil, AccessRules.socketPath] {
            soup_server_add_early_handler(
                server, path,
                { _, message, path, _, data in
                    guard let message, let path, let data else { return }
                    WebServer.at(data).admit(message, path: String(cString: path))
                }, me, nil)
        }
        soup_server_add_handler(
            server, nil,
            { _, message, path, _, _ in
                guard let message, let path else { return }
                WebServer.answer(message, path: String(cString: path))
            }, nil, nil)
        var names: [UnsafeMutablePointer<CChar>?] = [strdup(AccessRules.subprotocol), nil]
        defer { free(names[0]) }
        soup_server_add_websocket_handler(
            server, AccessRules.socketPath, nil, &names,
            { _, _, _, connection, data in
                guard let connection, let data else { return }
                let server = WebServer.at(data)
                server.onViewer(WebSocket(connection, on: server.thread))
            }, me, nil)
    }

    /// libsoup's callbacks come only while the server listens, and it is stopped before this object goes.
    private static func at(_ data: gpointer) -> WebServer {
        Unmanaged<WebServer>.fromOpaque(data).takeUnretainedValue()
    }

    private func admit(_ message: OpaquePointer, path: String) {
        do throws(AccessRules.Refusal) {
            try rules.check(AccessRules.Request(of: message, path: path))
        } catch {
            WebServer.refuse(message, error)
        }
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
