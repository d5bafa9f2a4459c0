import InterludeGoldens
import Testing

@Suite struct GoldenModeTests {
    @Test func `argument, trait and environment count in this order`() throws {
        let environment = ["INTERLUDE_GOLDEN": "verify"]
        #expect(try GoldenMode.choose(nil, environment: [:]) == .init(mode: .compare, isInCode: false))
        #expect(try GoldenMode.choose(nil, environment: environment) == .init(mode: .verify, isInCode: false))
        let traits = try GoldenMode.$scoped.withValue(.record) {
            [try GoldenMode.choose(nil, environment: environment), try GoldenMode.choose(.compare, environment: [:])]
        }
        #expect(traits == [.init(mode: .record, isInCode: true), .init(mode: .compare, isInCode: true)])
    }

    @Test func `an unknown mode is named with those that are known`() {
        let error = #expect(throws: GoldenMode.Unknown.self) {
            try GoldenMode.choose(nil, environment: ["INTERLUDE_GOLDEN": "1"])
        }
        #expect(error?.description == "INTERLUDE_GOLDEN is '1'; it can be compare, verify, record, failed")
    }
}
