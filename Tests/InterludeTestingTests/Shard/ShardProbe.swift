import Foundation
import InterludeGoldens
import InterludeStage
import InterludeTesting
import Testing
import TransitionDoctor
import XCTest

/// Tests that are run in a process of their own by ``ShardTraitTests``, and in no other run.
let isProbed = ProcessInfo.processInfo.environment["INTERLUDE_SHARD_PROBE"] != nil

@MainActor @Suite(.enabled(if: isProbed), .sharded) struct ShardProbe {
    @Test func one() {}
    @Test func two() {}
    @Test func three() {}
    @Test func four() {}

    @Test(.sharded, arguments: ["a", "b", "c", "d", "e", "f"], [1, 2])
    func cases(_ letter: String, _ number: Int) {
        print("case \(letter)\(number)")
        // Of this shard as a whole: no expectation in it is divided again.
        for index in 0..<8 { expectHealthy(Diagnosis(name: "\(letter)\(number)-\(index)", trials: [], findings: [])) }
    }

    @Test(arguments: [["x": 1, "y": 2, "z": 3], ["p": 1, "q": 2]])
    func unstable(_ values: [String: Int]) { print("unstable \(values.count)") }
}

/// Tests in no divided suite.
@MainActor @Suite(.enabled(if: isProbed)) struct UndividedShardProbe {
    @Test func plain() {
        expectHealthy(Diagnosis(name: "window", trials: [], findings: []))
        expectHealthy(Diagnosis(name: "door", trials: [], findings: []))
    }

    @Test func matrix() throws {
        try Stage.matrix(
            Stage.Configuration.matrix(devices: [.iPhone15, .iPhoneSE, .iPad10], styles: [.light, .dark])
        ) {
            print("setting \($0)")
            expectHealthy(Diagnosis(name: "\($0)", trials: [], findings: []))
        }
    }
}

final class ShardXCTestProbe: XCTestCase {
    override func setUpWithError() throws {
        try XCTSkipUnless(isProbed)
        try skipUnlessOfShard()
    }

    func testOne() { print("XCTest one") }
    func testTwo() { print("XCTest two") }
    func testThree() { print("XCTest three") }
}
