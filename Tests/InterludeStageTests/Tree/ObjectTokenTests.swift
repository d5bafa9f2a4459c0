import InterludeStage
import Testing

/// Tokens of objects, some of which have been freed.
@MainActor @Suite struct ObjectTokenTests {
    private final class Thing {}

    @Test func `an object has the same token each time`() {
        let (one, other) = (Thing(), Thing())
        #expect(ObjectToken(one) == ObjectToken(one))
        #expect(ObjectToken(one) != ObjectToken(other))
    }

    @Test func `an object that gets the address of a freed one has another token`() {
        var tokens: [ObjectToken] = []
        var addresses: Set<ObjectIdentifier> = []
        for _ in 0..<10_000 {
            let thing = Thing()
            tokens.append(ObjectToken(thing))
            addresses.insert(ObjectIdentifier(thing))
        }
        #expect(addresses.count < 10_000, "no address was used again, so this shows nothing")
        #expect(Set(tokens).count == 10_000)
    }

    @Test func `a token keeps nothing alive, and removing freed objects changes no token`() {
        let kept = Thing()
        let token = ObjectToken(kept)
        weak var freed: Thing?
        do {
            let all = (0..<10_000).map { _ in Thing() }
            freed = all[0]
            for thing in all { _ = ObjectToken(thing) }
        }
        #expect(freed == nil)
        for _ in 0..<10 { _ = ObjectToken(Thing()) }
        #expect(ObjectToken(kept) == token)
    }
}
