import CoreGraphics

/// A symbol at a size and weight: lines and areas on a grid of 100 × 100, drawn again for every size.
///
/// Strokes keep their weight relative to the size, and bold symbols are the same lines drawn thicker.
package struct SymbolDrawing: Sendable {
    package let name: String
    package let configuration: UIImage.SymbolConfiguration

    /// Edge of the grid's square in points. A symbol at medium scale is a little taller than capitals are; the factor is
    /// fitted by eye so that symbols stand in text as iOS's do (a 17 point "star" is about 20 points wide).
    private var edge: CGFloat {
        let size = configuration.pointSize ?? 17
        // Small, medium and large are 0.78, 1 and 1.28 times (ratios of the published symbol templates).
        let factor: CGFloat =
            switch configuration.symbolScale {
            case .small: 0.78
            case .large: 1.28
            default: 1
            }
        return size * 1.2 * factor
    }

    /// The symbol's part of the grid.
    private var frame: CGRect { Symbols.frame(of: name) }

    /// The size in points, in whole thirds so that pixels fit at scale 3.
    package var size: CGSize {
        func rounded(_ length: CGFloat) -> CGFloat { (length * 3).rounded(.up) / 3 }
        return CGSize(width: rounded(frame.width / 100 * edge), height: rounded(frame.height / 100 * edge))
    }

    /// Symbols stand about their letters' middle: the baseline is where a capital centered beside them would stand.
    var baselineFromBottom: CGFloat {
        let capitals = (configuration.pointSize ?? 17) * 0.727
        return max(0, (size.height - capitals) / 2)
    }

    /// How thick strokes are on the grid, by weight. Decided by eye against text of the weight.
    private var strokeWidth: CGFloat {
        switch configuration.weight {
        case .ultraLight: 2.5
        case .thin: 4
        case .light: 6
        case .unspecified, .regular: 7.8
        case .medium: 9
        case .semibold: 10.2
        case .bold: 11.6
        case .heavy: 13
        case .black: 14.5
        }
    }

    /// How strong a hierarchical color is in the layer behind. Decided by eye.
    private static let secondShare: CGFloat = 0.3

    /// The colors of the layer in front and of the one behind it; one if they are the same, none without colors.
    private var layers: [UIColor] {
        guard let first = configuration.colors.first else { return [] }
        if configuration.isHierarchical {
            let color = first.resolvedColor(with: .current)
            return [color, color.withAlphaComponent(color.components.alpha * Self.secondShare)]
        }
        return Array(configuration.colors.prefix(2))
    }

    /// The symbol in black, or in the configuration's color.
    package func render(scale: CGFloat, mirrored: Bool) -> CGImage? {
        let entry = ImageContexts.make(size: size, opaque: false, scale: scale)
        draw(entry.context, in: CGRect(origin: .zero, size: size), color: nil, mirrored: mirrored)
        return CGImage(buffer: entry.buffer)
    }

    /// Draws the symbol stretched to a rectangle. What it cuts out of itself must fall on an empty layer.
    package func draw(_ context: CGContext, in rect: CGRect, color: UIColor?, mirrored: Bool) {
        let layers = layers
        let color = layers.count > 1 ? layers[0] : color ?? layers.first ?? .black
        context.saveGState()
        context.translateBy(x: mirrored ? rect.maxX : rect.minX, y: rect.minY)
        context.scaleBy(x: (mirrored ? -1 : 1) * rect.width / frame.width, y: rect.height / frame.height)
        context.translateBy(x: -frame.minX, y: -frame.minY)
        context.setFillColor(color.cgColor)
        context.setStrokeColor(color.cgColor)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setLineWidth(strokeWidth)
        context.setLineDash(phase: 0, lengths: [])
        _ = Symbols.draw(name, SymbolPen(context: context, width: strokeWidth, layers: layers))
        context.restoreGState()
    }
}

extension UIImage {
    /// Creates a symbol image with a name of SF Symbols.
    ///
    /// The drawings are this project's own: some five hundred, and combinations of them with
    /// frames, strokes and badges (`Symbols+Table.swift`).
    ///
    /// - Returns: `nil` for an unknown name, which is logged once.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, symbolConfiguration: nil)
    }

    /// Creates a symbol for traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, symbolConfiguration: nil)
    }

    /// Creates a symbol in a size and weight.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        self.init(systemName: name, symbolConfiguration: configuration as? SymbolConfiguration)
    }

    private convenience init?(systemName name: String, symbolConfiguration: SymbolConfiguration?) {
        guard Symbols.has(name) else {
            Symbols.tellMissing(name)
            return nil
        }
        let symbol = SymbolDrawing(name: name, configuration: symbolConfiguration ?? .unspecified)
        var storage = Storage(scale: DrawingScale.current, symbol: symbol)
        storage.flipsForRightToLeft = Self.namesReadingDirection(name)
        self.init(storage: storage)
    }

    /// Whether a symbol points where one reads, or back, which is the other way round from right to left: `chevron.forward`.
    private static func namesReadingDirection(_ name: String) -> Bool {
        name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
    }
}
