import Foundation
import InterludeFoundation
import QuartzCore
import Testing

/// Selectors with the names that Objective-C would have for their methods.
@MainActor
struct SelectorNameTests {
    @MainActor
    final class Target: NSObject {
        fileprivate nonisolated enum ObjectiveCMembers: InterludeFoundation.ObjectiveCMembers {
            @used @section("swift5_tests") static let record: InterludeFoundation.ObjectiveCRecord = (
                0x6f626a63, 0, { place, _, _, _ in ObjectiveCMembers.put(place) }, 0, 0
            )
                ;
            static var owner: AnyClass { Target.self };
            @MainActor static var properties: [InterludeFoundation.ObjectiveCProperty] {
                [.init("title", \Target.title)]
            };
            @MainActor static var methods: [InterludeFoundation.ObjectiveCMethod] {
                [
                    .init("tap:") { o, a in (o as! Target).tap(a[0]) },
                    .init("tap:event:") { o, a in (o as! Target).tap(a[0], event: a[1]) },
                    .init("answer") { o, _ in (o as! Target).answer() },
                ]
            }
        };
        var heard: [String] = []
        var title = "none"
        func tap(_ sender: NSString) { heard.append("\(sender)") }
        func tap(_ sender: NSString, event: NSNumber?) { heard.append("\(sender) \(event ?? 0)") }
        func answer() -> NSString { "yes" }
    }
    @MainActor
    final class Stranger: NSObject {
        var heard = 0
        func tap(_ sender: NSString) { heard += 1 }
    }

    private let target = Target()

    @Test func `a selector by name calls the target's method of that name`() {
        Selector("tap:").perform(on: target, with: "a" as NSString)
        Selector("tap:event:").perform(on: target, with: "b" as NSString, for: 5 as NSNumber)
        #expect(target.heard == ["a", "b 5"])
    }

    @Test func `a selector with a name calls the method of whoever is the target`() {
        let selector = Selector(Stranger.tap(_:), named: "tap:")
        selector.perform(on: target, with: "a" as NSString)
        let stranger = Stranger()
        selector.perform(on: stranger, with: "b" as NSString)
        #expect(target.heard == ["a"])
        #expect(stranger.heard == 1)
    }

    @Test func `selectors of one name are equal`() {
        let one = Selector(Target.tap(_:), named: "tap:")
        let other = Selector(Target.tap(_:), named: "tap:")
        #expect(one == other)
        #expect(one == Selector("tap:"))
        #expect(Set([one, other, "tap:"]).count == 1)
        #expect(one != Selector("answer"))
        #expect(!one.hasSameShape(as: Selector(Target.tap(_:), named: "other:")))
    }

    @Test func `a name is told and made again`() {
        #expect(NSStringFromSelector(Selector(Target.tap(_:), named: "tap:")) == "tap:")
        #expect(NSSelectorFromString("tap:").description == "tap:")
    }

    @Test func `an object responds to what its table holds`() {
        #expect(target.responds(to: Selector("tap:event:")))
        #expect(target.responds(to: Selector("title")))
        #expect(target.responds(to: Selector("setTitle:")))
        #expect(!target.responds(to: Selector("tap")))
        #expect(!Stranger().responds(to: Selector("answer")))
    }

    @Test func `perform returns what the method does`() throws {
        let answer = try #require(target.perform(Selector("answer")))
        #expect(answer.takeUnretainedValue() as? NSString == "yes")
        #expect(target.perform(Selector("tap:"), with: "x" as NSString) == nil)
        target.perform(Selector("tap:event:"), with: "x" as NSString, with: 2 as NSNumber)
        #expect(target.heard == ["x", "x 2"])
    }

    @Test func `a method with two parameters is made into a selector of its reference`() {
        Selector(Target.tap(_:event:)).perform(on: target, with: "a" as NSString, for: nil)
        #expect(target.heard == ["a 0"])
    }
}
