import CoreGraphics

extension UIImage {
    /// The same image with something changed.
    func with(_ change: (inout Storage) -> Void) -> UIImage {
        var storage = storage
        change(&storage)
        if let dark = self.storage.dark { storage.dark = dark.with(change) }
        return UIImage(storage: storage)
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
