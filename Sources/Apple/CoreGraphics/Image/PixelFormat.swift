import Foundation

/// How a pixel lies in memory, for the formats of eight bits a channel that images and contexts accept.
struct PixelFormat: Equatable, Sendable {
    /// Bytes a pixel.
    let size: Int
    /// Where red, green and blue stand; all the same place for gray, and -1 where there is no color.
    let red: Int
    let green: Int
    let blue: Int
    /// Where alpha stands; -1 for none.
    let alpha: Int
    let isPremultiplied: Bool

    /// The buffer's own format: B, G, R, A, premultiplied.
    static let native = PixelFormat(size: 4, red: 2, green: 1, blue: 0, alpha: 3, isPremultiplied: true)

    private init(size: Int, red: Int, green: Int, blue: Int, alpha: Int, isPremultiplied: Bool) {
        self.size = size
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.isPremultiplied = isPremultiplied
    }

    /// The format these numbers describe; `nil` for one that is not supported.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel?, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, !info.contains(.floatComponents) else { return nil }
        let order = CGImageByteOrderInfo(rawValue: info.rawValue & CGBitmapInfo.byteOrderMask.rawValue)
        switch (model, bitsPerPixel, info.alpha) {
        case (_, 8, .alphaOnly):
            self.init(size: 1, red: -1, green: -1, blue: -1, alpha: 0, isPremultiplied: true)
        case (.monochrome, 8, .none):
            self.init(size: 1, red: 0, green: 0, blue: 0, alpha: -1, isPremultiplied: true)
        case (.monochrome, 16, let info) where info != .none && info != .alphaOnly:
            self.init(grayWithAlpha: info)
        case (.rgb, 24, .none):
            self.init(size: 3, red: 0, green: 1, blue: 2, alpha: -1, isPremultiplied: true)
        case (.rgb, 32, let info) where info != .none && info != .alphaOnly:
            self.init(colorWithAlpha: info, isReversed: order == .order32Little)
        default: return nil
        }
    }

    private init(grayWithAlpha info: CGImageAlphaInfo) {
        let gray = info.standsFirst ? 1 : 0
        self.init(
            size: 2, red: gray, green: gray, blue: gray, alpha: info.isSkipped ? -1 : 1 - gray,
            isPremultiplied: info.isPremultiplied)
    }

    private init(colorWithAlpha info: CGImageAlphaInfo, isReversed: Bool) {
        let first = info.standsFirst ? 1 : 0
        func place(_ index: Int) -> Int { isReversed ? 3 - index : index }
        self.init(
            size: 4, red: place(first), green: place(first + 1), blue: place(first + 2),
            alpha: info.isSkipped ? -1 : place(info.standsFirst ? 0 : 3), isPremultiplied: info.isPremultiplied)
    }

    /// Whether pixels of this format have to be opaque.
    var isOpaque: Bool { alpha < 0 }

    /// Whether there is one number for all colors.
    var isGray: Bool { red == blue }
}

extension CGImageAlphaInfo {
    fileprivate var standsFirst: Bool { self == .first || self == .premultipliedFirst || self == .noneSkipFirst }
    fileprivate var isSkipped: Bool { self == .noneSkipFirst || self == .noneSkipLast || self == .none }
    fileprivate var isPremultiplied: Bool { self != .first && self != .last }
}

extension PixelFormat {
    /// One pixel as `0xAARRGGBB`, premultiplied.
    func decode(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        if red < 0 { return UInt32(bytes[alpha]) << 24 }
        let (r, g, b) = (UInt32(bytes[red]), UInt32(bytes[green]), UInt32(bytes[blue]))
        guard alpha >= 0 else { return 0xFF00_0000 | r << 16 | g << 8 | b }
        let a = UInt32(bytes[alpha])
        if isPremultiplied { return a << 24 | min(r, a) << 16 | min(g, a) << 8 | min(b, a) }
        func times(_ value: UInt32) -> UInt32 { (value * a + 127) / 255 }
        return a << 24 | times(r) << 16 | times(g) << 8 | times(b)
    }

    /// Writes a premultiplied `0xAARRGGBB` pixel.
    func encode(_ pixel: UInt32, to bytes: UnsafeMutablePointer<UInt8>) {
        let a = pixel >> 24
        if alpha >= 0 { bytes[alpha] = UInt8(a) }
        guard red >= 0 else { return }
        let (r, g, b) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        if isGray {
            // Luma weights (ITU-R BT.709), summing to 65536 so that gray stays the same gray.
            bytes[red] = UInt8((r * 13933 + g * 46871 + b * 4732 + 32768) >> 16)
        } else {
            bytes[red] = UInt8(r)
            bytes[green] = UInt8(g)
            bytes[blue] = UInt8(b)
        }
    }
}
