import Foundation
import TestPrograms
import Testing

/// What viewers and others cost that do not behave: time, connections, memory.
@Suite(.serialized) struct PatienceTests {
    private func isAnswering(_ program: ServedProgram) throws -> Bool {
        let socket = try PlainSocket(port: program.port)
        socket.ask("GET / HTTP/1.1", "Host: localhost:\(program.port)", "Connection: close")
        return try socket.statusLine() == "HTTP/1.1 200 OK"
    }

    @Test func `who connects and says nothing, or says it letter by letter, is let go of in time`() throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        let sockets = try (0..<3).map { _ in try PlainSocket(port: program.port) }
        sockets[1].send(Array("GET / HTTP/1.1\r\nHost: local".utf8))
        // Asks for the page and takes it, and stays.
        sockets[2].ask("GET / HTTP/1.1", "Host: localhost:\(program.port)")
        var seconds = 0
        for (socket, said) in zip(sockets, ["", "X", ""]) {
            seconds += try socket.secondsToEnd(sending: Array(said.utf8))
        }
        #expect((10..<40).contains(seconds))
        #expect(try isAnswering(program))
    }

    @Test func `however many connect and stay, the next one is answered, and files do not run out`() throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        var crowd: [PlainSocket] = []
        for _ in 0..<400 { crowd.append(try PlainSocket(port: program.port)) }
        #expect(try isAnswering(program))
        #expect(program.openFiles < 200)
        let viewer = try PlainSocket(port: program.port)
        viewer.upgrade(port: program.port)
        #expect(try viewer.statusLine() == "HTTP/1.1 101 Switching Protocols")
        withExtendedLifetime(crowd) {}
    }

    @Test func `viewers beyond those that there is room for are told so, and hung up on`() throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        var viewers: [PlainSocket] = []
        for _ in 0..<16 {
            let viewer = try PlainSocket(port: program.port)
            viewer.upgrade(port: program.port)
            #expect(try viewer.statusLine() == "HTTP/1.1 101 Switching Protocols")
            viewers.append(viewer)
        }
        for _ in 0..<60 {
            let one = try PlainSocket(port: program.port)
            one.upgrade(port: program.port)
            viewers.append(one)
        }
        _ = try viewers.last?.rest()
        #expect(program.openFiles < 200)
        #expect(try isAnswering(program))
    }

    @Test func `nobody's body is read`() throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        let before = program.residentBytes
        for line in ["POST / HTTP/1.1", "POST https://localhost/ HTTP/1.1", "GET / HTTP/1.1"] {
            for size in ["Content-Length: 1000000000", "Transfer-Encoding: chunked"] {
                let socket = try PlainSocket(port: program.port)
                socket.ask(line, "Host: localhost:\(program.port)", size)
                socket.flood(with: Array("100000\r\n".utf8) + [UInt8](repeating: 65, count: 0x100000), most: 200)
                #expect(try isAnswering(program))
            }
        }
        #expect(program.residentBytes - before < 32 << 20)
    }

    @Test func `long addresses, long headers and many headers are refused`() throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        let host = "Host: localhost:\(program.port)"
        for lines in [
            ["GET /" + String(repeating: "a", count: 60_000) + " HTTP/1.1", host],
            ["GET /" + String(repeating: "a", count: 10_000_000) + " HTTP/1.1", host],
            ["GET / HTTP/1.1", host, "X: " + String(repeating: "a", count: 10_000_000)],
            ["GET / HTTP/1.1", host] + (0..<1_000_000).map { "X\($0): a" },
        ] {
            let socket = try PlainSocket(port: program.port)
            socket.ask(lines)
            let line = (try? socket.statusLine()) ?? ""
            #expect(line != "HTTP/1.1 200 OK")
            #expect(try isAnswering(program))
        }
    }

    /// A viewer that has come in, and the start of its answer is read.
    private func viewer(of program: ServedProgram) throws -> PlainSocket {
        let socket = try PlainSocket(port: program.port)
        socket.upgrade(port: program.port)
        #expect(try socket.statusLine() == "HTTP/1.1 101 Switching Protocols")
        return socket
    }

    @Test(
        arguments: [
            [0x89, 0xFD] + [UInt8](repeating: 0, count: 4 + 125),  // pings
            [0x8A, 0x80, 0, 0, 0, 0],  // pongs that nobody asked for
            [0x01, 0x80, 0, 0, 0, 0] + [0x00, 0x80, 0, 0, 0, 0],  // a message in parts, without an end
        ] as [[UInt8]])
    func `a viewer that sends and never reads fills nothing, and keeps nobody waiting`(_ frame: [UInt8]) throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        let before = program.residentBytes
        let socket = try viewer(of: program)
        let many = Array(repeatElement(frame, count: 5000).joined())
        socket.flood(with: many, most: 200)
        #expect(try isAnswering(program))
        #expect(program.residentBytes - before < 64 << 20)
        // It is sent away: reading comes to an end.
        _ = try socket.rest()
    }

    @Test(
        arguments: [
            [0x81, 0xFF, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0], [0x81, 0xFE, 0xFF, 0xFF, 0, 0, 0, 0],
            [0x82, 0x80, 0, 0, 0, 0],
            [0x81, 0x02, 65, 66], [0xF1, 0x80, 0, 0, 0, 0],
        ] as [[UInt8]])
    func `a frame that is none, or too long, ends its connection at once`(_ frame: [UInt8]) throws {
        let program = try ServedProgram("--port", "0", "--scale", "1")
        let socket = try viewer(of: program)
        socket.send(frame)
        let rest = try socket.restBytes()
        // A goodbye with code 1002 is the last thing that is said.
        #expect(rest.suffix(130).firstRange(of: [3, 234]) != nil)
        #expect(try isAnswering(program))
    }
}
