import CCairo
import Foundation

/// A gradient: colors at locations between 0 and 1, with interpolation between them.
public final class CGGradient: Hashable, @unchecked Sendable {
    /// A color and where it stands.
    package struct Stop: Hashable, Sendable {
        /// 0 is the start, 1 the end.
        package let location: CGFloat
        /// The color.
        package let color: CGColor
    }

    /// The stops in ascending order of their locations. There is at least one.
    package let stops: [Stop]

    private init?(colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { index, color in
            Stop(location: locations.map { min(max($0[index], 0), 1) } ?? CGFloat(index) / last, color: color)
        }
        // Equal locations keep their order, which is what makes a hard edge.
        self.stops = stops.enumerated().sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }.map(\.element)
    }

    /// Creates a gradient of components, color after color with alpha last.
    ///
    /// - Parameters:
    ///   - space: The color space of the gradient.
    ///   - components: The components of the colors, with alpha, one color after another.
    ///   - locations: As many locations as colors; `nil` spreads the colors evenly.
    ///   - count: The number of colors.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let size = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).map { index in
            CGColor(
                space: space,
                values: Array(UnsafeBufferPointer(start: components + index * size, count: size)))
        }
        self.init(colors: colors, locations: CGGradient.list(locations, count))
    }

    /// Creates a gradient of `CGColor`s; `nil` if the list is empty or contains another type.
    ///
    /// - Parameters:
    ///   - space: The color space of the gradient.
    ///   - colors: The colors.
    ///   - locations: As many locations as colors; `nil` spreads the colors evenly.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
        let list = colors.compactMap { $0 as? CGColor }
        guard list.count == colors.count else { return nil }
        self.init(colors: list, locations: CGGradient.list(locations, list.count))
    }

    /// Creates a gradient with an `NSArray`, which is bridged to `CFArray` on iOS.
    @_disfavoredOverload public convenience init?(
        colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
    ) {
        self.init(colorsSpace: space, colors: colors.map { $0 } as CFArray, locations: locations)
    }

    private static func list(_ locations: UnsafePointer<CGFloat>?, _ count: Int) -> [CGFloat]? {
        locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    }

    /// Gradients are compared by identity.
    public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Options for the areas beyond a gradient's ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Makes options from their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first color extends before the start.
    public static var drawsBeforeStartLocation: CGGradientDrawingOptions { .init(rawValue: 1) }
    /// The last color extends after the end.
    public static var drawsAfterEndLocation: CGGradientDrawingOptions { .init(rawValue: 2) }
}
