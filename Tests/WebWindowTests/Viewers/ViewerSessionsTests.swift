import CoreGraphics
import Testing
import WebWindow
import WindowSystem

@Suite struct ViewerSessionsTests {
    private let inbox = Inbox()
    private let work = ManualWork()
    private let audience: Audience
    private let sessions: ViewerSessions

    init() {
        audience = Audience(work: work.work)
        sessions = ViewerSessions(audience: audience, inbox: inbox)
    }

    private func viewer() -> FakeConnection {
        let connection = FakeConnection()
        sessions.receive(connection)
        return connection
    }

    private func kinds() -> [WindowEvent.Kind] { inbox.drain(at: 1).events.map(\.kind) }

    private let touch = #"{"type":"touch","phase":"began","id":0,"x":1,"y":2,"time":1}"#

    @Test func `the window is hidden until somebody comes, and when the last one goes`() {
        #expect(kinds() == [.hidden(true)])
        let first = viewer()
        #expect(kinds() == [.hidden(false), .exposed])
        first.say(#"{"type":"visible","visible":false}"#)
        #expect(kinds() == [.hidden(true)])
        first.say(#"{"type":"visible","visible":true}"#)
        #expect(kinds() == [.hidden(false), .exposed])
    }

    @Test func `what a viewer says after it was expelled has no effect`() {
        let viewer = viewer()
        viewer.say(touch)
        _ = inbox.drain(at: 1)
        viewer.say("nonsense")
        #expect(viewer.closing == .protocolError && audience.count == 0)
        #expect(kinds() == [.touch(.cancelled, finger: 1, CGPoint(x: 1, y: 2)), .hidden(true)])
        for text in [touch, #"{"type":"visible","visible":true}"#, #"{"type":"ack","sequence":1}"#, "nonsense"] {
            viewer.say(text)
        }
        #expect(kinds().isEmpty && audience.count == 0 && !audience.isWatched)
    }

    @Test func `a page that says again and again that it is seen is heard once`() {
        let viewer = viewer()
        _ = inbox.drain(at: 1)
        for _ in 0..<1000 { viewer.say(#"{"type":"visible","visible":true}"#) }
        #expect(kinds().isEmpty)
        for index in 0..<1001 { viewer.say(#"{"type":"visible","visible":\#(index % 2 == 1)}"#) }
        #expect(kinds() == [.exposed, .hidden(true)])
    }
}
