import CoreGraphics
import Testing
import WebWindow
import WindowSystem

@Suite struct InboxTests {
    private let ada = ViewerID(1)
    private let bert = ViewerID(2)
    private let place = CGPoint(x: 10, y: 20)

    private func makeInbox() -> Inbox {
        let inbox = Inbox()
        inbox.enter(ada)
        inbox.enter(bert)
        return inbox
    }

    private func send(
        _ kind: ViewerMessage.Input.Kind, _ viewer: ViewerID, to inbox: Inbox, at time: Double = 1
    ) throws {
        try inbox.take(.init(kind, time: time), from: viewer, arrival: time)
    }

    private func described(_ inbox: Inbox) -> [String] {
        inbox.drain(at: 3).events.map { event in
            switch event.kind {
            case .touch(let phase, let finger, _): "finger \(finger) \(phase)"
            case .pointer(let phase, let button, _): "pointer \(phase) \(button)"
            case .key(let phase, let key): "key \(phase) \(key.name)"
            default: "\(event.kind)"
            }
        }
    }

    @Test func `fingers of two viewers with the same number are two fingers`() throws {
        let inbox = makeInbox()
        for phase in [WindowEvent.Phase.began, .moved, .ended] {
            for viewer in [ada, bert] { try send(.touch(phase, id: 0, place), viewer, to: inbox) }
        }
        #expect(
            described(inbox) == [
                "finger 1 began", "finger 2 began", "finger 1 moved", "finger 2 moved", "finger 1 ended",
                "finger 2 ended",
            ])
    }

    @Test func `a viewer that leaves has its fingers cancelled and its keys up, and others keep theirs`() throws {
        let inbox = makeInbox()
        try send(.touch(.began, id: 4, place), ada, to: inbox)
        try send(.touch(.began, id: 4, place), bert, to: inbox)
        try send(.key(.down, .init(name: "A")), ada, to: inbox)
        try send(.pointer(.began, button: .primary, place), ada, to: inbox)
        _ = inbox.drain(at: 3)
        inbox.release(ada, at: 2, forgets: true)
        #expect(described(inbox) == ["finger 1 cancelled", "pointer cancelled primary", "key up A"])
        try send(.touch(.moved, id: 4, place), bert, to: inbox)
        #expect(described(inbox) == ["finger 2 moved"])
    }

    @Test func `a viewer that has left is not listened to`() throws {
        let inbox = makeInbox()
        inbox.release(ada, at: 2, forgets: true)
        try send(.touch(.began, id: 0, place), ada, to: inbox)
        #expect(described(inbox).isEmpty)
    }

    @Test func `the mouse belongs to who presses it, and another mouse is a finger meanwhile`() throws {
        let inbox = makeInbox()
        try send(.pointer(.began, button: .primary, place), ada, to: inbox)
        try send(.pointer(.began, button: .primary, place), bert, to: inbox)
        try send(.pointer(.ended, button: .primary, place), ada, to: inbox)
        try send(.pointer(.moved, button: .primary, place), bert, to: inbox)
        try send(.pointer(.ended, button: .primary, place), bert, to: inbox)
        try send(.pointer(.hovered, button: .none, place), bert, to: inbox)
        #expect(
            described(inbox) == [
                "pointer began primary", "finger 1 began", "pointer ended primary", "finger 1 moved",
                "finger 1 ended", "pointer hovered none",
            ])
    }

    @Test func `a finger that comes down twice was lost in between`() throws {
        let inbox = makeInbox()
        try send(.touch(.began, id: 0, place), ada, to: inbox)
        try send(.touch(.began, id: 0, place), ada, to: inbox)
        #expect(described(inbox) == ["finger 1 began", "finger 1 cancelled", "finger 2 began"])
    }

    @Test func `what is not down can neither move nor end`() throws {
        let inbox = makeInbox()
        for phase in [WindowEvent.Phase.moved, .ended, .cancelled] {
            try send(.touch(phase, id: 3, place), ada, to: inbox)
            try send(.pointer(phase, button: .primary, place), ada, to: inbox)
        }
        #expect(described(inbox).isEmpty)
    }

    @Test func `more fingers than two people have break the protocol`() throws {
        let inbox = makeInbox()
        for id in 0..<20 { try send(.touch(.began, id: id, place), ada, to: inbox) }
        #expect(throws: ProtocolViolation.self) { try send(.touch(.began, id: 20, place), ada, to: inbox) }
    }

    @Test func `distances in time between a viewer's inputs are kept though the network delays them`() throws {
        let inbox = makeInbox()
        for (sent, arrival) in [(100.0, 5.0), (100.016, 5.030), (100.032, 5.033)] {
            try inbox.take(.init(.touch(.began, id: 0, place), time: sent), from: ada, arrival: arrival)
        }
        let times = inbox.drain(at: 3).events.map(\.timestamp)
        #expect(times.count == 5)
        #expect(abs(times[1] - times[0] - 0.016) < 1e-9)
        #expect(abs(times[3] - times[1] - 0.016) < 1e-9)
    }

    @Test func `time never goes back, and no input is later than its arrival`() throws {
        let inbox = makeInbox()
        var arrival = 10.0
        for sent in [50.0, 49.0, 3e9, -5.0, 51.0] {
            arrival += 0.01
            try inbox.take(.init(.key(.down, .init(name: "A")), time: sent), from: ada, arrival: arrival)
            try inbox.take(.init(.key(.up, .init(name: "A")), time: sent / 2), from: bert, arrival: arrival)
        }
        let times = inbox.drain(at: 3).events.map(\.timestamp)
        #expect(times == times.sorted())
        #expect((times.last ?? .infinity) <= arrival)
    }

    @Test func `movements are dropped while an application hangs, but a finger's end is not`() throws {
        let inbox = makeInbox()
        try send(.touch(.began, id: 0, place), ada, to: inbox)
        for _ in 0..<5000 { try send(.touch(.moved, id: 0, place), ada, to: inbox) }
        try send(.touch(.ended, id: 0, place), ada, to: inbox)
        let events = described(inbox)
        #expect(events.count == 1001)
        #expect(events.last == "finger 1 ended")
    }

    @Test func `what viewers do that come and go while an application hangs does not pile up`() throws {
        let inbox = Inbox()
        for number in 1...2000 {
            let viewer = ViewerID(number)
            inbox.enter(viewer)
            inbox.setHidden(false)
            inbox.expose()
            for id in 0..<20 { try? send(.touch(.began, id: id, place), viewer, to: inbox) }
            inbox.release(viewer, at: 1, forgets: true)
            inbox.setHidden(true)
        }
        let events = inbox.drain(at: 3).events
        #expect(events.count < 10_000)
        #expect(events.first?.kind == .exposed && events.last?.kind == .hidden(true))
        let downs = events.filter { if case .touch(.began, _, _) = $0.kind { true } else { false } }
        let lifts = events.filter { if case .touch(.cancelled, _, _) = $0.kind { true } else { false } }
        #expect(downs.count == lifts.count)
    }

    @Test func `a window is seen before it is touched, and let go of before it is hidden`() throws {
        let inbox = makeInbox()
        inbox.setHidden(true)
        #expect(inbox.drain(at: 1).events.map(\.kind) == [.hidden(true)])
        try send(.key(.down, .init(name: "A")), ada, to: inbox)
        inbox.setHidden(false)
        inbox.expose()
        inbox.close()
        let events = inbox.drain(at: 3).events
        #expect(events.map(\.kind) == [.hidden(false), .exposed, .key(.down, .init(name: "A")), .close])
        #expect(events.map(\.timestamp) == events.map(\.timestamp).sorted())
        #expect(inbox.drain(at: 3).events.isEmpty)
    }

    @Test func `each delivery tells the newest input of each viewer`() throws {
        let inbox = makeInbox()
        for serial in 1...3 as ClosedRange<UInt32> {
            try inbox.take(.init(.wheel(dx: 0, dy: 1, place), serial: serial), from: ada, arrival: 1)
        }
        #expect(inbox.drain(at: 3).serials == [ada: 3])
        #expect(inbox.drain(at: 3).serials.isEmpty)
    }
}
