import Foundation

/// Called when a provider has released the caller's memory. The arguments are the info pointer, the
/// memory and its size.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// A source of bytes, for example for an image.
public final class CGDataProvider: Hashable, @unchecked Sendable {
    private let bytes: Data
    private let direct: DirectBytes?
    /// The info pointer of the initializer.
    public let info: UnsafeMutableRawPointer?
    private let release: (() -> Void)?

    private init(
        bytes: Data, info: UnsafeMutableRawPointer?, release: (() -> Void)?, direct: DirectBytes? = nil
    ) {
        self.bytes = bytes
        self.info = info
        self.release = release
        self.direct = direct
    }

    /// Creates a provider that reads its bytes with callbacks. An image reads them when it is
    /// drawn.
    public convenience init?(
        directInfo info: UnsafeMutableRawPointer?, size: off_t,
        callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
    ) {
        let callbacks = callbacks.pointee
        self.init(
            bytes: Data(), info: info, release: { callbacks.releaseInfo?(info) },
            direct: DirectBytes(info: info, count: max(Int(size), 0), callbacks: callbacks))
    }

    /// Creates a provider of the data's bytes.
    public convenience init?(data: CFData) {
        self.init(bytes: data, info: nil, release: nil)
    }

    /// Creates a provider of bytes in memory. The memory belongs to the caller until `releaseData`
    /// is called.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: @escaping CGDataProviderReleaseDataCallback
    ) {
        let bytes = Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: data), count: size, deallocator: .none)
        self.init(bytes: bytes, info: info, release: { releaseData(info, data, size) })
    }

    /// Creates a provider of a file's bytes. Returns `nil` if the file cannot be read.
    public convenience init?(url: CFURL) {
        guard let bytes = try? Data(contentsOf: url) else { return nil }
        self.init(bytes: bytes, info: nil, release: nil)
    }

    /// Creates a provider of a file's bytes. Returns `nil` if the file cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    deinit {
        release?()
    }

    /// A copy of the bytes.
    public var data: CFData? {
        if let direct { return direct.read { Data($0) } }
        return release == nil ? bytes : Data(Array(bytes))
    }

    /// Calls `body` with the bytes themselves.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        if let direct { return direct.read(body) }
        return bytes.withUnsafeBytes(body)
    }

    /// The number of bytes of a provider with callbacks; `nil` for all others.
    var deferredCount: Int? { direct?.count }

    /// Providers are compared by identity.
    public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
