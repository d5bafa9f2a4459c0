import Combine
import Testing

@Suite struct DemandTests {
    @Test func `an unlimited demand stays unlimited`() {
        let demand = Subscribers.Demand.unlimited
        #expect(demand - 5 == .unlimited)
        #expect(demand + 5 == .unlimited)
        #expect(demand * 2 == .unlimited)
        #expect(demand - Subscribers.Demand.unlimited == .unlimited)
        #expect(demand.max == nil)
    }

    @Test func `a demand never is less than none`() {
        #expect(Subscribers.Demand.max(2) - 3 == .none)
        #expect(Subscribers.Demand.max(2) - .unlimited == .none)
    }

    @Test func `a sum that does not fit is unlimited`() {
        #expect(Subscribers.Demand.max(Int.max - 1) + 5 == .unlimited)
        #expect(Subscribers.Demand.max(Int.max / 2) * 3 == .unlimited)
    }

    @Test func `demands compare with numbers`() {
        #expect(Subscribers.Demand.max(2) > 1)
        #expect(Subscribers.Demand.max(2) == 2)
        #expect(Subscribers.Demand.unlimited > 1000)
        #expect(3 < Subscribers.Demand.unlimited)
        #expect(Subscribers.Demand.unlimited != Int.max)
        #expect(Subscribers.Demand.max(2) < .max(3))
    }

    @Test func `a demand describes itself`() {
        #expect("\(Subscribers.Demand.max(3))" == "max(3)")
        #expect("\(Subscribers.Demand.unlimited)" == "unlimited")
    }
}
