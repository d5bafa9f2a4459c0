import QuartzCore
import UIKit

/// A number of a layer that can be changed while it is shown. Of a view's layer the view's own property is set, so that its layout
/// follows.
package enum LayerNumber: String, CaseIterable, Sendable {
    case x, y, width, height, opacity
    case radius, border

    /// How much a point of a drag changes.
    var step: Double { self == .opacity ? 0.01 : 1 }

    var range: ClosedRange<Double> {
        switch self {
        case .x, .y: -Double.infinity...Double.infinity
        case .opacity: 0...1
        case .width, .height, .radius, .border: 0...Double.infinity
        }
    }

    /// The value of the model; animations are left out. Positions are those of the frame without the transform.
    package func value(of layer: CALayer) -> Double {
        switch self {
        case .x: Double(layer.position.x - layer.bounds.width * layer.anchorPoint.x)
        case .y: Double(layer.position.y - layer.bounds.height * layer.anchorPoint.y)
        case .width: Double(layer.bounds.width)
        case .height: Double(layer.bounds.height)
        case .opacity: Double(layer.opacity)
        case .radius: Double(layer.cornerRadius)
        case .border: Double(layer.borderWidth)
        }
    }

    /// Sets the value at once, without an animation. The upper left corner stays while the size changes.
    @MainActor package func set(_ value: Double, of layer: CALayer) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        UIView.performWithoutAnimation { change(layer, by: CGFloat(value - self.value(of: layer)), to: CGFloat(value)) }
        CATransaction.commit()
    }

    @MainActor private func change(_ layer: CALayer, by difference: CGFloat, to value: CGFloat) {
        let anchor = layer.anchorPoint
        switch self {
        case .x: move(layer, by: CGSize(width: difference, height: 0))
        case .y: move(layer, by: CGSize(width: 0, height: difference))
        case .width:
            grow(layer, by: CGSize(width: difference, height: 0))
            move(layer, by: CGSize(width: difference * anchor.x, height: 0))
        case .height:
            grow(layer, by: CGSize(width: 0, height: difference))
            move(layer, by: CGSize(width: 0, height: difference * anchor.y))
        case .opacity:
            if let view = LayerName.view(of: layer) { view.alpha = value } else { layer.opacity = Float(value) }
        case .radius: layer.cornerRadius = value
        case .border: layer.borderWidth = value
        }
    }

    @MainActor private func move(_ layer: CALayer, by distance: CGSize) {
        let place = CGPoint(x: layer.position.x + distance.width, y: layer.position.y + distance.height)
        if let view = LayerName.view(of: layer) { view.center = place } else { layer.position = place }
    }

    @MainActor private func grow(_ layer: CALayer, by difference: CGSize) {
        var bounds = layer.bounds
        bounds.size.width += difference.width
        bounds.size.height += difference.height
        if let view = LayerName.view(of: layer) { view.bounds = bounds } else { layer.bounds = bounds }
    }
}
