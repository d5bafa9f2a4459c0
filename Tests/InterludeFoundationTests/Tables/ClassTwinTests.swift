import Foundation
import InterludeFoundation
import Testing

/// Outlets that are declared as one of two classes of the same sources, and get an object of the other.
@Suite struct ClassTwinTests {
    class Base {}

    enum Own {
        class Stars: Base {
            var rating = 1
            func doubled() -> Int { rating * 2 }
        }
    }

    enum Library {
        class Stars: Base {
            var rating = 3
            func doubled() -> Int { rating * 2 }
        }
    }

    enum Other {
        /// The same name, and more in it.
        class Stars: Base {
            var rating = 5
            var count = 7
            func doubled() -> Int { rating * 2 }
        }
        /// Another name.
        class Moons: Base {
            var rating = 5
            func doubled() -> Int { rating * 2 }
        }
    }

    final class Owner {
        var stars: Own.Stars!
        weak var weakly: Own.Stars?
        var sure = Own.Stars()
    }

    private let owner = Owner()

    @Test func `an object of the twin is taken, and used as one of its own`() {
        let twin = Library.Stars()
        #expect(ObjectiveCProperty("stars", \Owner.stars).set(twin, in: owner))
        #expect(owner.stars?.rating == 3 && owner.stars?.doubled() == 6)
        #expect(ObjectiveCProperty("weakly", \Owner.weakly).set(twin, in: owner))
        #expect(ObjectiveCProperty("sure", \Owner.sure).set(twin, in: owner))
        #expect(owner.weakly?.rating == 3 && owner.sure.rating == 3)
    }

    @Test func `it is kept alive as any other`() {
        weak var weakly: Library.Stars?
        do {
            let twin = Library.Stars()
            weakly = twin
            _ = ObjectiveCProperty("stars", \Owner.stars).set(twin, in: owner)
        }
        #expect(weakly != nil)
        owner.stars = nil
        #expect(weakly == nil)
    }

    @Test func `others are not taken`() {
        let property = ObjectiveCProperty("stars", \Owner.stars)
        #expect(!property.set(Other.Stars(), in: owner) && !property.set(Other.Moons(), in: owner))
        #expect(!property.set(Base(), in: owner) && !property.set("text", in: owner) && owner.stars == nil)
    }
}
