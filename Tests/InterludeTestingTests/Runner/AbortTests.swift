import Foundation
import Testing

/// What is said when XCTest's runner is aborted by a synchronous test on the main actor: it casts an array of functions, and no
/// test runs yet.
@Suite struct AbortTests {
    @Test func `a cast that fails before the first test is answered with what to write`() async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            // On a thread of its own nothing of the runner is on the stack.
            let thread = Thread { castArray() }
            thread.start()
            while true { sched_yield() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Could not cast value of type"))
        #expect(text.contains("@MainActor func testSomething() async throws"))
    }

    @Test func `one that fails in a test is not`() async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            _ = ([1] as [Any]) as! [String]
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Could not cast value of type"))
        #expect(!text.contains("InterludeTesting"))
    }
}

/// Casts as the runner's code does: not made one with its caller, whose name is looked for.
@_optimize(none) private func castArray() { _ = ([1] as [Any]) as! [String] }
