import UIKit

// A photo that is opened out of a grid, and put back.
extension ScreenTransition {
    /// A photo moves from its cell to its page and back, as in a photo viewer. The image itself moves; its crop and
    /// corners change, and the page fades in.
    ///
    /// A gesture that pulls the page down moves the photo in both axes and shrinks it, and the page fades from the
    /// first point on. When the finger lifts, the photo returns to its cell or to its page with the velocity of the
    /// gesture. If the cell was scrolled away or reused, the page fades.
    ///
    /// ```swift
    /// cell.imageView.accessibilityIdentifier = "photo-\(photo.id)"
    /// page.imageView.accessibilityIdentifier = "photo-\(photo.id)"
    /// present(page, using: .photoZoom("photo-\(photo.id)"))
    /// ```
    ///
    /// - Parameter identifier: The `accessibilityIdentifier` of both views.
    public static func photoZoom(_ identifier: String) -> ScreenTransition { photoZoom(Match(identifier)) }

    /// A photo moves from its cell to its page and back, as in a photo viewer.
    ///
    /// - Parameters:
    ///   - find: Returns the view of the photo on the old screen, or `nil` if it is not visible; called again for the
    ///     reverse transition.
    ///   - destination: Returns the view of the photo on the new screen.
    public static func photoZoom(
        from find: @escaping @MainActor () -> UIView?, to destination: @escaping @MainActor () -> UIView?
    ) -> ScreenTransition {
        photoZoom(Match(from: find, to: destination))
    }

    /// A photo moves from its cell to the largest image view of its page and back, as in a photo viewer.
    ///
    /// - Parameter source: The view of the photo on the old screen; a weak reference.
    public static func photoZoom(from source: UIView) -> ScreenTransition { photoZoom { [weak source] in source } }

    /// A photo moves from its cell to the largest image view of its page and back, as in a photo viewer.
    ///
    /// - Parameter find: Returns the view of the photo on the old screen; called again for the reverse transition.
    public static func photoZoom(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
        photoZoom(Match(lower: { _ in find() }, upper: { $0.largestImageView }))
    }

    /// A photo moves between two views, as in a photo viewer.
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
