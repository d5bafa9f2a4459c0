import CoreGraphics
import UIKit

extension Snapshot {
    /// Renders a view and its subviews with the current state of their animations, on a stage or without a window.
    ///
    /// A view without a size gets its fitting size.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - scale: Pixels per point; `nil` for the screen's.
    /// - Returns: `nil` for a view with an empty size.
    @MainActor public init?(of view: UIView, scale: CGFloat? = nil) {
        if view.bounds.isEmpty, view.superview == nil { view.bounds.size = view.fittingSize }
        view.layoutIfNeeded()
        self.init(of: view.layer, scale: scale ?? UIScreen.main.scale)
    }

    /// Renders a layer and its sublayers in their current state.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - scale: Pixels per point; `nil` for the screen's.
    /// - Returns: `nil` for a layer with an empty size.
    @MainActor public init?(of layer: CALayer, scale: CGFloat? = nil) {
        layer.bringUpToDate()
        let scale = scale ?? UIScreen.main.scale
        let image = RenderServer.showing(layer).image(of: layer, rect: layer.bounds, scale: scale, usesModel: false)
        guard !layer.bounds.isEmpty, let image else { return nil }
        self.init(buffer: image.buffer, scale: scale)
    }
}

extension UIView {
    /// By its rules where it has some, else by its content.
    fileprivate var fittingSize: CGSize {
        let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return size.width > 0 && size.height > 0 ? size : sizeThatFits(.zero)
    }
}
