import QuartzCore

/// Makes objects of classes that are known at run time only, by calling their `init()`.
///
/// On Apple's systems the Objective-C runtime does that. Swift lets only *required* initialisers be called on a class
/// value, and `NSObject.init()` is none here. What works is a convenience initialiser: called on a subclass, it makes an
/// object of that class and calls its `init()` by way of its method table. Only the compiler's rule is in the way, so the
/// initialiser is called by the name that it has for the linker. A class without `init()` stops the program there.
enum Instantiation {
    static func make(_ type: NSObject.Type) -> NSObject { type.makeDynamically() }
}

extension NSObject {
    fileprivate static func makeDynamically() -> NSObject { allocateDynamically() }

    /// Calls `init()` on whatever class it is called on.
    convenience init(dynamically: Void) { self.init() }

    /// The allocating entry of `init(dynamically:)`, which takes the class as a static method does.
    @_silgen_name("$s10Foundation8NSObjectC5UIKitE11dynamicallyACyt_tcfC")
    private static func allocateDynamically() -> NSObject
}
