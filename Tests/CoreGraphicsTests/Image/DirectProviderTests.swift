import CoreGraphics
import Foundation
import Synchronization
import Testing

/// Providers whose bytes are read by callbacks.
@Suite struct DirectProviderTests {
    /// Bytes for callbacks, and the calls of the callbacks in their order.
    private final class Source: Sendable {
        let bytes: [UInt8]
        private let log = Mutex<[String]>([])

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        var calls: [String] { log.withLock { $0 } }

        func note(_ call: String) { log.withLock { $0.append(call) } }

        static func of(_ info: UnsafeMutableRawPointer?) -> Source? {
            info.map { Unmanaged<Source>.fromOpaque($0).takeUnretainedValue() }
        }
    }

    /// Two pixels, and their bytes.
    private static let pixels: [[UInt32]] = [[0xFF0A_141E, 0x8005_0607]]
    private static let bytes: [UInt8] = [10, 20, 30, 255, 5, 6, 7, 128]

    /// Callbacks that copy the bytes.
    private static var copying: CGDataProviderDirectCallbacks {
        CGDataProviderDirectCallbacks(
            version: 0, getBytePointer: nil, releaseBytePointer: nil,
            getBytesAtPosition: { info, buffer, position, count in
                guard let source = Source.of(info) else { return 0 }
                source.note("copy")
                let part = source.bytes.dropFirst(Int(position)).prefix(count)
                UnsafeMutableRawBufferPointer(start: buffer, count: part.count).copyBytes(from: part)
                return part.count
            },
            releaseInfo: { info in
                guard let info else { return }
                let source = Unmanaged<Source>.fromOpaque(info).takeRetainedValue()
                source.note("release info")
            })
    }

    /// Callbacks that can also return the bytes in memory.
    private static var pointing: CGDataProviderDirectCallbacks {
        var callbacks = copying
        callbacks.getBytePointer = { info in
            guard let source = Source.of(info) else { return nil }
            source.note("get")
            let memory = UnsafeMutableRawPointer.allocate(byteCount: source.bytes.count, alignment: 1)
            UnsafeMutableRawBufferPointer(start: memory, count: source.bytes.count).copyBytes(from: source.bytes)
            return UnsafeRawPointer(memory)
        }
        callbacks.releaseBytePointer = { info, memory in
            memory.deallocate()
            Source.of(info)?.note("release")
        }
        return callbacks
    }

    /// A provider that retains a source until its info pointer is released.
    private func provider(
        _ source: Source, size: Int = Self.bytes.count, _ callbacks: CGDataProviderDirectCallbacks
    ) -> CGDataProvider? {
        var callbacks = callbacks
        return CGDataProvider(
            directInfo: Unmanaged.passRetained(source).toOpaque(), size: off_t(size), callbacks: &callbacks)
    }

    /// An image of two pixels.
    private func image(_ provider: CGDataProvider?) -> CGImage? {
        provider.flatMap {
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: $0,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
    }

    @Test(arguments: [false, true]) func `an image reads its bytes once, when it is drawn`(_ hasPointer: Bool) throws {
        let source = Source(Self.bytes)
        let made = try #require(image(provider(source, hasPointer ? Self.pointing : Self.copying)))
        #expect(made.width == 2 && made.height == 1 && made.bytesPerRow == 8 && made.comesLater)
        #expect(made.alphaInfo == .premultipliedLast)
        #expect(source.calls == [])
        for _ in 0..<2 { #expect(rows(made.buffer) == Self.pixels) }
        #expect(source.calls == (hasPointer ? ["get", "release"] : ["copy"]))
    }

    @Test func `a provider's data are read each time`() {
        let source = Source(Self.bytes)
        let made = provider(source, Self.copying)
        for _ in 0..<2 { #expect(made?.data == Data(Self.bytes)) }
        #expect(source.calls == ["copy", "copy"])
    }

    @Test func `the info pointer is released once, with the last image`() {
        let source = Source(Self.bytes)
        var bytes = provider(source, Self.copying)
        var made = image(bytes)
        bytes = nil
        #expect(made.map { rows($0.buffer) } == Self.pixels)
        #expect(source.calls == ["copy"])
        made = nil
        #expect(source.calls == ["copy", "release info"])
    }

    @Test func `too few bytes when it is drawn give a transparent image`() throws {
        let source = Source([10, 20, 30, 255])
        let short = try #require(image(provider(source, Self.copying)))
        #expect(rows(short.buffer) == [[0, 0]])
        #expect(source.calls == ["copy"])
        var callbacks = CGDataProviderDirectCallbacks()
        let nothing = CGDataProvider(directInfo: nil, size: off_t(Self.bytes.count), callbacks: &callbacks)
        let empty = try #require(image(nothing))
        #expect(rows(empty.buffer) == [[0, 0]])
    }

    @Test(arguments: [7, 0, -1]) func `a size that is too small gives nil, and nothing is read`(_ size: Int) {
        let source = Source(Self.bytes)
        let made = image(provider(source, size: size, Self.pointing))
        #expect(made == nil)
        #expect(source.calls == ["release info"])
    }
}
