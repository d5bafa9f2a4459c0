import QuartzCore

/// Makes objects of classes that are known at run time only, by calling their `init()`.
///
/// On Apple's systems the Objective-C runtime does that. Swift lets only *required* initialisers be called on a class
/// value, and `NSObject.init()` is none here. But every subclass has it in the same place of its method table, and a class
/// that declares it as required has it there too; so the class is looked at as one of those. A class without `init()`
/// has a stub there that stops the program with its name.
enum Instantiation {
    private class Requiring: NSObject {
        required override init() { super.init() }
    }

    static func make(_ type: NSObject.Type) -> NSObject {
        let requiring = unsafeBitCast(type, to: Requiring.Type.self)
        return unsafeBitCast(requiring.init(), to: NSObject.self)
    }
}
