import Foundation
import TestPrograms
import Testing

/// Tries to come in without the token, by what no browser would say.
@Suite(.serialized) struct EntryTests {
    /// A server that other machines can reach, and what it lets nobody in without.
    private final class Fortress {
        let program: ServedProgram
        let token: String

        init() throws {
            program = try ServedProgram("--port", "0", "--scale", "1", "--host", "0.0.0.0")
            token = program.url.components(separatedBy: "#token=").last ?? ""
        }

        var port: Int { program.port }

        /// The status with which a connection is answered that says something; "" where it is just closed.
        func status(_ talk: (PlainSocket) -> Void) throws -> String {
            let socket = try PlainSocket(port: port)
            talk(socket)
            let line = (try? socket.statusLine()) ?? ""
            return line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        }
    }

    @Test func `no spelling of the socket's path gets round the token`() throws {
        let fortress = try Fortress()
        defer { withExtendedLifetime(fortress) {} }
        let port = fortress.port
        let targets = [
            "/socket", "/socketx", "/socket/", "/socket/x", "/socket%2f", "/socket%2F", "/%73ocket", "/socke%74",
            "//socket",
            "/./socket", "/x/../socket", "/../socket", "/Socket", "/SOCKET", "/socket;a=b", "/socket?",
            "/socket?token=",
            "/socket?token=\(fortress.token)", "/socket#x", "/socket%00", "/socket%20", "/socket.", "/", "/index.html",
            "/access",
            "http://localhost:\(port)/socket", "http://127.0.0.1:\(port)/socket", "http://localhost:\(port)/socket/",
            "HTTP://LOCALHOST:\(port)/socket", "http://evil.example/socket", "http://x@localhost:\(port)/socket",
            "socket", "*", "",
            "https://localhost:\(port)/socket", "ws://localhost:\(port)/socket", "\\socket", "/\\socket",
            "localhost:\(port)/socket",
        ]
        for target in targets {
            let status = try fortress.status { $0.upgrade(port: port, target: target) }
            #expect(["400", "403", "404", ""].contains(status), "\(target): \(status)")
        }
    }

    /// Letters that are written with percent signs are letters, by RFC 3986; libsoup reads them so before anything is decided.
    @Test func `with the token one path comes in`() throws {
        let fortress = try Fortress()
        defer { withExtendedLifetime(fortress) {} }
        let port = fortress.port
        let own = ", token.\(fortress.token)"
        #expect(try fortress.status { $0.upgrade(port: port, token: own) } == "101")
        #expect(
            try fortress.status { $0.upgrade(port: port, target: "http://localhost:\(port)/socket", token: own) }
                == "101")
        for target in [
            "/socket/", "/socketx", "/socket%2f", "//socket", "/socket?x", "http://evil.example/socket",
        ] {
            let status = try fortress.status { $0.upgrade(port: port, target: target, token: own) }
            #expect(["400", "404"].contains(status), "\(target): \(status)")
        }
    }

    @Test func `no other way of asking gets round the token`() throws {
        let fortress = try Fortress()
        defer { withExtendedLifetime(fortress) {} }
        let port = fortress.port
        let refusals = ["400", "403", "404", "405", "413", "426", "505", ""]
        for method in ["POST", "PUT", "get", "HEAD", "OPTIONS", "CONNECT", "TRACE", "DELETE", "PRI", "\0GET"] {
            let status = try fortress.status { socket in
                socket.ask(
                    "\(method) /socket HTTP/1.1", "Host: localhost:\(port)", "Origin: http://localhost:\(port)",
                    "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol: interlude")
            }
            #expect(refusals.contains(status), "\(method): \(status)")
        }
        for version in ["HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/1.2", "HTTP/1.1 ", ""] {
            let status = try fortress.status { $0.upgrade(port: port, version: version) }
            #expect(refusals.contains(status), "\(version): \(status)")
            let known = try fortress.status {
                $0.upgrade(port: port, version: version, token: ", token.\(fortress.token)")
            }
            #expect(version == "HTTP/1.1 " || known != "101", "\(version)")
        }
        for more in [
            ["Authorization: Bearer \(fortress.token)"], ["Cookie: token=\(fortress.token)"],
            ["Sec-WebSocket-Protocol: token.", "Sec-WebSocket-Protocol: token.0"], ["X-Original-URL: /"],
            ["X-Rewrite-URL: /"],
            ["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"], ["Sec-WebSocket-Extensions: ,"],
            ["Upgrade: h2c"], ["X-HTTP-Method-Override: GET"], ["Expect: 100-continue"],
        ] {
            #expect(refusals.contains(try fortress.status { $0.upgrade(port: port, more: more) }), "\(more)")
        }
    }

    @Test func `a WebSocket that is not asked for properly is none`() throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        defer { withExtendedLifetime(program) {} }
        let (host, key) = ("localhost:\(program.port)", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
        let proper = [
            "Host: \(host)", "Origin: http://\(host)", "Connection: Upgrade", "Upgrade: websocket",
            "Sec-WebSocket-Version: 13", key, "Sec-WebSocket-Protocol: interlude",
        ]
        for (index, bad) in [
            (2, "Connection: close"), (3, "Upgrade: websockets"), (3, "Upgrade: h2c, websocket"), (3, "Upgrade:"),
            (4, "Sec-WebSocket-Version: 8"), (5, "Sec-WebSocket-Key: short"), (5, "Sec-WebSocket-Key:"),
            (6, "Sec-WebSocket-Protocol: other"), (0, "Host: \(host)\r\nHost: evil.example"),
            (0, "Host: localhost, \(host)"),
            (1, "Origin: http://\(host)\r\nOrigin: http://evil.example"), (1, "Origin: http://\(host)/"),
            (1, "Origin:"),
        ] {
            let socket = try PlainSocket(port: program.port)
            var lines = proper
            lines[index] = bad
            socket.ask(["GET /socket HTTP/1.1"] + lines)
            let line = try socket.statusLine()
            #expect(line.hasPrefix("HTTP/1.1 4"), "\(bad): \(line)")
        }
    }

    @Test(arguments: [
        "evil.example", "localhost.evil.example", "localhost.", "127.0.0.1.nip.io", "2130706433", "0x7f.1", "127.1",
        "0177.0.0.1",
        "[::ffff:7f00:1%25eth0]", "localhost@evil.example", "evil.example#localhost", "LOCALHOST%2eevil.example",
        "xn--localhost",
        "localhost:8080:8080", "localhost evil.example",
    ])
    func `a name that could be made to point here is not answered`(_ host: String) throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        defer { withExtendedLifetime(program) {} }
        for talk: (PlainSocket) -> Void in [
            { $0.upgrade(port: program.port, host: host) },
            { $0.ask("GET / HTTP/1.1", "Host: \(host)", "Connection: close") },
        ] {
            let socket = try PlainSocket(port: program.port)
            talk(socket)
            let line = try socket.statusLine()
            #expect(line.hasPrefix("HTTP/1.1 400") || line.hasPrefix("HTTP/1.1 403"), "\(line)")
        }
    }
}
