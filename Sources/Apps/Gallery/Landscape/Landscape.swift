import UIKit

/// A painted landscape: the pictures of the demo's screens, drawn when they are needed, the same each time.
public struct Landscape: Hashable, Sendable {
    /// The subject of a landscape.
    public enum Motif: Hashable, Sendable {
        case alps, sea, dunes, forest, aurora, volcano, hills
    }

    /// The subject.
    public let motif: Motif
    /// Chooses among the motif's variants: other ridges, other stars.
    public let seed: UInt64

    /// Makes a landscape.
    public init(_ motif: Motif, seed: UInt64) {
        self.motif = motif
        self.seed = seed
    }

    /// Whether its sky is so dark at the top that white signs are read better there than black ones.
    public var hasDarkSky: Bool {
        switch motif {
        case .alps, .sea, .aurora: true
        case .dunes, .forest, .volcano, .hills: false
        }
    }

    /// Paints the landscape.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - scale: Pixels per point; 0 for the main screen's.
    @MainActor public func image(size: CGSize, scale: CGFloat = 0) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        if scale > 0 { format.scale = scale }
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            var painter = LandscapePainter(context: context.cgContext, size: size, seed: seed)
            painter.paint(motif)
        }
    }
}
