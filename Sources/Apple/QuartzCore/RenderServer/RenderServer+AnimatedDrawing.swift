import CoreGraphics

// Layers that draw what a value says may have that value animated: in each frame a copy with the values of the moment draws.
extension RenderServer {
    /// Notes an animation that begins, if its layer's class draws a value that it changes. Asked once, since hardly any does.
    func noteDrawing(_ entry: RunningAnimation, in layer: CALayer) {
        // A plain layer draws nothing by itself, and most are plain.
        guard type(of: layer) != CALayer.self,
            entry.animation.keys.contains(where: { type(of: layer).needsDisplay(forKey: $0) })
        else { return }
        drawing.append(entry)
    }

    /// Draws the layers anew that have an animation of a value for which `needsDisplay(forKey:)` says yes.
    func drawAnimatedValues() {
        guard !drawing.isEmpty else { return }
        for entry in drawing where entry.isRemoved { entry.layer?.animatedContents = nil }
        drawing.removeAll { $0.isRemoved || $0.layer == nil }
        var seen: Set<ObjectIdentifier> = []
        for layer in drawing.compactMap(\.layer) where seen.insert(ObjectIdentifier(layer)).inserted {
            // The copy is the subclass's own, so its properties tell the values of the moment while it draws.
            guard let copy = layer.presentation(), copy !== layer else { continue }
            copy.displayByDrawing()
            layer.animatedContents = copy.contents
        }
    }
}

extension CAAnimation {
    /// The names of the properties that it changes.
    fileprivate var keys: [String] {
        if let group = self as? CAAnimationGroup { return (group.animations ?? []).flatMap(\.keys) }
        guard let path = (self as? CAPropertyAnimation)?.keyPath else { return [] }
        return [String(path.prefix { $0 != "." })]
    }
}
