import Foundation

/// A bare connection to a server on this machine, to say what no browser would.
final class PlainSocket {
    private let file: Int32

    init(port: Int) throws {
        file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port)).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw LineReader.Failure(description: "Nobody listens at port \(port).") }
    }

    deinit { close(file) }

    func send(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    /// Sends a request's lines.
    func ask(_ lines: String...) { ask(lines) }

    func ask(_ lines: [String]) { send(Array((lines + ["", ""]).joined(separator: "\r\n").utf8)) }

    /// The first line of the answer.
    func statusLine() throws -> String {
        try LineReader(file).next(separator: 0x0A).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// All that comes until the server closes.
    func rest() throws -> String { try LineReader(file).rest() }

    /// Asks for a WebSocket as a page of this server would, but for what is given.
    func upgrade(
        port: Int, target: String = "/socket", version: String = "HTTP/1.1", host: String? = nil, origin: String? = nil,
        token: String = "", more: [String] = []
    ) {
        let own = "localhost:\(port)"
        ask(
            [
                "GET \(target) \(version)", "Host: \(host ?? own)", "Origin: \(origin ?? "http://\(host ?? own)")",
                "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol: interlude\(token)",
            ] + more)
    }

    /// Sends the same bytes over and over, for as long as they are taken: stops when nothing was for a second, when the other side
    /// has hung up, or after so many times.
    func flood(with bytes: [UInt8], most: Int) {
        var timeout = timeval(tv_sec: 1, tv_usec: 0)
        setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        for _ in 0..<most {
            var sent = 0
            while sent < bytes.count {
                let count = bytes[sent...].withUnsafeBytes {
                    Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    /// How many seconds it takes until the server closes, while something is sent every second.
    func secondsToEnd(sending bytes: [UInt8]) throws -> Int {
        for seconds in 0..<120 {
            var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            var buffer = [UInt8](repeating: 0, count: 65536)
            while poll(&entry, 1, 1000) > 0 { guard read(file, &buffer, buffer.count) > 0 else { return seconds } }
            send(bytes)
        }
        throw LineReader.Failure(description: "The server does not close.")
    }

    /// All bytes that come until the server closes.
    func restBytes() throws -> [UInt8] { try LineReader(file).restBytes() }

    /// Sends a text as a WebSocket's frame.
    func sendFrame(_ text: String) { send(PlainSocket.frame(text)) }

    /// A text as a WebSocket's frame, masked with zeroes.
    static func frame(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        let length: [UInt8] =
            bytes.count < 126
            ? [0x80 | UInt8(bytes.count)] : [0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
        return [0x81] + length + [0, 0, 0, 0] + bytes
    }
}
