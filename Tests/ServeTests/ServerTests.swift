import Foundation
import TestPrograms
import Testing

/// The real server, spoken to over the loopback interface without a browser.
@Suite(.serialized) struct ServerTests {
    @Test func `the page and its files are served, and nothing else`() throws {
        let program = try ServedProgram("--port", "0")
        for path in [
            "/", "/page.css", "/main.js", "/connection.js", "/picture.js", "/input.js", "/keys.js", "/status.js",
            "/typing.js",
            "/desk.js",
        ] {
            #expect(try status(program, "GET \(path) HTTP/1.1") == "HTTP/1.1 200 OK")
        }
        #expect(try status(program, "GET /../Package.swift HTTP/1.1") == "HTTP/1.1 404 Not Found")
    }

    @Test func `the page may load nothing from elsewhere`() throws {
        let program = try ServedProgram("--port", "0")
        let socket = try PlainSocket(port: program.port)
        socket.ask("GET / HTTP/1.1", "Host: localhost:\(program.port)", "Connection: close")
        let answer = try socket.rest()
        #expect(answer.contains("Content-Security-Policy: default-src 'none'"))
        #expect(!answer.contains("http://") && !answer.contains("https://"))
        withExtendedLifetime(program) {}
    }

    @Test func `foreign names and foreign pages are refused`() throws {
        let program = try ServedProgram("--port", "0")
        #expect(try status(program, "GET / HTTP/1.1", host: "evil.example") == "HTTP/1.1 403 Forbidden")
        let socket = try PlainSocket(port: program.port)
        socket.upgrade(port: program.port, origin: "http://evil.example")
        #expect(try socket.statusLine() == "HTTP/1.1 403 Forbidden")
        let own = try PlainSocket(port: program.port)
        own.upgrade(port: program.port)
        #expect(try own.statusLine() == "HTTP/1.1 101 Switching Protocols")
        withExtendedLifetime(program) {}
    }

    @Test func `beyond this machine the socket asks for the token that was printed`() throws {
        let program = try ServedProgram("--port", "0", "--host", "0.0.0.0")
        let token = program.url.components(separatedBy: "#token=").last ?? ""
        #expect(token.count == 32)
        let stranger = try PlainSocket(port: program.port)
        stranger.upgrade(port: program.port)
        #expect(try stranger.statusLine() == "HTTP/1.1 403 Forbidden")
        let friend = try PlainSocket(port: program.port)
        friend.upgrade(port: program.port, token: ", token.\(token)")
        #expect(try friend.statusLine() == "HTTP/1.1 101 Switching Protocols")
        withExtendedLifetime(program) {}
    }

    @Test(arguments: ["nonsense", #"{"type":"ack","sequence":99}"#, String(repeating: "x", count: 4000)])
    func `who breaks the protocol is sent away, and the server goes on`(_ message: String) throws {
        let program = try ServedProgram("--port", "0")
        let socket = try PlainSocket(port: program.port)
        socket.upgrade(port: program.port)
        socket.sendFrame(message)
        // The server closes: without that, reading would not come to an end.
        _ = try socket.rest()
        #expect(try status(program, "GET / HTTP/1.1") == "HTTP/1.1 200 OK")
    }

    @Test func `garbage instead of a request or a frame does not end the server`() throws {
        let program = try ServedProgram("--port", "0")
        var seed: UInt32 = 7
        for round in 0..<20 {
            let socket = try PlainSocket(port: program.port)
            if round.isMultiple(of: 2) { socket.upgrade(port: program.port) }
            let bytes = (0..<500).map { _ in
                seed = seed &* 1_664_525 &+ 1_013_904_223
                return UInt8(truncatingIfNeeded: seed >> 24)
            }
            socket.send(bytes)
        }
        #expect(try status(program, "GET / HTTP/1.1") == "HTTP/1.1 200 OK")
    }

    @Test func `a port that is in use is named, with what to do`() throws {
        let program = try ServedProgram("--port", "0")
        defer { withExtendedLifetime(program) {} }
        let failure = try ProgramRun.interlude("serve", "--port", "\(program.port)")
        #expect(failure.status == 1)
        #expect(failure.errors.contains("Port \(program.port) is in use"))
        #expect(failure.errors.contains("--port 0"))
    }

    @Test func `an address that is none is named`() throws {
        let failure = try ProgramRun.interlude("serve", "--port", "0", "--host", "nowhere")
        #expect(failure.status == 1)
        #expect(failure.errors.hasPrefix("interlude: --host: 'nowhere' is no address"), "nothing else is said")
    }

    @Test func `Ctrl-C ends it in order, with viewers or without`() throws {
        #expect(try ServedProgram("--port", "0").interrupt() == 0)
        let program = try ServedProgram("--port", "0")
        let viewer = try PlainSocket(port: program.port)
        viewer.upgrade(port: program.port)
        #expect(try viewer.statusLine() == "HTTP/1.1 101 Switching Protocols")
        #expect(program.interrupt() == 0)
    }

    private func status(_ program: ServedProgram, _ request: String, host: String? = nil) throws -> String {
        let socket = try PlainSocket(port: program.port)
        socket.ask(request, "Host: \(host ?? "localhost:\(program.port)")", "Connection: close")
        return try socket.statusLine()
    }
}
