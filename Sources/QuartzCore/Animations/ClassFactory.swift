import CoreGraphics

/// Makes objects of classes that are known only at run time.
enum ClassFactory {
    /// A new animation of the class.
    static func animation(of type: CAAnimation.Type) -> CAAnimation {
        switch ObjectIdentifier(type) {
        case ObjectIdentifier(CAAnimation.self): return CAAnimation()
        case ObjectIdentifier(CAPropertyAnimation.self): return CAPropertyAnimation()
        case ObjectIdentifier(CABasicAnimation.self): return CABasicAnimation()
        case ObjectIdentifier(CASpringAnimation.self): return CASpringAnimation()
        case ObjectIdentifier(CAKeyframeAnimation.self): return CAKeyframeAnimation()
        case ObjectIdentifier(CAAnimationGroup.self): return CAAnimationGroup()
        case ObjectIdentifier(CATransition.self): return CATransition()
        default: fatalError("\(type) must override copy(with:) to be added to a layer")
        }
    }
}

extension ClassFactory {
    /// A copy for presentation, of the layer's own class.
    static func presentationCopy<Layer: CALayer>(of layer: Layer) -> Layer {
        guard let copy = copy(of: layer) as? Layer else { fatalError("The copy of a layer has another class") }
        return copy
    }

    private static func copy(of layer: CALayer) -> CALayer {
        switch ObjectIdentifier(type(of: layer)) {
        case ObjectIdentifier(CALayer.self): return CALayer(layer: layer)
        case ObjectIdentifier(CAShapeLayer.self): return CAShapeLayer(layer: layer)
        case ObjectIdentifier(CAGradientLayer.self): return CAGradientLayer(layer: layer)
        case ObjectIdentifier(CATransformLayer.self): return CATransformLayer(layer: layer)
        case ObjectIdentifier(CAReplicatorLayer.self): return CAReplicatorLayer(layer: layer)
        case ObjectIdentifier(CAScrollLayer.self): return CAScrollLayer(layer: layer)
        default: fatalError("presentation() does not know how to copy a \(type(of: layer))")
        }
    }

    /// A new layer of a class: what a view makes of its `layerClass`.
    static func layer(of type: CALayer.Type) -> CALayer {
        switch ObjectIdentifier(type) {
        case ObjectIdentifier(CALayer.self): return CALayer()
        case ObjectIdentifier(CAShapeLayer.self): return CAShapeLayer()
        case ObjectIdentifier(CAGradientLayer.self): return CAGradientLayer()
        case ObjectIdentifier(CATransformLayer.self): return CATransformLayer()
        case ObjectIdentifier(CAReplicatorLayer.self): return CAReplicatorLayer()
        case ObjectIdentifier(CAScrollLayer.self): return CAScrollLayer()
        default: fatalError("There is no way to make a \(type) from its class alone")
        }
    }
}

extension CALayer {
    /// A new layer of a class that is known only at run time: what a view makes of its `layerClass`.
    package static func make(_ type: CALayer.Type) -> CALayer { ClassFactory.layer(of: type) }
}
