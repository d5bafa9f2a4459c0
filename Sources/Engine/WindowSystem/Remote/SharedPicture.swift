import CoreGraphics
import Foundation

/// A picture in memory that two processes of the same user share: a file that is gone from its folder as soon as both have it.
final class SharedPicture {
    let buffer: PixelBuffer
    private let memory: UnsafeMutableRawPointer
    private let length: Int

    /// Rows begin where a vector does; behind the last one is room for one vector more, as in any buffer.
    private static func stride(_ width: Int) -> Int { max(16, (width + 15) & ~15) }
    private static func length(_ width: Int, _ height: Int) -> Int { stride(width) * max(height, 1) * 4 + 256 }

    /// Makes the file, which nobody else may open.
    init(creating path: String, width: Int, height: Int) throws {
        let file = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw RemoteError.failed("cannot make \(path)") }
        defer { close(file) }
        length = SharedPicture.length(width, height)
        guard ftruncate(file, length) == 0 else { throw RemoteError.failed("no room for a picture") }
        memory = try SharedPicture.map(file, length)
        buffer = SharedPicture.picture(memory, width, height)
    }

    /// Opens the other process's file, and takes it off the disk.
    init(taking path: String, width: Int, height: Int) throws {
        let file = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { throw RemoteError.failed("cannot open \(path)") }
        defer { close(file) }
        unlink(path)
        var status = stat()
        length = SharedPicture.length(width, height)
        guard width > 0, height > 0, fstat(file, &status) == 0, status.st_size >= length else {
            throw RemoteError.failed("a picture is shorter than it says")
        }
        memory = try SharedPicture.map(file, length)
        buffer = SharedPicture.picture(memory, width, height)
    }

    deinit { munmap(memory, length) }

    private static func map(_ file: Int32, _ length: Int) throws -> UnsafeMutableRawPointer {
        guard let memory = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED else {
            throw RemoteError.failed("no memory for a picture")
        }
        return memory
    }

    private static func picture(_ memory: UnsafeMutableRawPointer, _ width: Int, _ height: Int) -> PixelBuffer {
        let stride = stride(width)
        let pixels = memory.bindMemory(to: UInt32.self, capacity: stride * max(height, 1))
        return PixelBuffer(borrowing: pixels, width: width, height: height, stride: stride)
    }
}

/// Why two processes cannot talk.
package enum RemoteError: Error, CustomStringConvertible {
    case failed(String)

    package var description: String {
        switch self {
        case .failed(let reason): "\(reason): \(String(cString: strerror(errno)))"
        }
    }
}
