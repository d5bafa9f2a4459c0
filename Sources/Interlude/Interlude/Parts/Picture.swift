import UIKit

/// An image of a view.
@MainActor
struct Picture {
    let image: UIImage
    let size: CGSize

    /// - Parameter isOnScreen: Whether the view has been on the screen; an arriving one is laid out and drawn first.
    init(of view: UIView, isOnScreen: Bool) {
        size = view.bounds.size
        image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: !isOnScreen)
        }
    }

    /// A view that shows a part of the picture, at the place and in the size that it has there.
    ///
    /// - Parameter corners: Those of a triangle in the frame, if only that is shown.
    func piece(_ frame: CGRect, corners: [CGPoint]? = nil) -> UIView {
        let view = UIView(frame: frame)
        view.isUserInteractionEnabled = false
        view.layer.contents = image.cgImage
        view.layer.contentsScale = image.scale
        guard size.width > 0, size.height > 0 else { return view }
        view.layer.contentsRect = CGRect(
            x: frame.minX / size.width, y: frame.minY / size.height, width: frame.width / size.width,
            height: frame.height / size.height)
        if let corners {
            view.layer.contents = cutOut(frame, corners).cgImage
            view.layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        return view
    }

    /// A part of the picture of which only a polygon is seen. It is cut once, as a mask would be made in every frame.
    private func cutOut(_ frame: CGRect, _ corners: [CGPoint]) -> UIImage {
        let middle = CGPoint(
            x: corners.reduce(0) { $0 + $1.x } / CGFloat(corners.count),
            y: corners.reduce(0) { $0 + $1.y } / CGFloat(corners.count))
        // Half a pixel larger, so that nothing shines through between two that lie side by side.
        let grown = 1 + 0.5 / (image.scale * max(min(frame.width, frame.height), 1) / 3)
        let path = UIBezierPath()
        for (index, corner) in corners.enumerated() {
            let point = CGPoint(
                x: middle.x + (corner.x - middle.x) * grown, y: middle.y + (corner.y - middle.y) * grown)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        return UIGraphicsImageRenderer(size: frame.size, format: format).image { _ in
            path.addClip()
            image.draw(at: CGPoint(x: -frame.minX, y: -frame.minY))
        }
    }

    /// Returns the image blurred by about a radius in points: scaled down, and drawn slightly larger again. The view that
    /// shows it enlarges it to its size.
    func softened(by radius: CGFloat) -> UIImage {
        let factor = max(radius / 1.5, 1)
        return reduced(to: factor).enlarged(to: reducedSize(max(factor / 4, 1)))
    }

    /// Returns the image in squares of a width in points. Show it with the `nearest` magnification filter.
    func coarse(_ side: CGFloat) -> UIImage { reduced(to: max(side, 1)) }

    private func reducedSize(_ factor: CGFloat) -> CGSize {
        CGSize(width: max((size.width / factor).rounded(), 1), height: max((size.height / factor).rounded(), 1))
    }

    /// Halved again and again, so that every pixel has its share.
    private func reduced(to factor: CGFloat) -> UIImage {
        var (image, reached) = (image, 1 as CGFloat)
        while reached * 2 <= factor {
            reached *= 2
            image = image.drawn(in: reducedSize(reached))
        }
        return image.drawn(in: reducedSize(factor))
    }
}

extension UIImage {
    /// The image in another size, a pixel a point.
    fileprivate func drawn(in size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.interpolationQuality = .high
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    fileprivate func enlarged(to size: CGSize) -> UIImage { drawn(in: size) }
}
