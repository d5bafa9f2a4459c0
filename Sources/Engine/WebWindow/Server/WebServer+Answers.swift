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
        // libsoup closes after each answer where it does not listen itself, and would not say so.
        ("Connection", "close"),
    ]

    private static let contentPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' blob:; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    /// Answers with what a site has.
    static func answer(_ message: OpaquePointer, with answer: WebSite.Answer) {
        addHeaders(to: message)
        if let policy = answer.contentPolicy {
            let list = soup_server_message_get_response_headers(message)
            soup_message_headers_replace(list, "Content-Security-Policy", policy)
        }
        respond(to: message, status: answer.status, type: answer.type, answer.data)
    }

    /// Tells that the token is right.
    static func confirm(_ message: OpaquePointer) {
        addHeaders(to: message)
        soup_server_message_set_status(message, 204, nil)
    }

    /// Turns a request away.
    static func refuse(_ message: OpaquePointer, _ refusal: AccessRules.Refusal) {
        addHeaders(to: message)
        let text = Data((refusal.reason + "\n").utf8)
        respond(to: message, status: refusal.status, type: "text/plain; charset=utf-8", text)
    }

    /// A refusal as it goes over the network, for a connection that libsoup does not write to any more.
    static func plainText(of refusal: AccessRules.Refusal) -> String {
        let lines =
            ["HTTP/1.1 \(refusal.status) Refused", "Content-Type: text/plain; charset=utf-8"]
            + headers.map { "\($0): \($1)" } + ["", refusal.reason, ""]
        return lines.joined(separator: "\r\n")
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
    init(of message: OpaquePointer) {
        let headers = soup_server_message_get_request_headers(message)
        func header(_ name: String) -> String? {
            soup_message_headers_get_list(headers, name).map { String(cString: $0) }
        }
        let method = soup_server_message_get_method(message).map { String(cString: $0) } ?? ""
        let hasBody =
            soup_message_headers_get_content_length(headers) > 0 || header("Transfer-Encoding") != nil
        let host = header("Host")
        let target = AccessRules.Target(of: message)
        self.init(
            method: method, path: target.path, hasQuery: target.hasQuery,
            isForProxy: !target.isAt(host.flatMap { HostHeader($0) }),
            isModern: soup_server_message_get_http_version(message) == SOUP_HTTP_1_1, host: host,
            origin: header("Origin"), protocols: header("Sec-WebSocket-Protocol"),
            authorization: header("Authorization"), isUpgrade: header("Upgrade")?.lowercased() == "websocket",
            hasBody: hasBody)
    }
}

extension AccessRules {
    /// What a request's first line asks for, as libsoup has read it: it fills in what `Host` says where the line does not name
    /// a server itself.
    fileprivate struct Target {
        let path: String
        let hasQuery: Bool
        private let host: String?
        private let port: Int
        private let hasUser: Bool

        init(of message: OpaquePointer) {
            let uri = soup_server_message_get_uri(message)
            // `OPTIONS *` asks for no path.
            let isPing = soup_server_message_is_options_ping(message) != 0
            path = isPing ? "*" : g_uri_get_path(uri).map { String(cString: $0) } ?? ""
            hasQuery = g_uri_get_query(uri) != nil || g_uri_get_fragment(uri) != nil
            host = g_uri_get_host(uri).map { String(cString: $0).lowercased() }
            port = Int(g_uri_get_port(uri))
            hasUser = g_uri_get_userinfo(uri) != nil
        }

        /// Whether it is for the server that a `Host` names.
        func isAt(_ header: HostHeader?) -> Bool {
            guard let header, !hasUser else { return false }
            let standard = 80
            return host == header.name && (port > 0 ? port : standard) == (header.port ?? standard)
        }
    }
}
