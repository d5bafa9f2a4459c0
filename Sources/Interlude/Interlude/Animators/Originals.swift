import UIKit

/// The views whose pictures are on their way: out of sight until those have landed.
@MainActor
struct Originals {
    private var hidden: [(view: UIView, alpha: CGFloat)] = []

    /// Hides the views. Not by `isHidden`: a stack view would close the gap, and the views beside them would jump.
    mutating func hide(_ views: [UIView]) {
        for view in views where !view.isHidden {
            hidden.append((view, view.alpha))
            view.alpha = 0
        }
    }

    /// Shows them again.
    func show() {
        for (view, alpha) in hidden.reversed() { view.alpha = alpha }
    }
}

extension UIView {
    /// A picture as if there were no rounded corners: those are the flying frame's, and change on the way.
    func pictureWithoutCorners() -> UIImage {
        let radius = layer.cornerRadius
        if radius > 0 { layer.cornerRadius = 0 }
        defer { if radius > 0 { layer.cornerRadius = radius } }
        return UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }
}
