import Foundation
import InterludeFoundation
import Testing

@Suite struct ObjectClassTests {
    private class Plain: NSObject {
        var name = "plain"
        func greeting() -> String { "I am \(name)" }
    }

    private final class Loud: Plain {
        override func greeting() -> String { super.greeting().uppercased() }
    }

    private final class Counting: Plain {
        var count = 0
    }

    @Test func `an object has the methods of the class that it is made one of, and keeps what it stores`() {
        let object = Plain()
        object.name = "here"
        #expect(object.greeting() == "I am here")
        #expect(object_setClass(object, Loud.self) == Plain.self)
        #expect(object.greeting() == "I AM HERE" && object is Loud)
        #expect(object_getClass(object) == Loud.self)
    }

    @Test func `a class that stores more than the object has room for stops the program`() async {
        await #expect(processExitsWith: .failure) { object_setClass(Plain(), Counting.self) }
    }

    @Test func `a class has a name that stays, and finds it again`() {
        let name = String(cString: object_getClassName(Loud()))
        #expect(name.hasSuffix("Loud"))
        #expect(
            String(cString: class_getName(Loud.self)) == name && class_getName(Loud.self) == object_getClassName(Loud())
        )
        #expect(String(cString: object_getClassName(nil)) == "nil")
        #expect(objc_lookUpClass(class_getName(NSNumber.self)) == NSNumber.self)
        #expect(objc_lookUpClass("No.SuchClass") == nil)
    }

    @Test func `nothing has no class to change`() {
        #expect(object_setClass(nil, Loud.self) == nil)
    }
}
