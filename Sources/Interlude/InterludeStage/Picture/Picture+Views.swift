import CoreGraphics
import UIKit

extension Picture {
    /// What a view and all in it look like now, animations where they are: on a stage or not yet on any.
    ///
    /// A view that has no size gets the one that it asks for.
    ///
    /// - Parameter scale: Pixels per point; `nil` for the screen's.
    /// - Returns: `nil` for a view without any area.
    @MainActor public init?(of view: UIView, scale: CGFloat? = nil) {
        if view.bounds.isEmpty, view.superview == nil { view.bounds.size = view.fittingSize }
        view.layoutIfNeeded()
        self.init(of: view.layer, scale: scale ?? UIScreen.main.scale)
    }

    /// What a layer and all in it look like now.
    ///
    /// - Parameter scale: Pixels per point; `nil` for the screen's.
    /// - Returns: `nil` for a layer without any area.
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
