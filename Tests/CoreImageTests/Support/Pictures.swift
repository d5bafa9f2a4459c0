import CoreGraphics
import CoreImage

/// A picture whose pixels a closure gives, row 0 at the top, `0xAARRGGBB` with multiplied colours.
func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height { for x in 0..<width { buffer.row(y)[x] = pixel(x, y) } }
    return CGImage(buffer: buffer)
}

/// Opaque colours of all kinds.
func colorful(_ width: Int, _ height: Int) -> CGImage {
    picture(width, height) { x, y in
        0xFF00_0000 | UInt32(x * 37 & 255) << 16 | UInt32(y * 53 & 255) << 8 | UInt32((x * y * 11 + 90) & 255)
    }
}

/// One colour everywhere.
func plain(_ width: Int, _ height: Int, _ pixel: UInt32) -> CIImage {
    CIImage(cgImage: picture(width, height) { _, _ in pixel })
}

/// A context whose colours are taken as they are stored, so that formulas can be checked with the numbers of bytes.
let unmanaged = CIContext(options: [.workingColorSpace: NSNull()])

/// The pixels of an image, rows from the top; of all of it if no rectangle is given.
func pixels(
    _ image: CIImage?, _ rect: CGRect? = nil, in context: CIContext = unmanaged
) -> [[UInt32]] {
    guard let image, let result = context.createCGImage(image, from: rect ?? image.extent) else { return [] }
    return (0..<result.height).map { y in (0..<result.width).map { result.buffer[$0, y] } }
}

/// The pixel at a place whose y axis points upward.
func pixel(_ image: CIImage?, _ x: Int, _ y: Int, in context: CIContext = unmanaged) -> UInt32? {
    pixels(image, CGRect(x: x, y: y, width: 1, height: 1), in: context).first?.first
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// The largest difference of two pixels' channels.
func difference(_ a: UInt32?, _ b: UInt32?) -> Int {
    guard let a, let b else { return 256 }
    return stride(from: 0, to: 32, by: 8).map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
}

/// The largest difference of two pictures' channels.
func difference(_ a: [[UInt32]], _ b: [[UInt32]]) -> Int {
    guard !a.isEmpty, a.count == b.count, a[0].count == b[0].count else { return 256 }
    return zip(a.joined(), b.joined()).map { difference($0, $1) }.max() ?? 256
}

/// A filter with values.
func made(_ name: String, _ values: [String: Any] = [:]) -> CIFilter {
    guard let filter = CIFilter(name: name, parameters: values) else { fatalError("There is no filter \(name)") }
    return filter
}
