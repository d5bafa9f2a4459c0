import UIKit

/// Pictures that have been painted, so that what is shown again need not be painted again. Those that were not asked for
/// the longest go when there are too many pixels.
@MainActor public struct PictureAlbum<Key: Hashable> {
    /// The cached images; the most recently used is the last.
    private var pictures: [(key: Key, image: UIImage)] = []
    private var pixels: CGFloat = 0
    private let mostPixels: CGFloat

    /// - Parameter mostPixels: How many are kept, 4 bytes each; one picture is kept in any case.
    public init(mostPixels: CGFloat) { self.mostPixels = mostPixels }

    /// The picture with a key, which is painted if it is not there.
    public mutating func picture(for key: Key, paint: () -> UIImage) -> UIImage {
        if let index = pictures.firstIndex(where: { $0.key == key }) {
            let known = pictures.remove(at: index)
            pictures.append(known)
            return known.image
        }
        let new = paint()
        pictures.append((key, new))
        pixels += Self.pixels(of: new)
        while pixels > mostPixels, pictures.count > 1 { pixels -= Self.pixels(of: pictures.removeFirst().image) }
        return new
    }

    private static func pixels(of image: UIImage) -> CGFloat {
        image.size.width * image.size.height * image.scale * image.scale
    }
}
