import Foundation
import InterludeFoundation
import Testing

/// Classes with tables as `interlude port` writes them.
@MainActor class Screen: NSObject {
    fileprivate nonisolated enum ObjectiveCMembers: InterludeFoundation.ObjectiveCMembers {
        @used @section("swift5_tests") static let record: InterludeFoundation.ObjectiveCRecord = (
            0x6f626a63, 0, { place, _, _, _ in ObjectiveCMembers.put(place) }, 0, 0
        )
            ;
        static var owner: AnyClass { Screen.self }; static var objectiveCName: String? { "MainScreen" };
        @MainActor static var properties: [InterludeFoundation.ObjectiveCProperty] {
            [
                .init("label", \Screen.label, .outlet), .init("size", \Screen.size, .inspectable),
                .init("kind", \Screen.kind), .init("all", \Screen.all, .outlet), .init("fixed", \Screen.fixed),
                .init("count", \Screen.count), .init("isOn", \Screen.isOn),
            ]
        };
        @MainActor static var methods: [InterludeFoundation.ObjectiveCMethod] {
            [
                .init("tap:", isAction: true) { o, a in (o as! Screen).tap(a[0]) },
                .init("sum:and:") { o, a in (o as! Screen).sum(a[0], and: a[1]) },
            ]
        };
        @MainActor static var classMethods: [InterludeFoundation.ObjectiveCMethod] {
            [.init("make") { o, _ in (o as! Screen.Type).make() }]
        }
    };
    enum Kind: Int { case small, large }
    private weak var label: NSString!
    var size: CGFloat = 1
    var kind = Kind.small
    var all: [NSString]!
    let fixed = 7
    var count: UInt8 = 0
    var isOn = false
    var tapped: [String] = []
    private func tap(_ sender: NSString?) { tapped.append("\(sender ?? "none")") }
    private func sum(_ a: Int, and b: Int) -> Int { a + b }
    class func make() -> String { "made" }
}
private class Below: Screen {}
private class Outer {
    private class Inner: NSObject {
        fileprivate nonisolated enum ObjectiveCMembers: InterludeFoundation.ObjectiveCMembers {
            @used @section("swift5_tests") static let record: InterludeFoundation.ObjectiveCRecord = (
                0x6f626a63, 0, { place, _, _, _ in ObjectiveCMembers.put(place) }, 0, 0
            )
                ;
            static var owner: AnyClass { Inner.self };
            @MainActor static var properties: [InterludeFoundation.ObjectiveCProperty] { [.init("deep", \Inner.deep)] }
        };
        var deep = "deep"
    }
    static func inner() -> AnyObject { Inner() }
}
extension NSObject {
    fileprivate nonisolated enum ObjectiveCMembersOfAnExtension: InterludeFoundation.ObjectiveCMembers {
        @used @section("swift5_tests") static let record: InterludeFoundation.ObjectiveCRecord = (
            0x6f626a63, 0, { place, _, _, _ in ObjectiveCMembersOfAnExtension.put(place) }, 0, 0
        )
            ;
        static var owner: AnyClass { NSObject.self };
        @MainActor static var methods: [InterludeFoundation.ObjectiveCMethod] {
            [.init("extended") { o, _ in (o as! NSObject).extended() }]
        }
    };
    fileprivate func extended() -> String { "extended" }
}

@MainActor @Suite struct TableTests {
    private let screen = Screen()

    private func property(_ name: String) throws -> ObjectiveCProperty {
        try #require(ObjectiveCClasses.property(name, of: Screen.self))
    }

    @Test func aPropertyIsReadAndWrittenByItsName() throws {
        let text: NSString = "title"
        #expect(try property("label").value(in: screen) == nil)
        #expect(try property("label").set(text, in: screen))
        #expect(try property("label").value(in: screen) as? NSString === text)
        #expect(try property("label").role == .outlet)
        #expect(ObjectiveCClasses.property("nobody", of: Screen.self) == nil)
    }

    @Test func nothingIsWhereAWeakPropertyHasLost() throws {
        #expect(try property("label").set(nil, in: screen))
        #expect(try property("label").value(in: screen) == nil)
    }

    @Test(arguments: [2, 2.0, 2 as CGFloat, 2 as Float, NSNumber(value: 2)] as [any Sendable])
    func numbersBecomeEachOther(_ number: any Sendable) throws {
        #expect(try property("size").set(number, in: screen))
        #expect(screen.size == 2)
        #expect(try property("count").set(number, in: screen))
        #expect(screen.count == 2)
    }

    @Test func enumerationsAreMadeOfTheirNumbers() throws {
        #expect(try property("kind").set(1, in: screen))
        #expect(screen.kind == .large)
        #expect(try !property("kind").set(5, in: screen))
        #expect(try property("isOn").set(NSNumber(value: true), in: screen))
        #expect(screen.isOn)
    }

    @Test func listsOfObjectsAreListsOfTheirClass() throws {
        #expect(try property("all").set(["a" as NSString, "b" as NSString] as [Any], in: screen))
        #expect(screen.all == ["a", "b"])
    }

    @Test func `a text is taken for the number or the truth that it begins with`() throws {
        #expect(try property("size").set("2.5 points", in: screen))
        #expect(screen.size == 2.5)
        #expect(try property("count").set("7", in: screen))
        #expect(screen.count == 7)
        #expect(try property("isOn").set("YES", in: screen))
        #expect(screen.isOn)
        #expect(try property("size").set("wide", in: screen))
        #expect(screen.size == 0)
    }

    @Test func whatDoesNotFitIsNotSet() throws {
        #expect(try !property("size").set(nil, in: screen))
        #expect(try !property("fixed").set(8, in: screen))
        #expect(try !property("fixed").isSettable)
        #expect(screen.size == 1)
    }

    @Test func aMethodIsCalledByItsName() throws {
        let tap = try #require(ObjectiveCClasses.method("tap:", of: Screen.self))
        #expect(tap.call(screen, ["finger" as NSString]) == nil)
        #expect(tap.call(screen, []) == nil)
        #expect(screen.tapped == ["finger", "none"])
        #expect(tap.isAction)
        let sum = try #require(ObjectiveCClasses.method("sum:and:", of: Screen.self))
        #expect(sum.call(screen, [1, NSNumber(value: 2)]) as? Int == 3)
        #expect(sum.arity == 2)
    }

    @Test func gettersAndSettersAreMethodsToo() throws {
        let set = try #require(ObjectiveCClasses.method("setSize:", of: Screen.self))
        set.call(screen, [4])
        #expect(ObjectiveCClasses.method("size", of: Screen.self)?.call(screen, []) as? CGFloat == 4)
        #expect(ObjectiveCClasses.method("setFixed:", of: Screen.self) == nil)
    }

    @Test func whatStandsAboveIsInherited() {
        #expect(ObjectiveCClasses.method("tap:", of: Below.self) != nil)
        #expect(ObjectiveCClasses.method("extended", of: Below.self)?.call(Below(), []) as? String == "extended")
    }

    @Test func privateClassesInsideOfOthersAreFound() throws {
        let inner = Outer.inner()
        #expect(ObjectiveCClasses.property("deep", of: type(of: inner))?.value(in: inner) as? String == "deep")
    }

    @Test func classesOfFunctionsAreFound() {
        class Local: NSObject {
            fileprivate nonisolated enum ObjectiveCMembers: InterludeFoundation.ObjectiveCMembers {
                @used @section("swift5_tests") static let record: InterludeFoundation.ObjectiveCRecord = (
                    0x6f626a63, 0, { place, _, _, _ in ObjectiveCMembers.put(place) }, 0, 0
                )
                    ;
                static var owner: AnyClass { Local.self };
                @MainActor static var properties: [InterludeFoundation.ObjectiveCProperty] { [.init("x", \Local.x)] }
            };
            var x = 5
        }
        #expect(ObjectiveCClasses.property("x", of: Local.self)?.value(in: Local()) as? Int == 5)
    }

    @Test func aClassIsFoundByItsNames() {
        #expect(ObjectiveCClasses.type(named: "MainScreen") == Screen.self)
        #expect(ObjectiveCClasses.type(named: "Screen") == Screen.self)
        #expect(ObjectiveCClasses.type(named: "InterludeFoundationTests.Screen") == Screen.self)
        #expect(ObjectiveCClasses.type(named: "Nobody") == nil)
        #expect(ObjectiveCClasses.name(of: Screen.self) == "MainScreen")
        #expect(ObjectiveCNames.type(named: "MainScreen") == Screen.self)
        #expect(ObjectiveCNames.name(of: Screen.self) == "MainScreen")
        #expect(ObjectiveCNames.name(of: NSObject.self) == NSStringFromClass(NSObject.self))
    }

    @Test func methodsOfTheClassItselfAreCalledOnIt() {
        let make = ObjectiveCClasses.classMethod("make", of: Screen.self)
        #expect(make?.call(Screen.self as AnyObject, []) as? String == "made")
    }

    @Test func whatAnObjectHasIsLookedUp() {
        let size: CGFloat? = ObjectiveCLookup.value(of: screen, named: "size")
        #expect(size == 1)
        let none: CGFloat? = ObjectiveCLookup.value(of: screen, named: "nobody")
        #expect(none == nil)
        #expect(ObjectiveCLookup.call(screen, "sum:and:", [1, 2]) as? Int == 3)
        #expect(ObjectiveCLookup.call(screen, "nobody", []) == nil)
    }
}
