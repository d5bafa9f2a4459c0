import Foundation

/// Pixels that are made on another thread while their image goes its way: through image views and layers, which want to know no
/// more than its size.
///
/// They are made once. Who needs them before another thread has begun makes them himself; who needs them while they are being
/// made waits for them.
package final class PendingPixels: @unchecked Sendable {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    private let lock = NSLock()
    private var make: (@Sendable () -> PixelBuffer)?
    private var made: PixelBuffer?

    /// - Parameter make: Gives a buffer of that size, on any thread.
    package init(width: Int, height: Int, make: @escaping @Sendable () -> PixelBuffer) {
        self.width = width
        self.height = height
        self.make = make
    }

    /// Lets another thread make the pixels, unless nobody wants them any more when its turn comes.
    package func begin() {
        DispatchQueue.global(qos: .userInitiated).async { [weak self] in _ = self?.buffer }
    }

    /// The pixels.
    package var buffer: PixelBuffer {
        lock.withLock {
            if let made { return made }
            let fresh = make?() ?? PixelBuffer(width: width, height: height)
            demand(fresh.width == width && fresh.height == height, "Pending pixels have the size that was said")
            made = fresh
            make = nil
            return fresh
        }
    }
}
