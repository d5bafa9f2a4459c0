import InterludeObjectiveC

// Ported sources make objects of classes that they know at run time only, by way of InterludeObjectiveC.
extension NSObject: DynamicallyMade {
    package static func madeObject() -> NSObject { Instantiation.make(self) }
}
