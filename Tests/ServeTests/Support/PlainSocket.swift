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

    func send(_ bytes: [UInt8]) { _ = write(file, bytes, bytes.count) }

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

    /// Sends a text as a WebSocket's frame, masked with zeroes.
    func sendFrame(_ text: String, opcode: UInt8 = 1) {
        let bytes = Array(text.utf8)
        let length: [UInt8] =
            bytes.count < 126
            ? [0x80 | UInt8(bytes.count)] : [0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
        send([0x80 | opcode] + length + [0, 0, 0, 0] + bytes)
    }
}
