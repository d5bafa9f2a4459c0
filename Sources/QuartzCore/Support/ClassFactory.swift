import CoreGraphics

/// Makes objects of classes that are known only at run time: layers for views' `layerClass`, copies of animations, layers
/// for presentation.
///
/// Apple's initialisers are not `required`, so that subclasses may leave them out, and Swift calls only required ones on a
/// class it does not know. The module's own classes are listed here; for a subclass of the user's the initialiser is taken
/// from its method table (`MethodTable`).
enum ClassFactory {
    // MARK: Animations

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
        default: return made(by: MethodTable(type)?.make(), of: type)
        }
    }

    // MARK: Layers

    /// A new layer of a class: what a view makes of its `layerClass`.
    static func layer(of type: CALayer.Type) -> CALayer {
        switch ObjectIdentifier(type) {
        case ObjectIdentifier(CALayer.self): return CALayer()
        case ObjectIdentifier(CAShapeLayer.self): return CAShapeLayer()
        case ObjectIdentifier(CAGradientLayer.self): return CAGradientLayer()
        case ObjectIdentifier(CATransformLayer.self): return CATransformLayer()
        case ObjectIdentifier(CAReplicatorLayer.self): return CAReplicatorLayer()
        case ObjectIdentifier(CAScrollLayer.self): return CAScrollLayer()
        default: return made(by: MethodTable(type)?.make(), of: type)
        }
    }

    /// A copy for presentation, of the layer's own class.
    static func presentationCopy<Layer: CALayer>(of layer: Layer) -> Layer {
        guard let copy = copy(of: layer) as? Layer else { fatalError("The copy of a layer has another class") }
        return copy
    }

    private static func copy(of layer: CALayer) -> CALayer {
        let type = type(of: layer)
        switch ObjectIdentifier(type) {
        case ObjectIdentifier(CALayer.self): return CALayer(layer: layer)
        case ObjectIdentifier(CAShapeLayer.self): return CAShapeLayer(layer: layer)
        case ObjectIdentifier(CAGradientLayer.self): return CAGradientLayer(layer: layer)
        case ObjectIdentifier(CATransformLayer.self): return CATransformLayer(layer: layer)
        case ObjectIdentifier(CAReplicatorLayer.self): return CAReplicatorLayer(layer: layer)
        case ObjectIdentifier(CAScrollLayer.self): return CAScrollLayer(layer: layer)
        default: return made(by: MethodTable(type)?.make(copying: layer), of: type)
        }
    }

    private static func made<Object: AnyObject>(by object: AnyObject?, of type: Object.Type) -> Object {
        guard let object = object as? Object else {
            fatalError("There is no way to make a \(type) from its class alone")
        }
        return object
    }
}

extension CALayer {
    /// A new layer of a class that is known only at run time: what a view makes of its `layerClass`.
    package static func make(_ type: CALayer.Type) -> CALayer { ClassFactory.layer(of: type) }
}
