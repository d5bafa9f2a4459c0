import CoreGraphics

/// Makes objects of classes that are known at run time only: views' layers, copies of layers and animations, delegates.
///
/// On Apple's systems the Objective-C runtime does that. Swift lets only *required* initializers be called on a class
/// value, and those of `NSObject` and `CALayer` are none, so that subclasses may leave them out. What works is a
/// convenience initializer: called on a subclass, it makes an object of that class and calls the designated initializer
/// by way of its method table. Only the compiler's rule is in the way, so the convenience initializer is called by the
/// name that it has for the linker; a wrong one is found when the program is linked. A class without the designated
/// initializer traps, as on iOS, with "Use of unimplemented initializer".
package enum Instantiation {
    /// A new object by `init()`.
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        unsafeDowncast(type.madeDynamically(), to: Object.self)
    }

    /// A new object by `init()`, of a class that has to be a subclass of `Base`, else the program traps.
    package static func make<Base: NSObject>(_ type: AnyClass, as base: Base.Type) -> Base {
        guard let type = type as? Base.Type else { fatalError("\(type) is no \(base)") }
        return make(type)
    }

    /// A new layer of the class of another, by `init(layer:)`.
    static func copy<Layer: CALayer>(of layer: Layer) -> Layer {
        unsafeDowncast(type(of: layer).madeCopy(layer), to: Layer.self)
    }
}

extension NSObject {
    /// Calls `init()` on whatever class it is called on.
    convenience init(dynamically: Void) { self.init() }

    /// The allocating entry of `init(dynamically:)`, which takes the class as a static method does.
    @_silgen_name("$s10Foundation8NSObjectC10QuartzCoreE11dynamicallyACyt_tcfC")
    fileprivate static func madeDynamically() -> NSObject
}

extension CALayer {
    /// Calls `init(layer:)` on whatever class it is called on.
    convenience init(copying layer: CALayer) { self.init(layer: layer) }

    /// The allocating entry of `init(copying:)`.
    @_silgen_name("$s10QuartzCore7CALayerC7copyingA2C_tcfC")
    fileprivate static func madeCopy(_ layer: __owned CALayer) -> CALayer
}
