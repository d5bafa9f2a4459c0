import Combine
import Foundation
import Testing

@Suite struct NotificationPublisherTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("saved")

    @Test func `it publishes notifications until it is canceled`() {
        let recorder = center.publisher(for: name).compactMap { $0.userInfo?["count"] as? Int }.record()
        center.post(name: name, object: nil, userInfo: ["count": 1])
        center.post(name: Notification.Name("other"), object: nil, userInfo: ["count": 2])
        recorder.cancel()
        center.post(name: name, object: nil, userInfo: ["count": 3])
        #expect(recorder.events == ["1"])
    }

    @Test func `it publishes those of one object`() {
        let (first, second) = (NSObject(), NSObject())
        let recorder = center.publisher(for: name, object: first).map { _ in "x" }.record()
        center.post(name: name, object: second)
        center.post(name: name, object: first)
        #expect(recorder.events == ["x"])
    }

    @Test func `it drops notifications without demand`() {
        let recorder = center.publisher(for: name).map { _ in "x" }.record(.max(1))
        center.post(name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(recorder.events == ["x"])
    }

    @Test func `subscribers are independent`() {
        let publisher = center.publisher(for: name).map { _ in "x" }
        let (a, b) = (publisher.record(), publisher.record())
        center.post(name: name, object: nil)
        a.cancel()
        center.post(name: name, object: nil)
        #expect(a.events.count == 1 && b.events.count == 2)
        #expect(center.publisher(for: name) == center.publisher(for: name))
    }
}
