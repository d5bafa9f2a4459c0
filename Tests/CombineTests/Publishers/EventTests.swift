import Combine
import Testing

private final class Lines: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
}

@Suite struct EventTests {
    @Test func `handleEvents calls its closures in order`() {
        var log: [String] = []
        let publisher = [1, 2].publisher.handleEvents(
            receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("output \($0)") },
            receiveCompletion: { log.append("completion \($0)") }, receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("request \($0)") })
        let recorder = publisher.record(.max(1), more: .max(1))
        #expect(
            log == [
                "subscription", "request max(1)", "output 1", "request max(1)", "output 2", "request max(1)",
                "completion finished",
            ])
        recorder.cancel()
        #expect(log.last == "completion finished")
    }

    @Test func `print writes all events with a prefix`() {
        let lines = Lines()
        _ = [1, 2].publisher.print("numbers", to: lines).record(.unlimited)
        #expect(
            lines.text == """
                numbers: receive subscription: ([1, 2])
                numbers: request unlimited
                numbers: receive value: (1)
                numbers: receive value: (2)
                numbers: receive finished

                """)
    }

    @Test func `print writes cancellation and errors`() {
        let lines = Lines()
        let subject = PassthroughSubject<Int, Flaw>()
        subject.print(to: lines).record(.max(2)).cancel()
        _ = Fail<Int, Flaw>(error: Flaw("x")).print(to: lines).record(.none)
        #expect(
            lines.text == """
                receive subscription: (PassthroughSubject)
                request max(2)
                receive cancel
                receive subscription: (Empty)
                receive error: (x)

                """)
    }
}
