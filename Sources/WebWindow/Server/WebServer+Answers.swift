import CSoup
import Foundation

extension WebServer {
    /// What every answer carries. The page may load nothing from elsewhere, no other page may hold it in a frame, and no
    /// cache keeps it.
    private static let headers = [
        ("Content-Security-Policy", contentPolicy),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cache-Control", "no-store"),
    ]

    private static let contentPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' blob:; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    /// Answers a request that was let in.
    static func answer(_ message: OpaquePointer, path: String) {
        addHeaders(to: message)
        if path == AccessRules.accessPath { return soup_server_message_set_status(message, 204, nil) }
        guard let file = PageFile(path: path) else {
            return respond(
                to: message, status: 404, type: "text/plain; charset=utf-8", Data("There is no such page.\n".utf8))
        }
        respond(to: message, status: 200, type: file.type, file.data)
    }

    /// Turns a request away.
    static func refuse(_ message: OpaquePointer, _ refusal: AccessRules.Refusal) {
        addHeaders(to: message)
        let text = Data((refusal.reason + "\n").utf8)
        respond(to: message, status: refusal.status, type: "text/plain; charset=utf-8", text)
        // Whatever else comes on this connection is not read.
        soup_message_headers_replace(soup_server_message_get_response_headers(message), "Connection", "close")
    }

    private static func respond(to message: OpaquePointer, status: Int, type: String, _ body: Data) {
        soup_server_message_set_status(message, guint(status), nil)
        body.withUnsafeBytes { bytes in
            soup_server_message_set_response(
                message, type, SOUP_MEMORY_COPY, bytes.bindMemory(to: CChar.self).baseAddress, gsize(bytes.count))
        }
    }

    private static func addHeaders(to message: OpaquePointer) {
        let list = soup_server_message_get_response_headers(message)
        for (name, value) in headers { soup_message_headers_replace(list, name, value) }
    }
}

extension AccessRules.Request {
    /// Reads a request of libsoup's.
    init(of message: OpaquePointer, path: String) {
        let headers = soup_server_message_get_request_headers(message)
        func header(_ name: String) -> String? {
            soup_message_headers_get_list(headers, name).map { String(cString: $0) }
        }
        let method = soup_server_message_get_method(message).map { String(cString: $0) } ?? ""
        let hasBody =
            soup_message_headers_get_content_length(headers) > 0 || header("Transfer-Encoding") != nil
        self.init(
            method: method, path: path, host: header("Host"), origin: header("Origin"),
            protocols: header("Sec-WebSocket-Protocol"), authorization: header("Authorization"),
            isUpgrade: header("Upgrade")?.lowercased() == "websocket",
            hasBody: hasBody)
    }
}
