import InterludeFoundation

// Ported sources make objects of classes that they know at run time only, by way of InterludeFoundation.
extension NSObject: DynamicallyMade {
    package static func madeObject() -> NSObject { Instantiation.make(self) }
}
