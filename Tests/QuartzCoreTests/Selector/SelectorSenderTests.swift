import QuartzCore
import Testing

/// Methods whose parameter is of another class than the sender.
@MainActor
struct SelectorSenderTests {
    class Sender { var name: String { "sender" } }
    class Special: Sender {}
    final class Stranger {}

    @MainActor
    final class Target {
        var heard: [String] = []
        func sender(_ sender: Sender) { heard.append(sender.name) }
        func special(_ sender: Special) { heard.append(sender.name) }
        func stranger(_ sender: Stranger) { heard.append("\(ObjectIdentifier(sender) == expected)") }
        func maybe(_ sender: Stranger?) { heard.append(sender == nil ? "nil" : "some") }
        var expected: ObjectIdentifier?
    }

    private let target = Target()

    @Test func `a subclass that the sender is not has what both have in common`() {
        Selector(Target.special(_:)).perform(on: target, with: Sender())
        #expect(target.heard == ["sender"])
    }

    @Test func `a class that has nothing to do with the sender's gets the sender all the same`() {
        let sender = Sender()
        target.expected = ObjectIdentifier(sender)
        Selector(Target.stranger(_:)).perform(on: target, with: sender)
        Selector(Target.maybe(_:)).perform(on: target, with: sender)
        Selector(Target.maybe(_:)).perform(on: target, with: nil)
        #expect(target.heard == ["true", "some", "nil"])
    }

    @Test func `a sender of the right class comes as it is`() {
        Selector(Target.sender(_:)).perform(on: target, with: Special())
        #expect(target.heard == ["sender"])
    }
}
