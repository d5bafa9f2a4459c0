import UIKit

/// Pictures of both screens, as large as the container, for frames that are computed from them.
@MainActor
struct BlendedPictures {
    /// The lower screen.
    let from: CGImage
    /// The upper screen, in front of the lower one where that shines through.
    let to: CGImage
    /// The container's size in points.
    let size: CGSize

    /// - Parameter detail: Pixels for each point.
    init?(of scene: TransitionViews, detail: CGFloat, isAsShown: @MainActor (UIView) -> Bool) {
        size = scene.container.bounds.size
        guard size.width > 0, size.height > 0, let backdrop = scene.backdrop else { return nil }
        let lower = Picture(of: backdrop, isOnScreen: isAsShown(backdrop)).image
        let upper = Picture(of: scene.upper, isOnScreen: isAsShown(scene.upper)).image
        let places = [backdrop, scene.upper].map { scene.container.convert($0.bounds, from: $0) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = detail
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        let mirror = scene.isMirrored ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : .identity
        func compose(_ images: [(UIImage, CGRect)]) -> CGImage? {
            renderer.image { context in
                context.cgContext.concatenate(mirror)
                context.cgContext.interpolationQuality = .high
                for (image, place) in images { image.draw(in: place) }
            }.cgImage
        }
        guard let from = compose([(lower, places[0])]), let to = compose([(lower, places[0]), (upper, places[1])])
        else {
            return nil
        }
        self.from = from
        self.to = to
    }
}
