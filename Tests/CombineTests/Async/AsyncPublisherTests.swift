import Combine
import Testing

@MainActor @Suite struct AsyncPublisherTests {
    @Test func `the values of a publisher are a sequence`() async {
        var values: [Int] = []
        for await value in (1...3).publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
    }

    @Test func `a failure is thrown`() async {
        var values: [Int] = []
        do {
            let publisher = [1].publisher.setFailureType(to: Flaw.self).append(Fail(error: Flaw("x")))
            for try await value in publisher.values { values.append(value) }
            Issue.record("there is no error")
        } catch {
            #expect(error == Flaw("x"))
        }
        #expect(values == [1])
    }

    @Test func `it requests one element at a time`() async {
        let log = UpstreamLog()
        var iterator = log.watch((1...3).publisher).values.makeAsyncIterator()
        #expect(log.lines.isEmpty)
        _ = await iterator.next()
        _ = await iterator.next()
        #expect(log.lines == ["max(1)", "max(1)"])
    }

    @Test func `the subscription ends with the iterator`() async {
        let log = UpstreamLog()
        for await _ in log.watch(CurrentValueSubject<Int, Never>(1)).values { break }
        #expect(log.lines == ["max(1)", "cancel"])
    }

    @Test func `nothing follows the end`() async {
        var iterator = Just(1).values.makeAsyncIterator()
        #expect(await iterator.next() == 1)
        #expect(await iterator.next() == nil)
        #expect(await iterator.next() == nil)
    }

    @Test func `a canceled task receives the end`() async {
        let task = Task { @MainActor in
            var count = 0
            for await _ in PassthroughSubject<Int, Never>().values { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }
}
