import Foundation

/// Reads pieces that end with a certain byte, and gives up when nothing comes.
final class LineReader {
    struct Failure: Error, CustomStringConvertible {
        let description: String
        var hasGone = false
    }

    private let file: Int32
    private var buffer: [UInt8] = []
    /// How long nothing may come, in milliseconds: a busy machine takes its time.
    private static let patience: Int32 = 60_000

    init(_ file: Int32) { self.file = file }

    /// The next piece, without its end.
    func next(separator: UInt8) throws -> String {
        var searched = 0
        while true {
            if let end = buffer[searched...].firstIndex(of: separator) {
                defer { buffer.removeFirst(end + 1) }
                return String(decoding: buffer[..<end], as: UTF8.self)
            }
            searched = buffer.count
            try readMore()
        }
    }

    /// Everything until the other side closes; an error where it does not.
    func rest() throws -> String { String(decoding: try restBytes(), as: UTF8.self) }

    func restBytes() throws -> [UInt8] {
        while true {
            do { try readMore() } catch let failure as Failure where failure.hasGone { return buffer }
        }
    }

    private func readMore() throws {
        var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, LineReader.patience) > 0 else { throw Failure(description: "Nothing came for a minute.") }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = read(file, &bytes, bytes.count)
        guard count > 0 else {
            throw Failure(
                description: "The other side has gone: \(count == 0 ? "end" : String(cString: strerror(errno))).",
                hasGone: true)
        }
        buffer += bytes[..<count]
    }
}
