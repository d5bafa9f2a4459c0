import Foundation

/// One end of a connection between two processes: messages with their lengths before them.
final class MessageSocket: @unchecked Sendable {
    private let file: Int32
    private let lock = NSLock()
    /// No message is longer: who says so is not one of us.
    private static let longest = 64 << 20

    init(_ file: Int32) { self.file = file }

    deinit { close(file) }

    /// Ends the connection, for a thread that reads too.
    func end() { shutdown(file, Int32(SHUT_RDWR)) }

    /// Sends a message. From any thread.
    ///
    /// - Returns: Whether the other end is still there.
    @discardableResult
    func send(_ message: some Encodable) -> Bool {
        guard let body = try? JSONEncoder().encode(message) else { return false }
        var data = Data(count: 4)
        data.withUnsafeMutableBytes { $0.storeBytes(of: UInt32(body.count).littleEndian, as: UInt32.self) }
        data += body
        lock.lock()
        defer { lock.unlock() }
        return data.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                let count = Glibc.send(
                    file, bytes.baseAddress.map { $0 + done }, bytes.count - done, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                done += count
            }
            return true
        }
    }

    /// Waits for the next message; `nil` when the other end is gone.
    func receive<Message: Decodable>(_ type: Message.Type) -> Message? {
        guard let head = read(4) else { return nil }
        let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= MessageSocket.longest, let body = read(length) else { return nil }
        return try? JSONDecoder().decode(type, from: body)
    }

    private func read(_ count: Int) -> Data? {
        var data = Data(count: count)
        let isDone = data.withUnsafeMutableBytes { bytes in
            var done = 0
            while done < count {
                let part = Glibc.read(file, bytes.baseAddress.map { $0 + done }, count - done)
                if part < 0, errno == EINTR { continue }
                guard part > 0 else { return false }
                done += part
            }
            return true
        }
        return isDone ? data : nil
    }
}

extension MessageSocket {
    /// Listens at a path, which has to be in a folder of the user's own.
    static func listen(at path: String) throws -> Int32 {
        let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard file >= 0, withAddress(path, { bind(file, $0, $1) }) == 0, chmod(path, 0o600) == 0,
            Glibc.listen(file, 4) == 0
        else {
            let reason = errno
            if file >= 0 { close(file) }
            errno = reason
            throw RemoteError.failed("cannot listen at \(path)")
        }
        return file
    }

    /// Calls who listens at a path.
    convenience init(connectingTo path: String) throws {
        let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard file >= 0, MessageSocket.withAddress(path, { connect(file, $0, $1) }) == 0 else {
            let reason = errno
            if file >= 0 { close(file) }
            errno = reason
            throw RemoteError.failed("nobody listens at \(path)")
        }
        self.init(file)
    }

    /// -1 for a path that is too long for a socket's.
    private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            errno = ENAMETOOLONG
            return -1
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
