import CoreGraphics

extension UIImage {
    /// The same image with something changed.
    package func with(_ change: (inout Storage) -> Void) -> UIImage {
        var storage = storage
        change(&storage)
        if let dark = self.storage.dark { storage.dark = dark.with(change) }
        return UIImage(storage: storage)
    }

    /// With a point that is stretched behind an edge; an edge of 0 leaves the whole length to be stretched.
    func stretchable(left: CGFloat, top: CGFloat) -> UIImage {
        let right = left > 0 ? max(0, size.width - left - 1) : 0
        let bottom = top > 0 ? max(0, size.height - top - 1) : 0
        let insets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The one that is meant for some traits.
    package func variant(for traits: UITraitCollection) -> UIImage {
        traits.userInterfaceStyle == .dark ? storage.dark ?? self : self
    }

    /// iOS looks for the numbers 0 to 1024; either 0 or 1 may be the first (documented).
    class func numberedImages(_ name: String) -> [UIImage] {
        let first = [0, 1].first { UIImage(named: "\(name)\($0)") != nil } ?? 0
        var images: [UIImage] = []
        while images.count <= 1024, let image = UIImage(named: "\(name)\(first + images.count)") {
            images.append(image)
        }
        return images
    }
}
