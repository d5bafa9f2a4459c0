import UIKit

// A photo that is opened out of a grid, and put back.
extension ScreenTransition {
    /// A photo flies from its cell to its page and back, as in a photo viewer: the image itself, whose crop and corners change on the way,
    /// while the page fades in.
    ///
    /// A finger that pulls the page down moves the photo in both directions and makes it smaller, and the page fades
    /// from the first point on. When the finger lifts, the photo flies back into its cell or to its page with the
    /// finger's speed. If the cell has been scrolled away or reused, the page fades.
    ///
    /// ```swift
    /// cell.imageView.accessibilityIdentifier = "photo-\(photo.id)"
    /// page.imageView.accessibilityIdentifier = "photo-\(photo.id)"
    /// present(page, using: .photoZoom("photo-\(photo.id)"))
    /// ```
    ///
    /// - Parameter identifier: The `accessibilityIdentifier` of both views.
    public static func photoZoom(_ identifier: String) -> ScreenTransition { photoZoom(Match(identifier)) }

    /// A photo flies from its cell to its page and back, as in a photo viewer.
    ///
    /// - Parameters:
    ///   - find: Finds the view of the photo on the old screen, for the transition and again for the reverse transition: `nil` if it is not to
    ///     be seen.
    ///   - destination: Finds the view of the photo on the new screen.
    public static func photoZoom(
        from find: @escaping @MainActor () -> UIView?, to destination: @escaping @MainActor () -> UIView?
    ) -> ScreenTransition {
        photoZoom(Match(from: find, to: destination))
    }

    /// A photo flies from its cell to its page and back, as in a photo viewer. On the new screen, the largest image view is its place.
    ///
    /// - Parameter source: The view of the photo on the old screen, held weakly.
    public static func photoZoom(from source: UIView) -> ScreenTransition { photoZoom { [weak source] in source } }

    /// A photo flies from its cell to its page and back, as in a photo viewer. On the new screen, the largest image view is its place.
    ///
    /// - Parameter find: Finds the view of the photo on the old screen, for the transition and again for the reverse transition.
    public static func photoZoom(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
        photoZoom(Match(lower: { _ in find() }, upper: { $0.largestImageView }))
    }

    /// A photo flies between two views, as in a photo viewer.
    public static func photoZoom(_ match: Match) -> ScreenTransition {
        ScreenTransition("photo-zoom", backGesture: .freePan) { direction in
            let timing = Timing.spring(0.5, damping: 0.86)
            let parts: [Part] = [.matched(match), .upper(.opacity(0)).during(0.3...1)]
            return ComposedAnimator(
                Composition(
                    parts: parts, timing: timing, reverse: .spring(0.4, damping: 1), background: nil,
                    fingerPart: Double(FreePan.limit)), direction: direction)
        }
    }
}

extension UIView {
    /// The largest image view in it that can be seen.
    fileprivate var largestImageView: UIImageView? {
        var largest: UIImageView?
        func look(at view: UIView) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            if let image = view as? UIImageView, image.image != nil, image.area > largest?.area ?? 0 { largest = image }
            for subview in view.subviews { look(at: subview) }
        }
        look(at: self)
        return largest
    }

    private var area: CGFloat { bounds.width * bounds.height }
}
