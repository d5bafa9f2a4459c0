import Foundation

/// Returns memory with all bytes of a provider, or `nil`. The parameter is the provider's info pointer.
public typealias CGDataProviderGetBytePointerCallback = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeRawPointer?

/// Called when the memory from `getBytePointer` is no longer needed, with the info pointer and the memory.
public typealias CGDataProviderReleaseBytePointerCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void

/// Copies bytes of a provider: the info pointer, the buffer to write into, the position of the first byte and the number of bytes. Returns
/// the number of bytes that were copied.
public typealias CGDataProviderGetBytesAtPositionCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int) -> Int

/// Called when the provider is released, with the info pointer.
public typealias CGDataProviderReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The functions with which a provider gets its bytes when they are read, on any thread.
public struct CGDataProviderDirectCallbacks {
    /// The version of this structure: 0.
    public var version: UInt32
    /// Returns all bytes in memory. Preferred over `getBytesAtPosition`.
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    /// Called after `getBytePointer`, when the bytes were read.
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    /// Copies a range of bytes.
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    /// Called when the provider is released.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Creates callbacks without functions.
    public init() {
        self.init(
            version: 0, getBytePointer: nil, releaseBytePointer: nil, getBytesAtPosition: nil, releaseInfo: nil)
    }

    /// Creates callbacks.
    public init(
        version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?,
        releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
        getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        self.getBytePointer = getBytePointer
        self.releaseBytePointer = releaseBytePointer
        self.getBytesAtPosition = getBytesAtPosition
        self.releaseInfo = releaseInfo
    }
}

/// Bytes from callbacks, which are called for each reading.
struct DirectBytes {
    let info: UnsafeMutableRawPointer?
    let count: Int
    let callbacks: CGDataProviderDirectCallbacks

    /// Calls `body` with the bytes; with fewer than `count` if the callbacks have no more.
    func read<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        if let memory = callbacks.getBytePointer?(info) {
            defer { callbacks.releaseBytePointer?(info, memory) }
            return body(UnsafeRawBufferPointer(start: memory, count: count))
        }
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        defer { copy.deallocate() }
        guard let start = copy.baseAddress, let callback = callbacks.getBytesAtPosition else {
            return body(UnsafeRawBufferPointer(start: nil, count: 0))
        }
        let copied = min(max(callback(info, start, 0, count), 0), count)
        return body(UnsafeRawBufferPointer(rebasing: copy[..<copied]))
    }
}
