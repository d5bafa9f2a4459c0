import CoreGraphics

/// The content of one frame as plain values. The layer tree is flattened into it, and the compositor draws it.
///
/// Items are drawn in order, each over the previous ones. Each item has the matrix from its local space (points, y
/// down) to the frame's pixels (pixel centers at .5, y down), so the compositor is independent of layers.
package struct DisplayList: Sendable {
    /// The frame's width in pixels.
    package let width: Int
    /// The frame's height in pixels.
    package let height: Int
    /// The color below the first item.
    package let background: PixelColor
    package let items: [DisplayItem]
    /// Whether backdrops blur the background. `false` where the frame has independent parts, such as a device and a pane:
    /// a backdrop at the edge of its part then repeats the colors at the edge.
    package let blursBackground: Bool
    /// Every backdrop among the items, in drawing order: both who draws the frame and who compares it with the last one ask.
    let backdrops: [BackdropItem]

    package init(
        width: Int, height: Int, background: PixelColor = .black, items: [DisplayItem] = [],
        blursBackground: Bool = true
    ) {
        self.width = width
        self.height = height
        self.background = background
        self.items = items
        self.blursBackground = blursBackground
        backdrops = items.backdrops
    }
}

/// One item of a display list.
///
/// Lists are copied and traversed more often than items are created, so each item is indirect. Each kind
/// has a file in `Items`, see `DisplayContent`.
package indirect enum DisplayItem: Equatable, Sendable {
    /// A plain color in a shape.
    case fill(FillItem)
    /// A bitmap, stretched, cropped or as a nine-part image.
    case image(ImageItem)
    /// A gradient in a shape.
    case gradient(GradientItem)
    /// A frame line inside a rounded rectangle's edge.
    case border(BorderItem)
    /// A blurred, displaced copy of a shape.
    case shadow(ShadowItem)
    /// The content below, blurred.
    case backdrop(BackdropItem)
    /// Items that share opacity, clip, mask or depth order.
    case group(GroupItem)
    /// Items that have been there in the last frame.
    case part(DisplayPart)
}

/// A color as the compositor blends it: premultiplied, eight bits a channel, `0xAARRGGBB`.
package struct PixelColor: Hashable, Sendable {
    package var value: UInt32

    package init(value: UInt32) { self.value = value }

    /// Premultiplies and rounds straight components in 0…1; components outside are clamped, and no number is 0.
    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        let a = alpha.limited(to: 0...1)
        func byte(_ x: Double) -> UInt32 { UInt32(byte: x.limited(to: 0...1) * a) }
        value = UInt32(byte: a) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }

    package var alpha: UInt8 { UInt8(value >> 24) }

    package static let black = PixelColor(value: 0xFF00_0000)
    package static let white = PixelColor(value: 0xFFFF_FFFF)
    package static let clear = PixelColor(value: 0)
}
