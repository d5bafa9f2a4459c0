import CoreGraphics
import UIKit

/// An area of an image that is not compared, such as a clock, an advertisement or a remote image.
///
/// It is gray in the golden and in the compared image.
public struct SnapshotMask {
    private enum Part {
        case rect(CGRect)
        case view(UIView)
        case name(String)
    }

    private let part: Part

    /// A rectangle in points of the compared image.
    public static func rect(_ rect: CGRect) -> SnapshotMask { SnapshotMask(part: .rect(rect)) }

    /// The frame of a view.
    public static func view(_ view: UIView) -> SnapshotMask { SnapshotMask(part: .view(view)) }

    /// The frames of all views with an accessibility identifier.
    public static func identifier(_ identifier: String) -> SnapshotMask { SnapshotMask(part: .name(identifier)) }

    /// The parts in points.
    ///
    /// - Parameters:
    ///   - roots: What is pictured.
    ///   - space: The view in whose coordinates the picture is; `nil` for the screen's.
    @MainActor package func rects(in roots: [UIView], space: UIView?) -> [CGRect] {
        switch part {
        case .rect(let rect): [rect]
        case .view(let view): [view.convert(view.bounds, to: space)]
        case .name(let name):
            roots.flatMap { $0.views(identifiedBy: name) }.map { $0.convert($0.bounds, to: space) }
        }
    }
}

extension UIView {
    fileprivate func views(identifiedBy name: String) -> [UIView] {
        (accessibilityIdentifier == name ? [self] : []) + subviews.flatMap { $0.views(identifiedBy: name) }
    }
}

extension Snapshot {
    /// The picture with gray over some parts, given in points. Pixels that are in part below one are gray too.
    package func covering(_ parts: [CGRect]) -> Snapshot {
        guard !parts.isEmpty else { return self }
        let covered = PixelBuffer(width: pixelWidth, height: pixelHeight, isOpaque: buffer.isOpaque)
        for y in 0..<pixelHeight { covered.row(y).update(from: buffer.row(y), count: pixelWidth) }
        let whole = CGRect(x: 0, y: 0, width: CGFloat(pixelWidth), height: CGFloat(pixelHeight))
        for part in parts {
            let pixels = part.applying(CGAffineTransform(scaleX: scale, y: scale)).integral.intersection(whole)
            guard !pixels.isEmpty else { continue }
            for y in Int(pixels.minY)..<Int(pixels.maxY) {
                (covered.row(y) + Int(pixels.minX)).update(repeating: Snapshot.cover, count: Int(pixels.width))
            }
        }
        return Snapshot(buffer: covered, scale: scale)
    }

    /// Middle gray.
    private static let cover: UInt32 = 0xFF80_8080
}
