import CoreGraphics

/// A pool of frame buffers, which are reused after their frame is released: new memory for every frame would take longer
/// than drawing it.
@MainActor final class FramePool {
    private var buffers: [PixelBuffer] = []
    /// As many as are in the hands of encoders at a time, and a few more. Frames that are kept for good do not come back.
    private static let capacity = 16

    /// Returns a buffer that is not in use. Its content is that of another frame.
    func buffer(width: Int, height: Int) -> PixelBuffer {
        for index in buffers.indices where buffers[index].width == width && buffers[index].height == height {
            if isKnownUniquelyReferenced(&buffers[index]) { return buffers[index] }
        }
        let buffer = PixelBuffer(width: width, height: height, isOpaque: true)
        if buffers.count < FramePool.capacity { buffers.append(buffer) }
        return buffer
    }
}
