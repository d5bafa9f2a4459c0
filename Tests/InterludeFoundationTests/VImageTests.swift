import InterludeFoundation
import Testing

/// The filters of vImage that public apps blur with.
@Suite struct VImageTests {
    /// A picture of one channel's values; the other three are the same.
    private func run(
        _ rows: [[UInt8]], _ body: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>) -> vImage_Error
    ) -> (result: vImage_Error, rows: [[UInt8]]) {
        var pixels = rows.flatMap { $0.flatMap { [$0, $0, $0, $0] } }
        var out = [UInt8](repeating: 0, count: pixels.count)
        let (width, height) = (rows[0].count, rows.count)
        let result = pixels.withUnsafeMutableBytes { source in
            out.withUnsafeMutableBytes { target in
                var from = vImage_Buffer(
                    data: source.baseAddress, height: UInt(height), width: UInt(width), rowBytes: 4 * width)
                var to = vImage_Buffer(
                    data: target.baseAddress, height: UInt(height), width: UInt(width), rowBytes: 4 * width)
                return body(&from, &to)
            }
        }
        return (result, (0..<height).map { y in (0..<width).map { out[4 * (y * width + $0) + 2] } })
    }

    @Test func `a box gives each pixel the mean around it, with the nearest pixels beyond the edge`() {
        let blurred = run([[0, 90, 0], [0, 0, 0], [0, 0, 9]]) {
            vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
        }
        #expect(blurred.result == kvImageNoError)
        // The first row counts twice above itself: 2 · 90 / 9; in the lower right corner the 9 counts four times.
        #expect(blurred.rows == [[20, 20, 20], [10, 11, 12], [0, 2, 4]])
    }

    @Test func `pixels beyond the edge may be left out, or be of a colour`() {
        let truncated = run([[0, 90, 0]]) {
            vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageTruncateKernel))
        }
        #expect(truncated.rows == [[45, 30, 45]])
        let coloured = run([[0, 90, 0]]) {
            vImageBoxConvolve_ARGB8888(
                $0, $1, nil, 0, 0, 1, 3, [30, 30, 30, 30], vImage_Flags(kvImageBackgroundColorFill))
        }
        #expect(coloured.rows == [[40, 30, 40]])
    }

    @Test func `what cannot be done is told`() {
        let even = run([[0]]) {
            vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 2, 3, nil, vImage_Flags(kvImageEdgeExtend))
        }
        #expect(even.result == kvImageInvalidKernelSize)
        let edge = run([[0]]) { vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 3, 3, nil, 0) }
        #expect(edge.result == kvImageInvalidEdgeStyle)
        let size = run([[0, 0]]) {
            vImageBoxConvolve_ARGB8888(
                $0, $1, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend | kvImageGetTempBufferSize))
        }
        #expect(size.result > 0)
    }

    @Test func `a matrix mixes the four values`() {
        // Each value of the pixel becomes half of the third one, and ten more.
        var matrix = [Int16](repeating: 0, count: 16)
        for column in 0..<4 { matrix[4 * 2 + column] = 128 }
        let bias = [Int32](repeating: 2560, count: 4)
        let mixed = run([[0, 100, 250, 255]]) {
            vImageMatrixMultiply_ARGB8888($0, $1, matrix, 256, nil, bias, vImage_Flags(kvImageNoFlags))
        }
        #expect(mixed.rows == [[10, 60, 135, 138]])
    }
}
