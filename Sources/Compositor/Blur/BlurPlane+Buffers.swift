import CoreGraphics

extension BlurPlane {
    /// Coverage, reduced by `halvings`, with `margin` reduced pixels of nothing around it.
    convenience init(_ buffer: CoverageBuffer, halvings: Int, margin: Int) {
        self.init(reducing: (buffer.width, buffer.height), channels: 1, halvings: halvings, margin: margin) { y, to in
            to.update(from: buffer.row(y), count: buffer.width)
        }
    }

    /// Premultiplied pixels, reduced likewise.
    convenience init(_ buffer: PixelBuffer, halvings: Int, margin: Int) {
        self.init(reducing: (buffer.width, buffer.height), channels: 4, halvings: halvings, margin: margin) { y, to in
            let bytes = UnsafeRawPointer(buffer.row(y)).assumingMemoryBound(to: UInt8.self)
            to.update(from: bytes, count: buffer.width * 4)
        }
    }

    /// Only the alpha of pixels, reduced likewise.
    convenience init(alphaOf buffer: PixelBuffer, halvings: Int, margin: Int) {
        self.init(reducing: (buffer.width, buffer.height), channels: 1, halvings: halvings, margin: margin) { y, to in
            let from = buffer.row(y)
            for x in 0..<buffer.width { to[x] = UInt8(truncatingIfNeeded: from[x] &>> 24) }
        }
    }

    /// - Parameter read: writes one row of bytes, `channels` for each pixel.
    private convenience init(
        reducing size: (width: Int, height: Int), channels: Int, halvings: Int, margin: Int,
        read: (Int, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        let block = 1 << halvings
        let (w, h) = ((size.width + block - 1) >> halvings, (size.height + block - 1) >> halvings)
        self.init(width: w + 2 * margin, height: h + 2 * margin, channels: channels)
        var bytes = [UInt8](repeating: 0, count: size.width * channels)
        var sums = [UInt32](repeating: 0, count: w * channels)
        for reduced in 0..<h {
            for i in sums.indices { sums[i] = 0 }
            for y in (reduced << halvings)..<min((reduced + 1) << halvings, size.height) {
                bytes.withUnsafeMutableBufferPointer { if let p = $0.baseAddress { read(y, p) } }
                for x in 0..<size.width {
                    let to = (x >> halvings) * channels
                    for c in 0..<channels { sums[to &+ c] &+= UInt32(bytes[x &* channels &+ c]) }
                }
            }
            let to = row(reduced + margin) + margin * channels
            for i in sums.indices { to[i] = UInt16(truncatingIfNeeded: (sums[i] &* 256) &>> UInt32(2 * halvings)) }
        }
    }

    /// The values as coverage.
    func coverageBuffer() -> CoverageBuffer {
        let buffer = CoverageBuffer(width: width, height: height)
        for y in 0..<height {
            let (from, to) = (row(y), buffer.row(y))
            for x in 0..<width { to[x] = UInt8(truncatingIfNeeded: (UInt32(from[x]) &+ 128) &>> 8) }
        }
        return buffer
    }

    /// Four channels as premultiplied pixels.
    func pixelBuffer() -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            let from = row(y)
            let to = UnsafeMutableRawPointer(buffer.row(y)).assumingMemoryBound(to: UInt8.self)
            for i in 0..<(width * 4) { to[i] = UInt8(truncatingIfNeeded: (UInt32(from[i]) &+ 128) &>> 8) }
        }
        return buffer
    }
}
