import Combine
import Foundation
import Testing

/// Operators that look at one element at a time.
@Suite struct ElementTests {
    private let numbers = (1...5).publisher
    private let failing = Fail<Int, Flaw>(error: Flaw("x"))

    private func odd(_ value: Int) throws -> Bool {
        if value == 4 { throw Flaw("four") }
        return value % 2 == 1
    }

    @Test func `map changes values`() {
        #expect(numbers.map { $0 * 2 }.events == ["2", "4", "6", "8", "10", "finished"])
        #expect(failing.map { $0 * 2 }.events == ["failed x"])
        #expect(["a", "bc"].publisher.map(\.count).events == ["1", "2", "finished"])
        #expect(["a", "bc"].publisher.map(\.count, \.isEmpty).events == ["(1, false)", "(2, false)", "finished"])
    }

    @Test func `a thrown error ends the publisher and cancels the one above`() {
        let log = UpstreamLog()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = log.watch(subject).tryMap { try odd($0) }.record()
        for value in 3...5 { subject.send(value) }
        #expect(recorder.events == ["true", "failed four"])
        #expect(log.lines == ["unlimited", "cancel"])
    }

    @Test func `operators that throw fail with the error`() {
        #expect(numbers.tryFilter(odd).events == ["1", "3", "failed four"])
        #expect(numbers.tryCompactMap { try odd($0) ? $0 : nil }.events == ["1", "3", "failed four"])
        #expect(numbers.tryDrop { try $0 < 3 || !odd($0) }.events == ["3", "4", "5", "finished"])
        #expect(numbers.tryPrefix { try $0 < 3 || odd($0) }.events == ["1", "2", "3", "failed four"])
        #expect(numbers.tryScan(0) { try odd($1) ? $0 + $1 : $0 }.events == ["1", "1", "4", "failed four"])
        #expect(numbers.tryReduce(0) { try odd($1) ? $0 + $1 : $0 }.events == ["failed four"])
        #expect(numbers.tryFirst { try !odd($0) }.events == ["2", "finished"])
        #expect(numbers.tryLast(where: odd).events == ["failed four"])
        #expect(numbers.tryContains { try !odd($0) }.events == ["true", "finished"])
        #expect(numbers.tryAllSatisfy(odd).events == ["false", "finished"])
        #expect(numbers.tryMax { try odd($1) && $0 < $1 }.events == ["failed four"])
        #expect(numbers.tryRemoveDuplicates { try odd($1) == odd($0) }.events == ["1", "2", "3", "failed four"])
    }

    @Test func `compactMap and filter request another element for one that they omit`() {
        #expect(numbers.filter { $0 % 2 == 0 }.record(.max(1)).events == ["2"])
        #expect(numbers.compactMap { $0 > 3 ? $0 : nil }.record(.max(1)).events == ["4"])
    }

    @Test func `removeDuplicates compares with the previous value`() {
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().events == ["1", "2", "1", "finished"])
        #expect([1, 3, 2].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.events == ["1", "2", "finished"])
    }

    @Test func `scan publishes each result, reduce the last one`() {
        #expect(numbers.scan(0, +).events == ["1", "3", "6", "10", "15", "finished"])
        #expect(numbers.reduce(0, +).events == ["15", "finished"])
        #expect(Empty<Int, Never>().reduce(7, +).events == ["7", "finished"])
    }

    @Test func `subscribers have independent results`() {
        let sums = numbers.scan(0, +)
        #expect(sums.events == sums.events)
        let unique = [1, 1].publisher.removeDuplicates()
        #expect(unique.events == ["1", "finished"])
        #expect(unique.events == ["1", "finished"])
    }

    @Test func `collect publishes an array at the end, or each time that it is full`() {
        #expect(numbers.collect().events == ["[1, 2, 3, 4, 5]", "finished"])
        #expect(numbers.collect(2).events == ["[1, 2]", "[3, 4]", "[5]", "finished"])
        #expect(numbers.append(6).collect(2).events == ["[1, 2]", "[3, 4]", "[5, 6]", "finished"])
        #expect(numbers.collect(2).record(.max(1)).events == ["[1, 2]"])
        #expect([1].publisher.setFailureType(to: Flaw.self).append(failing).collect().events == ["failed x"])
    }

    @Test func `a last value is pending until there is demand`() {
        let recorder = Empty<Int, Never>().count().record(.none)
        #expect(recorder.events.isEmpty)
        recorder.request(1)
        #expect(recorder.events == ["0", "finished"])
    }

    @Test func `first and last`() {
        #expect(numbers.first().events == ["1", "finished"])
        #expect(numbers.first { $0 > 2 }.events == ["3", "finished"])
        #expect(numbers.first { $0 > 9 }.events == ["finished"])
        #expect(numbers.last().events == ["5", "finished"])
        #expect(numbers.last { $0 < 3 }.events == ["2", "finished"])
        #expect(Empty<Int, Never>().last().events == ["finished"])
    }

    @Test func `first cancels the publisher above`() {
        let log = UpstreamLog()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = log.watch(subject).first().record()
        subject.send(1)
        subject.send(2)
        #expect(recorder.events == ["1", "finished"])
        #expect(log.lines == ["unlimited", "cancel"])
    }

    @Test func `prefix, dropFirst and output choose by number`() {
        #expect(numbers.prefix(2).events == ["1", "2", "finished"])
        #expect(numbers.prefix(0).events == ["finished"])
        #expect(numbers.dropFirst().events == ["2", "3", "4", "5", "finished"])
        #expect(numbers.dropFirst(4).record(.max(1)).events == ["5", "finished"])
        #expect(numbers.output(at: 2).events == ["3", "finished"])
        #expect(numbers.output(in: 1...2).events == ["2", "3", "finished"])
        #expect(numbers.output(in: 3...).events == ["4", "5", "finished"])
    }

    @Test func `prefix and drop choose by a condition`() {
        #expect(numbers.prefix { $0 != 3 }.events == ["1", "2", "finished"])
        #expect([1, 3, 2, 1].publisher.drop { $0 != 3 }.events == ["3", "2", "1", "finished"])
    }

    @Test func `contains and allSatisfy end with the deciding element`() {
        let log = UpstreamLog()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = log.watch(subject).contains(2).record()
        subject.send(1)
        subject.send(2)
        #expect(recorder.events == ["true", "finished"])
        #expect(log.lines == ["unlimited", "cancel"])
        #expect(numbers.contains(9).events == ["false", "finished"])
        #expect(numbers.contains { $0 > 4 }.events == ["true", "finished"])
        #expect(numbers.allSatisfy { $0 < 9 }.events == ["true", "finished"])
        #expect(numbers.allSatisfy { $0 < 2 }.events == ["false", "finished"])
    }

    @Test func `count, min, max and ignoreOutput`() {
        #expect(numbers.count().events == ["5", "finished"])
        #expect([2, 1, 3].publisher.min().events == ["1", "finished"])
        #expect([2, 1, 3].publisher.max().events == ["3", "finished"])
        #expect([-3, 2].publisher.max { abs($0) < abs($1) }.events == ["-3", "finished"])
        #expect([(1, "a"), (1, "b")].publisher.min { $0.0 < $1.0 }.map(\.1).events == ["a", "finished"])
        #expect(numbers.ignoreOutput().events == ["finished"])
        #expect(failing.ignoreOutput().events == ["failed x"])
    }

    @Test func `nil, emptiness and errors are replaced`() {
        #expect([1, nil, 3].publisher.replaceNil(with: 0).events == ["1", "0", "3", "finished"])
        #expect(Empty<Int, Never>().replaceEmpty(with: 4).events == ["4", "finished"])
        #expect(numbers.replaceEmpty(with: 4).last().events == ["5", "finished"])
        #expect(failing.replaceEmpty(with: 4).events == ["failed x"])
        #expect(failing.replaceError(with: 9).events == ["9", "finished"])
        let recorder = failing.replaceError(with: 9).record(.none)
        #expect(recorder.events.isEmpty)
        recorder.request(1)
        #expect(recorder.events == ["9", "finished"])
    }

    @Test func `errors change their type`() {
        #expect(failing.mapError { Flaw("\($0)!") }.events == ["failed x!"])
        #expect(Just(1).setFailureType(to: Flaw.self).events == ["1", "finished"])
        #expect(numbers.assertNoFailure().last().events == ["5", "finished"])
    }

    @Test func `values are encoded and decoded`() {
        #expect(
            [[1, 2]].publisher.encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }.events
                == ["[1,2]", "finished"])
        let data = [Data("[1]".utf8), Data("{".utf8), Data("[2]".utf8)].publisher
        let recorder = data.decode(type: [Int].self, decoder: JSONDecoder()).record()
        #expect(recorder.events.first == "[1]")
        #expect(recorder.events.count == 2 && recorder.events[1].hasPrefix("failed "))
    }

    @Test func `an operator that is canceled gets nothing more, and cancels above`() {
        let log = UpstreamLog()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = log.watch(subject).map { $0 }.record()
        subject.send(1)
        recorder.cancel()
        subject.send(2)
        subject.send(completion: .finished)
        #expect(recorder.events == ["1"])
        #expect(log.lines == ["unlimited", "cancel"])
    }
}
