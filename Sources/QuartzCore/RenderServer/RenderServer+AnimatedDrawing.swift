import CoreGraphics

// Layers that draw what a value says may have that value animated: in each frame a copy with the values of the moment draws.
extension RenderServer {
    /// Draws the layers anew that have an animation of a value for which `needsDisplay(forKey:)` says yes.
    static func drawAnimatedValues() {
        var seen: Set<ObjectIdentifier> = []
        for entry in running {
            // A plain layer draws nothing by itself, and most are plain.
            guard let layer = entry.layer, type(of: layer) != CALayer.self,
                seen.insert(ObjectIdentifier(layer)).inserted
            else { continue }
            guard layer.drawsAnimatedValue else {
                layer.animatedContents = nil
                continue
            }
            // The copy is the subclass's own, so its properties tell the values of the moment while it draws.
            guard let copy = layer.presentation(), copy !== layer else { continue }
            copy.displayByDrawing()
            layer.animatedContents = copy.contents
        }
    }
}

extension CALayer {
    /// Whether a value is animated that the class draws.
    fileprivate var drawsAnimatedValue: Bool {
        running.contains { entry in
            entry.animation.keys.contains { type(of: self).needsDisplay(forKey: $0) }
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
