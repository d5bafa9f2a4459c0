import CoreGraphics

extension BlurPlane {
    /// Coverage, reduced by `halvings`, with `margin` reduced pixels of nothing around it.
    convenience init(_ buffer: CoverageBuffer, halvings: Int, margin: Int, pool: WorkerPool) {
        self.init(reducing: (buffer.width, buffer.height), channels: 1, halvings: halvings, margin: margin)
        reduce(buffer.height, halvings, margin, pool) { y, sums in
            Self.add(buffer.row(y), count: buffer.width, halvings, to: sums)
        }
    }

    /// Premultiplied pixels, reduced likewise.
    convenience init(_ buffer: PixelBuffer, halvings: Int, margin: Int, pool: WorkerPool) {
        self.init(reducing: (buffer.width, buffer.height), channels: 4, halvings: halvings, margin: margin)
        reduce(buffer.height, halvings, margin, pool) { y, sums in
            let bytes = UnsafeRawPointer(buffer.row(y)).assumingMemoryBound(to: UInt8.self)
            for x in 0..<buffer.width {
                let (from, to) = (bytes + 4 &* x, sums + 4 &* (x &>> halvings))
                to[0] &+= UInt32(from[0])
                to[1] &+= UInt32(from[1])
                to[2] &+= UInt32(from[2])
                to[3] &+= UInt32(from[3])
            }
        }
    }

    /// Only the alpha of pixels, reduced likewise.
    convenience init(alphaOf buffer: PixelBuffer, halvings: Int, margin: Int, pool: WorkerPool) {
        self.init(reducing: (buffer.width, buffer.height), channels: 1, halvings: halvings, margin: margin)
        reduce(buffer.height, halvings, margin, pool) { y, sums in
            let pixels = UnsafePointer(buffer.row(y))
            for x in 0..<buffer.width { sums[x &>> halvings] &+= pixels[x] &>> 24 }
        }
    }

    private convenience init(reducing size: (width: Int, height: Int), channels: Int, halvings: Int, margin: Int) {
        let block = 1 << halvings
        let (w, h) = ((size.width + block - 1) >> halvings, (size.height + block - 1) >> halvings)
        self.init(width: w + 2 * margin, height: h + 2 * margin, channels: channels)
    }

    private static func add(
        _ bytes: UnsafePointer<UInt8>, count: Int, _ halvings: Int, to sums: UnsafeMutablePointer<UInt32>
    ) {
        for x in 0..<count { sums[x &>> halvings] &+= UInt32(bytes[x]) }
    }

    /// Sums the picture's rows up, block by block.
    ///
    /// - Parameter add: Adds one row of the picture to the sums of its blocks.
    private func reduce(
        _ rows: Int, _ halvings: Int, _ margin: Int, _ pool: WorkerPool,
        add: @Sendable (_ y: Int, _ sums: UnsafeMutablePointer<UInt32>) -> Void
    ) {
        let count = (width - 2 * margin) * channels
        pool.share(height - 2 * margin, atLeast: 8) { blocks in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count + 1) { memory in
                guard let sums = memory.baseAddress else { return }
                for block in blocks {
                    sums.update(repeating: 0, count: count)
                    for y in (block << halvings)..<min((block + 1) << halvings, rows) { add(y, sums) }
                    let to = self.row(block + margin) + margin * self.channels
                    for i in 0..<count {
                        to[i] = UInt16(truncatingIfNeeded: (sums[i] &* 256) &>> UInt32(2 * halvings))
                    }
                }
            }
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
