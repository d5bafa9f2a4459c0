import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct PasteboardTests {
    @Test func `objects of one name stand for one pasteboard`() throws {
        let host = CompatibilityStage()
        let name = UIPasteboard.Name("notes")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let first = try #require(UIPasteboard(name: name, create: true))
        let second = try #require(UIPasteboard(name: name, create: false))
        first.string = "one"
        #expect(second.string == "one" && second.changeCount == first.changeCount && first == second)
        second.string = "two"
        #expect(first.string == "two" && first != UIPasteboard.general)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
        _ = host
    }
}
