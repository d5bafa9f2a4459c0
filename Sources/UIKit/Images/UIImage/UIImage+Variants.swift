import CoreGraphics

extension UIImage {
    /// The same image with something changed.
    func with(_ change: (inout Storage) -> Void) -> UIImage {
        var storage = storage
        change(&storage)
        return UIImage(storage: storage)
    }

    /// The image with edges that are not stretched; its middle is laid as tiles.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image with edges that are not stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// The image, to be drawn in its own colours or as a stencil.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image as a stencil in a colour; where it is shown as a template the tint there still rules.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// The image as a stencil in a colour.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The image, to be mirrored where reading goes from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// The image's mirror image.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// The image with edges that layout leaves out.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The image with a base line.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffset = baselineOffset }
    }

    /// The image without a base line.
    public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

    /// Makes an image of several, shown one after the other in equal times.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(storage: Storage(scale: first.scale, frames: images, duration: duration))
    }

    /// Makes an animated image of the files `name0`, `name1`, … in the main bundle.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numberedImages(name), duration: duration)
    }

    /// Makes an animated image of the files `name0`, `name1`, … in the main bundle, with edges that are not stretched.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Makes an animated image of the files `name0`, `name1`, … in the main bundle, with edges that are not stretched.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let images = numberedImages(name).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// iOS looks for the numbers 0 to 1024; either 0 or 1 may be the first (documented).
    private class func numberedImages(_ name: String) -> [UIImage] {
        let first = [0, 1].first { UIImage(named: "\(name)\($0)") != nil } ?? 0
        var images: [UIImage] = []
        while images.count <= 1024, let image = UIImage(named: "\(name)\(first + images.count)") {
            images.append(image)
        }
        return images
    }
}
