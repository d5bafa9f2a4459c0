import CoreGraphics

/// Buffers for frames, taken again once nobody looks at their frame any more: fresh memory for every frame would cost more
/// than drawing it.
@MainActor final class FramePool {
    private var buffers: [PixelBuffer] = []
    /// As many as are in the hands of encoders at a time, and a few more. Frames that are kept for good do not come back.
    private static let capacity = 16

    /// A buffer that nobody else holds. What is in it is left over from another frame.
    func buffer(width: Int, height: Int) -> PixelBuffer {
        for index in buffers.indices where buffers[index].width == width && buffers[index].height == height {
            if isKnownUniquelyReferenced(&buffers[index]) { return buffers[index] }
        }
        let buffer = PixelBuffer(width: width, height: height, isOpaque: true)
        if buffers.count < FramePool.capacity { buffers.append(buffer) }
        return buffer
    }
}
