import Foundation
import InterludeFoundation
import Testing

/// Formats whose values are objects.
@Suite struct ObjectFormatTests {
    private final class Shop: NSObject {
        override var description: String { "<Shop>" }
    }

    private struct Point { let x = 3 }

    @Test func `an object is shown as its description says`() {
        #expect(String(format: "%@ opens at %d", Shop(), 9) == "<Shop> opens at 9")
        let none: Shop? = nil
        #expect(String(format: "%@, %@", Shop(), none) == "<Shop>, (null)")
        #expect(String(format: "%.1f %@ %@", 2.5, Shop(), "text") == "2.5 <Shop> text")
        #expect(String(format: "%@", Point()) == "Point(x: 3)")
    }

    @Test func `what Foundation takes is left to it`() {
        #expect(String(format: "%d of %ld", 3, 4) == "3 of 4")
        #expect(String(format: "%05.2f", 1.5) == "01.50")
        #expect(String(format: "plain") == "plain")
    }

    @Test func `a format that is not written there takes objects too`() {
        let format = "%@!"
        #expect(LocalizedFormat.string(format: format, Shop()) == "<Shop>!")
    }
}
