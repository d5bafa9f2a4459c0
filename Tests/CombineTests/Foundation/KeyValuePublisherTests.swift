import Combine
import Testing
import UIKit

/// Key-value observing of properties that UIKit documents as observable.
@MainActor @Suite struct KeyValuePublisherTests {
    @Test func `it publishes the present value and each new one`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let recorder = view.publisher(for: \.contentOffset).map(\.y).record()
        view.contentOffset = CGPoint(x: 0, y: 20)
        #expect(recorder.events == ["0.0", "20.0"])
        recorder.cancel()
        view.contentOffset = CGPoint(x: 0, y: 30)
        #expect(recorder.events == ["0.0", "20.0"])
    }

    @Test func `without an option the present value is left out`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let recorder = view.publisher(for: \.contentSize, options: [.new]).map(\.height).record()
        #expect(recorder.events.isEmpty)
        view.contentSize = CGSize(width: 10, height: 40)
        #expect(recorder.events == ["40.0"])
        recorder.cancel()
    }
}
