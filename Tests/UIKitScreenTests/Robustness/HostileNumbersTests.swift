import Foundation
import TestStages
import Testing
import UIKit

/// Numbers that are none, infinite, or far too large, and values of another class, in every public place that takes one: nothing
/// of it stops the program, draws outside of its memory or goes on for ever, but for what stops it on iOS too.
///
/// With the number of a case in `INTERLUDE_HOSTILE` that one and those after it are tried, each named before, so that one that stops
/// the program is known and the next can be gone on with.
@MainActor struct HostileNumbersTests {
    @Test func `layers stand every number`() { attempt(HostileCase.layers) }

    @Test func `animations stand every number, and values of any class`() { attempt(HostileCase.motion) }

    @Test func `views stand every number`() { attempt(HostileCase.views) }

    @Test func `drawing stands every number`() { attempt(HostileCase.drawing) }

    @Test func `transitions stand every number`() { attempt(HostileCase.transitions) }

    @Test func `there are more than two thousand cases, each with a name of its own`() {
        let cases =
            HostileCase.layers + HostileCase.motion + HostileCase.views + HostileCase.drawing + HostileCase.transitions
        #expect(cases.count > 2000)
        #expect(Set(cases.map(\.name)).count == cases.count)
    }

    private func attempt(_ cases: [HostileCase]) {
        let first = ProcessInfo.processInfo.environment["INTERLUDE_HOSTILE"].map { Int($0) ?? 0 }
        let chosen = Array(cases.enumerated()).sampled(every: first == nil ? 4 : 1)
        for (number, hostile) in chosen where number >= first ?? 0 {
            if first != nil { FileHandle.standardError.write(Data("hostile \(number): \(hostile.name)\n".utf8)) }
            let scene = HostileScene()
            hostile.run(scene)
            scene.look()
        }
    }
}
