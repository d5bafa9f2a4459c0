import CoreGraphics

/// The format of pixels in memory. Formats with eight bits a channel can be read and written.
public struct CIFormat: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Alpha, red, green, blue.
    public static let ARGB8 = CIFormat(rawValue: 263)
    /// Blue, green, red, alpha.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Red, green, blue, alpha.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// Alpha, blue, green, red.
    public static let ABGR8 = CIFormat(rawValue: 265)
    /// Sixteen bits of floating point each: the working format on Apple's systems.
    public static let RGBAh = CIFormat(rawValue: 2056)
    /// Thirty-two bits of floating point each: the working format here.
    public static let RGBAf = CIFormat(rawValue: 2312)
    /// Gray.
    public static let L8 = CIFormat(rawValue: 259)
    /// Red alone.
    public static let R8 = CIFormat(rawValue: 257)
    /// Alpha alone.
    public static let A8 = CIFormat(rawValue: 261)
}

/// The bytes of a format.
struct BitmapFormat {
    /// Where red, green, blue and alpha stand; `nil` for what is not there.
    private let places: (red: Int?, green: Int?, blue: Int?, alpha: Int?)
    let size: Int

    init?(_ format: CIFormat) {
        switch format {
        case .ARGB8:
            places = (1, 2, 3, 0)
            size = 4
        case .BGRA8:
            places = (2, 1, 0, 3)
            size = 4
        case .RGBA8:
            places = (0, 1, 2, 3)
            size = 4
        case .ABGR8:
            places = (3, 2, 1, 0)
            size = 4
        case .L8:
            places = (0, 0, 0, nil)
            size = 1
        case .R8:
            places = (0, nil, nil, nil)
            size = 1
        case .A8:
            places = (nil, nil, nil, 0)
            size = 1
        default: return nil
        }
    }

    /// Reads bytes, the top row first; `nil` where there are too few.
    func recipe(_ data: Data, _ bytesPerRow: Int, _ size: CGSize, _ space: CGColorSpace?) -> Recipe? {
        let (width, height) = (Int(saturating: Double(size.width)), Int(saturating: Double(size.height)))
        guard PixelBuffer.canHold(width: width, height: height), bytesPerRow >= width * self.size,
            data.count / height >= bytesPerRow
        else { return nil }
        let buffer = PixelBuffer(width: width, height: height)
        data.withUnsafeBytes { bytes in
            for y in 0..<height {
                let row = buffer.row(y)
                for x in 0..<width { row[x] = pixel(bytes, at: y * bytesPerRow + x * self.size) }
            }
        }
        return BitmapRecipe(CGImage(buffer: buffer))
    }

    private func pixel(_ bytes: UnsafeRawBufferPointer, at start: Int) -> UInt32 {
        func byte(_ place: Int?) -> UInt32? { place.map { UInt32(bytes[start + $0]) } }
        let alpha = byte(places.alpha) ?? 255
        func color(_ place: Int?) -> UInt32 { min(byte(place) ?? 0, alpha) }
        return alpha << 24 | color(places.red) << 16 | color(places.green) << 8 | color(places.blue)
    }

    /// Writes one stored pixel.
    func write(_ pixel: UInt32, to bytes: UnsafeMutablePointer<UInt8>) {
        if let red = places.red { bytes[red] = UInt8(pixel >> 16 & 0xFF) }
        if let green = places.green, green != places.red { bytes[green] = UInt8(pixel >> 8 & 0xFF) }
        if let blue = places.blue, blue != places.red { bytes[blue] = UInt8(pixel & 0xFF) }
        if let alpha = places.alpha { bytes[alpha] = UInt8(pixel >> 24) }
        if size == 1, let gray = places.red, places.green == gray {
            // Luma weights (ITU-R BT.709), summing to 65536 so that gray stays the same gray.
            let (r, g, b) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
            bytes[gray] = UInt8((r * 13933 + g * 46871 + b * 4732 + 32768) >> 16)
        }
    }
}
