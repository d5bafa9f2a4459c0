import CPixbuf
import CoreGraphics
import Foundation

/// A loader of gdk-pixbuf that refuses an image whose declared size is beyond ``PixelBuffer/canHold(width:height:)``, before its
/// pixels are allocated. The only place that calls the library's loaders: every decoder uses it.
package final class ImageLoader {
    private let loader: UnsafeMutablePointer<GdkPixbufLoader>
    private let scale: CGFloat
    private let readsPixels: Bool
    /// The size in pixels that the file declares; `nil` until the loader has found it.
    private(set) var declaredSize: (width: Int, height: Int)?
    private var isRefused = false

    /// - Parameters:
    ///   - scale: Pixels of the result for each declared one.
    ///   - readsPixels: `false` to stop as soon as the size is known.
    init?(scale: CGFloat = 1, readsPixels: Bool = true) {
        guard let loader = gdk_pixbuf_loader_new() else { return nil }
        self.loader = loader
        self.scale = scale
        self.readsPixels = readsPixels
        let sizePrepared: @convention(c) (OpaquePointer, Int32, Int32, UnsafeMutableRawPointer) -> Void = {
            Unmanaged<ImageLoader>.fromOpaque($3).takeUnretainedValue().prepare(width: Int($1), height: Int($2))
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(loader)) }

    /// Decides on the declared size. A size of zero makes every loader give up.
    private func prepare(width: Int, height: Int) {
        declaredSize = (width, height)
        func scaled(_ length: Int) -> Int { Int(saturating: Double((CGFloat(length) * scale).rounded())) }
        let (width, height) = (scaled(width), scaled(height))
        isRefused = !readsPixels || !PixelBuffer.canHold(width: width, height: height)
        if isRefused {
            gdk_pixbuf_loader_set_size(loader, 0, 0)
        } else if scale != 1 {
            gdk_pixbuf_loader_set_size(loader, Int32(width), Int32(height))
        }
    }

    /// Decodes a file and gives the image to a function, after which it is gone.
    ///
    /// - Returns: `nil` for damaged data, and for an image that is too large.
    func decode<Result>(_ data: Data, _ use: (OpaquePointer) -> Result?) -> Result? {
        withExtendedLifetime(self) {
            let isAccepted = data.withUnsafeBytes { bytes in
                gdk_pixbuf_loader_write(
                    loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil) != 0
            }
            let isComplete = gdk_pixbuf_loader_close(loader, nil) != 0
            guard !data.isEmpty, isAccepted, isComplete, !isRefused else { return nil }
            let pixbuf: OpaquePointer? = gdk_pixbuf_loader_get_pixbuf(loader)
            return pixbuf.flatMap(use)
        }
    }

    /// The size in pixels that a file declares, found without allocating its pixels; `nil` where no loader finds one.
    package static func declaredSize(of data: Data) -> (width: Int, height: Int)? {
        guard let header = ImageHeader(data) else { return nil }
        if let first = header.sizes.first { return first }
        let loader = ImageLoader(readsPixels: false)
        _ = loader?.decode(data) { $0 }
        return loader?.declaredSize
    }
}
