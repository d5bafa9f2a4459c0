import Foundation
import InterludeGoldens
import InterludeStage
import TestPrograms
import Testing

@Suite struct ShardTests {
    @Test(arguments: [
        ("0/4", "shards are numbered from 1: the first is 1/4"), ("5/4", "the last of 4 shards is 4/4"),
        ("2/1", "there is only one shard: 1/1"), ("1/0", "there must be at least one shard"),
        ("x", "it must be a number, a slash and the number of shards: 3/16"), ("3", "it must be a number"),
        ("1/2/3", "it must be a number"), ("-1/4", "it must be a number"), ("+1/4", "it must be a number"),
        ("1 /4", "it must be a number"), ("/", "it must be a number"), ("1/9999999999999999999999", "it must be"),
        ("1/1000000", "there can be at most 100000 shards"),
    ])
    func `what is no shard is named, with the reason`(_ text: String, _ reason: String) throws {
        let error = #expect(throws: Shard.Unreadable.self) { try Shard(text) }
        let words = try #require(error?.description)
        #expect(words.hasPrefix("INTERLUDE_SHARD is '\(text)': \(reason)"), "\(words)")
    }

    @Test func `a number and a count are a shard`() throws {
        let shard = try Shard("3/16")
        #expect((shard.number, shard.count) == (3, 16))
        #expect("\(shard)" == "3/16")
    }

    /// The first three are of the hash's authors (test_fnv.c); whoever divides by other means has to come to the last two.
    @Test func `the hash is the documented one`() {
        #expect(StableHash.fnv1a("") == 0xcbf2_9ce4_8422_2325)
        #expect(StableHash.fnv1a("a") == 0xaf63_dc4c_8601_ec8c)
        #expect(StableHash.fnv1a("foobar") == 0x8594_4171_f739_67e8)
        #expect(StableHash.mixed("door") == 0xab82_3cf2_40e8_95df)
        #expect(ShardPlan(Shard(1, of: 16)).owner(of: "AppTests.DoorTests/opens()") == 13)
    }

    @Test func `each part of the work is one shard's, and shards have about as much`() {
        let keys = (0..<10_000).map { "CardTests/opens(_:) [iphone-\($0 % 12), style \($0 / 12)]" }
        for count in [2, 3, 4, 16, 60] {
            var loads = [Int](repeating: 0, count: count)
            for key in keys {
                let owners = (1...count).filter { ShardPlan(Shard($0, of: count)).holds(key) }
                guard owners.count == 1 else {
                    Issue.record("\(key) is of \(owners)")
                    return
                }
                loads[owners[0] - 1] += 1
            }
            // Five standard deviations of dice.
            let mean = 10_000 / Double(count)
            for load in loads { #expect(abs(Double(load) - mean) < 5 * mean.squareRoot()) }
        }
    }

    @Test func `timings balance, and what they do not know goes by its hash`() {
        // One long one and nine short ones, as long together.
        let seconds = Dictionary(uniqueKeysWithValues: (0..<9).map { ("short \($0)", 1.0) } + [("long", 9.0)])
        let timings = ShardTimings(seconds)
        let plan = ShardPlan(Shard(1, of: 2), timings: timings)
        #expect(plan.owner(of: "long") == 1)
        for index in 0..<9 { #expect(plan.owner(of: "short \(index)") == 2) }
        #expect(plan.owner(of: "new") == ShardPlan(Shard(1, of: 2)).owner(of: "new"))
        let spread = ShardPlan.spread(timings, over: 2)
        #expect(spread.most == 9 && spread.least == 9)
    }

    @Test func `what took no time is spread too`() {
        let timings = ShardTimings(Dictionary(uniqueKeysWithValues: (0..<100).map { ("\($0)", 0.0) }))
        let plan = ShardPlan(Shard(1, of: 4), timings: timings)
        for shard in 1...4 { #expect((0..<100).count { plan.owner(of: "\($0)") == shard } == 25) }
    }

    @Test func `the environment says which shard, which run and which timings`() throws {
        let folder = try TestFolder()
        let path = "\(folder.path)/timings.json"
        try ShardTimings(["a": 1]).write(to: path)
        #expect(try ShardPlan(environment: [:]) == nil)
        #expect(try ShardPlan(environment: ["INTERLUDE_SHARD": ""]) == nil)
        let plan = try #require(
            try ShardPlan(environment: [
                "INTERLUDE_SHARD": "2/3", "GITHUB_RUN_ID": "77", "INTERLUDE_TIMINGS": path,
            ]))
        #expect(plan.shard == Shard(2, of: 3))
        #expect(plan.run == "77")
        #expect(plan.owner(of: "a") == 1)
        let named = try #require(
            try ShardPlan(environment: ["INTERLUDE_SHARD": "2/3", "GITHUB_RUN_ID": "77", "INTERLUDE_RUN": "mine"]))
        #expect(named.run == "mine")
        #expect(throws: Shard.Unreadable.self) { try ShardPlan(environment: ["INTERLUDE_SHARD": "4/3"]) }
    }

    @Test(arguments: ["none.json", "text.json", "negative.json"])
    func `timings that cannot be read are named`(_ name: String) throws {
        let folder = try TestFolder([
            "text.json": "no", "negative.json": #"{"format": 1, "seconds": {"a": -1}}"#,
        ])
        let path = "\(folder.path)/\(name)"
        let error = #expect(throws: OutputError.self) {
            try ShardPlan(environment: ["INTERLUDE_SHARD": "1/2", "INTERLUDE_TIMINGS": path])
        }
        #expect(error?.description.contains("cannot read \(path)") == true)
    }
}
