import Compositor
import CoreGraphics
import Testing

/// Draws items over a background of one colour and gives the frame.
func draw(
    _ width: Int, _ height: Int, background: UInt32 = 0xFF00_0000, threads: Int = 1, _ items: [DisplayItem]
) -> PixelBuffer {
    let list = DisplayList(width: width, height: height, background: PixelColor(value: background), items: items)
    let frame = PixelBuffer(width: width, height: height)
    FrameRenderer(threads: threads).render(list, into: frame)
    return frame
}

let black: UInt32 = 0xFF00_0000
let white: UInt32 = 0xFFFF_FFFF

func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> CGRect { CGRect(x: x, y: y, width: w, height: h) }

func fill(_ r: CGRect, _ color: UInt32, radius: CGFloat = 0, _ transform: Matrix4 = .identity) -> DisplayItem {
    .fill(
        FillItem(
            shape: .rounded(RoundedRect(r, radius: radius)), color: PixelColor(value: color), transform: transform))
}

func image(_ b: PixelBuffer, at r: CGRect? = nil, _ transform: Matrix4 = .identity) -> DisplayItem {
    let whole = rect(0, 0, Double(b.width), Double(b.height))
    return .image(ImageItem(buffer: b, source: whole, destination: r ?? whole, transform: transform))
}

func group(
    _ children: [DisplayItem], opacity: CGFloat = 1, clip: RoundedRect? = nil, mask: [DisplayItem]? = nil
) -> DisplayItem {
    .group(GroupItem(children: children, opacity: opacity, clip: clip, mask: mask))
}

/// A bitmap whose pixels a function names.
func bitmap(_ width: Int, _ height: Int, opaque: Bool = false, _ pixel: (Int, Int) -> UInt32) -> PixelBuffer {
    let b = PixelBuffer(width: width, height: height, isOpaque: opaque)
    for y in 0..<height { for x in 0..<width { b[x, y] = pixel(x, y) } }
    return b
}

/// An opaque bitmap with a different colour in every pixel.
func pattern(_ width: Int, _ height: Int, seed: Int = 1) -> PixelBuffer {
    bitmap(width, height, opaque: true) { x, y in
        0xFF00_0000 | UInt32((x * 37 + y * 11 + seed * 61) & 255) << 16 | UInt32((y * 29 + x * 3 + seed) & 255) << 8
            | UInt32((x * y + seed * 17) & 255)
    }
}

/// One channel of a pixel: 24 alpha, 16 red, 8 green, 0 blue.
func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 255) }

let channels: [UInt32] = [24, 16, 8, 0]

/// The largest difference of any channel between two pixels.
func difference(_ a: UInt32, _ b: UInt32) -> Int {
    a == b ? 0 : channels.map { abs(channel(a, $0) - channel(b, $0)) }.max() ?? 0
}

/// The largest difference of any channel of any pixel.
func difference(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
    var largest = 0
    for y in 0..<a.height { for x in 0..<a.width { largest = max(largest, difference(a[x, y], b[x, y])) } }
    return largest
}

/// The frame's bytes in one number (FNV-1a).
func fingerprint(_ b: PixelBuffer) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for y in 0..<b.height { for x in 0..<b.width { hash = (hash ^ UInt64(b[x, y])) &* 0x100_0000_01B3 } }
    return hash
}

/// `a` first, then `b`.
func product(_ a: Matrix4, _ b: Matrix4) -> Matrix4 {
    func rows(_ m: Matrix4) -> [[Double]] {
        [
            [m.m11, m.m12, m.m13, m.m14], [m.m21, m.m22, m.m23, m.m24], [m.m31, m.m32, m.m33, m.m34],
            [m.m41, m.m42, m.m43, m.m44],
        ]
    }
    let (x, y) = (rows(a), rows(b))
    func at(_ i: Int, _ j: Int) -> Double { (0..<4).reduce(0) { $0 + x[i][$1] * y[$1][j] } }
    var m = Matrix4()
    (m.m11, m.m12, m.m13, m.m14) = (at(0, 0), at(0, 1), at(0, 2), at(0, 3))
    (m.m21, m.m22, m.m23, m.m24) = (at(1, 0), at(1, 1), at(1, 2), at(1, 3))
    (m.m31, m.m32, m.m33, m.m34) = (at(2, 0), at(2, 1), at(2, 2), at(2, 3))
    (m.m41, m.m42, m.m43, m.m44) = (at(3, 0), at(3, 1), at(3, 2), at(3, 3))
    return m
}

/// A turn about the vertical axis by an angle given as cosine and sine, so that no library's sine takes part.
func turnY(_ c: Double, _ s: Double) -> Matrix4 {
    var m = Matrix4()
    (m.m11, m.m13, m.m31, m.m33) = (c, -s, s, c)
    return m
}

/// A turn in the plane.
func turnZ(_ c: Double, _ s: Double) -> Matrix4 {
    var m = Matrix4()
    (m.m11, m.m12, m.m21, m.m22) = (c, s, -s, c)
    return m
}

/// What an eye at distance `d` sees, about the point (x, y).
func perspective(_ d: Double, about x: Double, _ y: Double, _ inner: Matrix4) -> Matrix4 {
    var eye = Matrix4()
    eye.m34 = -1 / d
    return product(product(product(.translation(x: -x, y: -y), inner), eye), .translation(x: x, y: y))
}

/// Expects every pixel to be what a function says; names the first that is not.
func expectEvery(
    _ frame: PixelBuffer, within tolerance: Int = 0, sourceLocation: SourceLocation = #_sourceLocation,
    _ expected: (Int, Int) -> UInt32
) {
    for y in 0..<frame.height {
        for x in 0..<frame.width {
            let wanted = expected(x, y)
            guard difference(frame[x, y], wanted) > tolerance else { continue }
            let (found, shouldBe) = (String(frame[x, y], radix: 16), String(wanted, radix: 16))
            Issue.record("Pixel (\(x), \(y)) is \(found), not \(shouldBe)", sourceLocation: sourceLocation)
            return
        }
    }
}
