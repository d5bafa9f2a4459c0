import Foundation

// What public apps use of vImage, of Accelerate, to blur pictures: the box filter and the color matrix over pixels of four bytes.

public typealias vImagePixelCount = UInt
public typealias vImage_Flags = UInt32
public typealias vImage_Error = Int

/// A picture in memory.
public struct vImage_Buffer {
    /// The upper left pixel.
    public var data: UnsafeMutableRawPointer!
    /// In pixels.
    public var height: vImagePixelCount
    /// In pixels.
    public var width: vImagePixelCount
    /// From one row to the next.
    public var rowBytes: Int

    /// No picture.
    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        self.data = data
        self.height = height
        self.width = width
        self.rowBytes = rowBytes
    }
}

// vImage's own numbers, from its documentation.
public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128
public let kvImageNoError = 0
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageInvalidKernelSize = -21767
public let kvImageInvalidEdgeStyle = -21768
public let kvImageNullPointerArgument = -21772
public let kvImageInvalidParameter = -21773
public let kvImageBufferSizeMismatch = -21774

/// Replaces each pixel by the mean of its neighborhood.
///
/// - Parameters:
///   - kernel_height: The number of rows; odd.
///   - kernel_width: The number of columns; odd.
///   - flags: The treatment of pixels beyond the edge: `kvImageEdgeExtend` the nearest, `kvImageBackgroundColorFill`
///     the color, `kvImageTruncateKernel` none.
/// - Returns: `kvImageNoError`, what is wrong, or with `kvImageGetTempBufferSize` the size of a buffer, which is not needed here.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target, flags) = (src.pointee, dest.pointee, Int(flags))
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    guard
        srcOffsetToROI_X + target.width <= source.width, srcOffsetToROI_Y + target.height <= source.height
    else { return kvImageRoiLargerThanInputBuffer }
    if flags & kvImageGetTempBufferSize != 0 { return max(1, Int(source.width * source.height) * 4) }
    let edge: BoxFilter.Edge
    switch flags & (kvImageEdgeExtend | kvImageBackgroundColorFill | kvImageTruncateKernel) {
    case kvImageEdgeExtend: edge = .nearest
    case kvImageTruncateKernel: edge = .none
    case kvImageBackgroundColorFill:
        guard let backgroundColor else { return kvImageNullPointerArgument }
        edge = .color((0..<4).map { UInt64(backgroundColor[$0]) })
    default: return kvImageInvalidEdgeStyle
    }
    guard target.width > 0, target.height > 0 else { return kvImageNoError }
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    let filter = BoxFilter(
        source: source, edge: edge, reach: (Int(kernel_width) / 2, Int(kernel_height) / 2),
        offset: (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y)))
    filter.write(to: target, keepsAlpha: flags & kvImageLeaveAlphaUnchanged != 0)
    return kvImageNoError
}

/// Sums over rectangles of a picture by the sums over all rectangles from its corner.
private struct BoxFilter {
    enum Edge {
        case nearest
        case color([UInt64])
        case none
    }

    let source: vImage_Buffer
    let edge: Edge
    let reach: (x: Int, y: Int)
    let offset: (x: Int, y: Int)

    /// In two passes, along the rows and then along the columns, each with a sum that moves.
    func write(to target: vImage_Buffer, keepsAlpha: Bool) {
        let (width, height) = (Int(target.width), Int(target.height))
        let rows = offset.y - reach.y..<offset.y + height + reach.y
        // Sums of rows, those beyond the edge too where they count.
        var sums = [SIMD4<UInt64>](repeating: .zero, count: width * rows.count)
        for (index, row) in rows.enumerated() { sumRow(row, into: &sums, at: index * width, width) }
        for x in 0..<width {
            var sum = SIMD4<UInt64>.zero
            for row in 0..<2 * reach.y { sum &+= sums[row * width + x] }
            for y in 0..<height {
                sum &+= sums[(y + 2 * reach.y) * width + x]
                put(sum, count(x, y), at: (x, y), in: target, keepsAlpha)
                sum &-= sums[y * width + x]
            }
        }
    }

    private func sumRow(_ row: Int, into sums: inout [SIMD4<UInt64>], at start: Int, _ width: Int) {
        var sum = SIMD4<UInt64>.zero
        for x in offset.x - reach.x..<offset.x + reach.x { sum &+= pixel(x, row) }
        for x in 0..<width {
            sum &+= pixel(offset.x + x + reach.x, row)
            sums[start + x] = sum
            sum &-= pixel(offset.x + x - reach.x, row)
        }
    }

    private func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt64> {
        let (width, height) = (Int(source.width), Int(source.height))
        var (x, y) = (x, y)
        if x < 0 || y < 0 || x >= width || y >= height {
            switch edge {
            case .nearest:
                x = min(max(x, 0), width - 1)
                y = min(max(y, 0), height - 1)
            case .color(let color): return SIMD4(color[0], color[1], color[2], color[3])
            case .none: return .zero
            }
        }
        let place = source.data.advanced(by: y * source.rowBytes + 4 * x).assumingMemoryBound(to: UInt8.self)
        return SIMD4(UInt64(place[0]), UInt64(place[1]), UInt64(place[2]), UInt64(place[3]))
    }

    /// How many pixels count.
    private func count(_ x: Int, _ y: Int) -> UInt64 {
        guard case .none = edge else { return UInt64((2 * reach.x + 1) * (2 * reach.y + 1)) }
        let columns = min(offset.x + x + reach.x, Int(source.width) - 1) - max(offset.x + x - reach.x, 0) + 1
        let rows = min(offset.y + y + reach.y, Int(source.height) - 1) - max(offset.y + y - reach.y, 0) + 1
        return UInt64(columns * rows)
    }

    private func put(
        _ sum: SIMD4<UInt64>, _ count: UInt64, at place: (x: Int, y: Int), in target: vImage_Buffer, _ keepsAlpha: Bool
    ) {
        let bytes = target.data.advanced(by: place.y * target.rowBytes + 4 * place.x)
            .assumingMemoryBound(to: UInt8.self)
        for channel in (keepsAlpha ? 1 : 0)..<4 { bytes[channel] = UInt8((sum[channel] + count / 2) / count) }
    }
}

/// Multiplies each pixel's four values by a matrix, whose rows are the input values. Effects use it for the saturation
/// of colors.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard divisor != 0 else { return kvImageInvalidParameter }
    guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    guard target.width > 0, target.height > 0 else { return kvImageNoError }
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    for y in 0..<Int(target.height) {
        let row = source.data.advanced(by: y * source.rowBytes).assumingMemoryBound(to: UInt8.self)
        let out = target.data.advanced(by: y * target.rowBytes).assumingMemoryBound(to: UInt8.self)
        for x in 0..<Int(target.width) {
            let values = (0..<4).map { Int64(row[4 * x + $0]) + Int64(pre_bias?[$0] ?? 0) }
            for column in 0..<4 {
                let sum = (0..<4).reduce(Int64(post_bias?[column] ?? 0)) {
                    $0 + values[$1] * Int64(matrix[4 * $1 + column])
                }
                // To the nearest, as the documentation's sums with half a divisor are.
                let half = Int64(divisor.magnitude) / 2 * (sum < 0 ? -1 : 1)
                out[4 * x + column] = UInt8(min(max((sum + half) / Int64(divisor), 0), 255))
            }
        }
    }
    return kvImageNoError
}

// Darwin's functions take pointers that may be nil.
@discardableResult
public func memcpy(_ dst: UnsafeMutableRawPointer?, _ src: UnsafeRawPointer?, _ n: Int) -> UnsafeMutableRawPointer? {
    if n > 0, let dst, let src { dst.copyMemory(from: src, byteCount: n) }
    return dst
}
