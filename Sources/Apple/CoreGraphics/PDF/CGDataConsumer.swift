import Foundation

/// Mutable data. `as` converts it without a bridge.
public typealias CFMutableData = NSMutableData

/// A destination of written bytes: memory or a file.
public final class CGDataConsumer: Hashable, @unchecked Sendable {
    private let write: (UnsafeRawBufferPointer) -> Bool

    /// Creates a consumer that appends to data.
    public init?(data: CFMutableData) {
        write = { bytes in
            bytes.baseAddress.map { data.append($0, length: bytes.count) }
            return true
        }
    }

    /// Creates a consumer that writes a file. An existing file is replaced. Returns `nil` if the
    /// file cannot be written.
    public init?(url: CFURL) {
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil),
            let handle = FileHandle(forWritingAtPath: url.path)
        else { return nil }
        write = { (try? handle.write(contentsOf: Data($0))) != nil }
    }

    /// Takes bytes. Returns whether they were written.
    func put(_ bytes: UnsafeRawBufferPointer) -> Bool { write(bytes) }

    /// Consumers are compared by identity.
    public static func == (lhs: CGDataConsumer, rhs: CGDataConsumer) -> Bool { lhs === rhs }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
