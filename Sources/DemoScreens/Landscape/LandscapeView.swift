import UIKit

/// An image view that paints a landscape in its own size.
public final class LandscapeView: UIImageView {
    /// What it shows.
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

/// Pictures that have been painted, so that a screen which comes again does not paint them again.
@MainActor private enum LandscapeAlbum {
    private struct Key: Hashable {
        let landscape: Landscape
        let width, height, scale: CGFloat
    }

    private static var pictures: [Key: UIImage] = [:]

    static func picture(of landscape: Landscape, size: CGSize, scale: CGFloat) -> UIImage {
        let key = Key(landscape: landscape, width: size.width, height: size.height, scale: scale)
        if let picture = pictures[key] { return picture }
        let picture = landscape.image(size: size, scale: scale)
        // Other sizes come with other devices; a few dozen pictures are enough for any run.
        if pictures.count >= 48 { pictures.removeAll() }
        pictures[key] = picture
        return picture
    }
}
