import UIKit

/// An image view that paints a landscape in its own size.
public final class LandscapeView: UIImageView {
    /// The displayed landscape.
    public let landscape: Landscape
    private var paintedSize: CGSize = .zero

    /// Makes a view without a size; it paints once it has one.
    public init(_ landscape: Landscape) {
        self.landscape = landscape
        super.init(frame: .zero)
        contentMode = .scaleAspectFill
        clipsToBounds = true
        isUserInteractionEnabled = true
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("A landscape view is made in code: use init(_:)")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        guard size != paintedSize, size.width > 0, size.height > 0 else { return }
        paintedSize = size
        image = LandscapeAlbum.picture(of: landscape, size: size, scale: traitCollection.displayScale)
    }
}

/// The landscapes that have been painted.
@MainActor private enum LandscapeAlbum {
    private struct Key: Hashable {
        let landscape: Landscape
        let width, height, scale: CGFloat
    }

    /// As many pixels as two or three large screens have at three a point: 32 MB. Decided.
    private static var pictures = PictureAlbum<Key>(mostPixels: 8_000_000)

    static func picture(of landscape: Landscape, size: CGSize, scale: CGFloat) -> UIImage {
        pictures.picture(for: Key(landscape: landscape, width: size.width, height: size.height, scale: scale)) {
            landscape.image(size: size, scale: scale)
        }
    }
}
