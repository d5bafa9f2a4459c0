import CSoup
import Foundation
import WindowSystem

/// Listens at addresses of this machine, and tells of whoever connects. Only for the server's thread; listens until it goes.
///
/// libsoup could listen by itself, but then connections would be known only once they ask for something, and would not be
/// counted before.
final class Door {
    private var service: UnsafeMutablePointer<GSocketService>
    private(set) var port = 0

    private var listener: UnsafeMutablePointer<GSocketListener> {
        UnsafeMutableRawPointer(service).assumingMemoryBound(to: GSocketListener.self)
    }

    /// Throws ``WindowError`` that says what to do.
    init(at address: ServerAddress, _ onConnection: @escaping (UnsafeMutablePointer<GSocketConnection>) -> Void) throws
    {
        service = Door.makeService()
        // Where that fails the service goes with this object, which is whole by now.
        try listen(at: address)
        typealias Handler = (UnsafeMutablePointer<GSocketConnection>) -> Void
        let onIncoming:
            @convention(c) (OpaquePointer?, UnsafeMutablePointer<GSocketConnection>?, OpaquePointer?, gpointer?) ->
                gboolean = {
                    _, connection, _, data in
                    if let connection, let data { Boxed<Handler>.value(at: data)(connection) }
                    return 1
                }
        g_signal_connect_data(
            gpointer(service), "incoming", unsafeBitCast(onIncoming, to: GCallback.self),
            Boxed(onConnection).retained(),
            Boxed<Handler>.releaseClosure, GConnectFlags(rawValue: 0))
        g_socket_service_start(service)
    }

    deinit {
        g_socket_service_stop(service)
        g_socket_listener_close(listener)
        g_object_unref(gpointer(service))
    }

    private func listen(at address: ServerAddress) throws {
        guard let host = address.host, host != "localhost" else { return try listenLocally(address) }
        // Whether it is an address is asked first: GLib takes none as a complaint on the log.
        guard HostHeader.isAddress(host) else {
            throw WindowError(
                description:
                    "--host: '\(host)' is no address. Give one of this machine, such as 0.0.0.0 for all of them.")
        }
        port = try bind(host, address.port, address)
    }

    /// With IPv4, and with IPv6 where the machine has it. A free port has to be free for both.
    private func listenLocally(_ address: ServerAddress) throws {
        var lastFailure: WindowError?
        for _ in 0..<(address.port == 0 ? Door.mostAttempts : 1) {
            port = try bind("127.0.0.1", address.port, address)
            do throws(BindFailure) {
                _ = try bindAddress("::1", port)
                return
            } catch {
                if !error.isInUse { return }
                lastFailure = error.explained(at: address)
                renew()
            }
        }
        if let lastFailure { throw lastFailure }
    }

    private static let mostAttempts = 8

    /// One that does not accept yet: what comes in while another address is added would be dropped.
    private static func makeService() -> UnsafeMutablePointer<GSocketService> {
        let service: UnsafeMutablePointer<GSocketService> = g_socket_service_new()
        g_socket_service_stop(service)
        return service
    }

    /// Listens at nothing any more, so that another port can be tried.
    private func renew() {
        g_socket_listener_close(listener)
        g_object_unref(gpointer(service))
        service = Door.makeService()
    }

    private func bind(_ host: String, _ port: Int, _ address: ServerAddress) throws -> Int {
        do throws(BindFailure) { return try bindAddress(host, port) } catch { throw error.explained(at: address) }
    }

    private func bindAddress(_ host: String, _ port: Int) throws(BindFailure) -> Int {
        var error: UnsafeMutablePointer<GError>?
        var effective: UnsafeMutablePointer<GSocketAddress>?
        defer { g_clear_error(&error) }
        guard let place = g_inet_socket_address_new_from_string(host, guint(port)) else { throw BindFailure(nil) }
        defer { g_object_unref(gpointer(place)) }
        let isListening = g_socket_listener_add_address(
            listener, place, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, nil, &effective, &error)
        guard isListening != 0, let effective else { throw BindFailure(error?.pointee) }
        defer { g_object_unref(gpointer(effective)) }
        return Int(
            g_inet_socket_address_get_port(
                UnsafeMutableRawPointer(effective).assumingMemoryBound(to: GInetSocketAddress.self)))
    }
}

/// Why an address cannot be listened at.
private struct BindFailure: Error {
    private let code: GIOErrorEnum?
    private let reason: String

    init(_ error: GError?) {
        code = error.map { GIOErrorEnum(rawValue: GIOErrorEnum.RawValue($0.code)) }
        reason = error?.message.map { String(cString: $0) } ?? "no reason is known"
    }

    var isInUse: Bool { code == G_IO_ERROR_ADDRESS_IN_USE }

    func explained(at address: ServerAddress) -> WindowError {
        if isInUse {
            return WindowError(
                description: """
                    Port \(address.port) is in use by another program. Take another one, such as --port \(address.port + 1), \
                    or --port 0 for any that is free.
                    """)
        }
        if code == G_IO_ERROR_PERMISSION_DENIED {
            return WindowError(
                description:
                    "Port \(address.port) may only be used by root. Take one from 1024 on, such as --port 8080.")
        }
        let place = address.host ?? "127.0.0.1"
        return WindowError(description: "The server cannot listen at \(place), port \(address.port): \(reason)")
    }
}
