import Foundation

/// The position of alpha in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha channel.
    case none = 0
    /// After the colors, which are premultiplied.
    case premultipliedLast
    /// Before the colors, which are premultiplied.
    case premultipliedFirst
    /// After the colors, which are not premultiplied.
    case last
    /// Before the colors, which are not premultiplied.
    case first
    /// An unused component after the colors.
    case noneSkipLast
    /// An unused component before the colors.
    case noneSkipFirst
    /// Nothing but alpha.
    case alphaOnly
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0x0000
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The distribution of a pixel's bits among its channels.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    case mask = 0xF0000
    case packed = 0x00000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case RGB555 = 0x10000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case RGB565 = 0x20000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case RGB101010 = 0x30000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case RGBCIF10 = 0x40000
}

/// The position of alpha in a pixel, and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits of both.
    public let rawValue: UInt32

    /// Creates the value from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits of the `CGImageAlphaInfo`.
    public static var alphaInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1F) }
    /// The bits that say whether components are floating-point numbers.
    public static var floatInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0xF00) }
    /// Components are floating-point numbers.
    public static var floatComponents: CGBitmapInfo { CGBitmapInfo(rawValue: 0x100) }
    /// The bits of the `CGImageByteOrderInfo`.
    public static var byteOrderMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x7000) }
    /// The bytes are in the order in which they are read.
    public static var byteOrderDefault: CGBitmapInfo { CGBitmapInfo(rawValue: 0x0000) }
    /// 16-bit numbers, little endian.
    public static var byteOrder16Little: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1000) }
    /// 32-bit numbers, little endian.
    public static var byteOrder32Little: CGBitmapInfo { CGBitmapInfo(rawValue: 0x2000) }
    /// 16-bit numbers, big endian.
    public static var byteOrder16Big: CGBitmapInfo { CGBitmapInfo(rawValue: 0x3000) }
    /// 32-bit numbers, big endian.
    public static var byteOrder32Big: CGBitmapInfo { CGBitmapInfo(rawValue: 0x4000) }

    /// Where alpha stands.
    var alpha: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }
}
