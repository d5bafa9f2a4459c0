import CoreGraphics
import Foundation
import WindowSystem

/// A window in browsers: serves a page that shows the picture and sends back what its viewers do.
///
/// Several viewers share it; each gets the picture as quickly as it can take it, see `Audience`, and their fingers do not mix
/// up, see `SharedInput`. How big a browser makes the picture is its own affair: places come in the picture's points.
///
/// All calls have to come from the main thread. Documentation/serve.md describes the protocol and who is let in.
package final class WebWindow: DisplayOutlet {
    package private(set) var contentSize: CGSize
    package let pixelScale: CGFloat
    /// Browsers draw at the pace of their displays, nearly all of which make 60 pictures a second or a multiple.
    package var refreshRate: Int { 60 }
    package var waitsForDisplay: Bool { false }
    package var title: String { didSet { audience.setTitle(title) } }
    package var onEvents: (@Sendable () -> Void)? {
        get { inbox.onEvents }
        set { inbox.onEvents = newValue }
    }

    /// The addresses to type into a browser, the token included.
    package let urls: [String]
    package let port: Int
    private let server: WebServer
    private let audience: Audience
    private let inbox = Inbox()
    private var isServing = true
    /// The newest inputs among the events that were polled last.
    private var answers: [ViewerID: UInt32] = [:]

    /// Starts to serve.
    ///
    /// Throws `WindowError` where the address or the port is not available; the error says what to do.
    package init(
        title: String, contentSize: CGSize, pixelScale: CGFloat = 2, at address: ServerAddress
    ) throws {
        self.title = title
        self.contentSize = contentSize
        self.pixelScale = pixelScale
        let token = address.isLoopback ? nil : AccessToken()
        let thread = ServerThread()
        let packing = DispatchQueue(label: "interlude-serve.packing", qos: .userInitiated)
        let audience = Audience(
            work: .init(pack: { packing.async(execute: $0) }, later: { thread.async(after: $0, $1) }))
        let sessions = ViewerSessions(audience: audience, inbox: inbox)
        server = WebServer(
            rules: AccessRules(token: token, names: MachineName.names), on: thread, onViewer: { sessions.receive($0) })
        self.audience = audience
        port = try server.start(at: address)
        urls = address.urls(port: port, token: token)
        audience.setTitle(title)
    }

    deinit { close() }

    /// Says goodbye to all viewers and stops serving. The next calls have no effect.
    package func close() {
        guard isServing else { return }
        isServing = false
        audience.closeAll(.goingAway, "The server was stopped.")
        server.stop()
    }

    package func pollEvents() -> [WindowEvent] {
        let delivery = inbox.drain(at: HostClock.now)
        answers = delivery.serials
        return delivery.events
    }

    package func show(_ frame: PixelBuffer, changed: [PixelRect]) {
        let scale = contentSize.width > 0 ? Double(frame.width) / Double(contentSize.width) : 1
        audience.show(frame, changed: changed, scale: scale, time: HostClock.now, answering: answers)
        answers = [:]
    }

    package func setContentSize(_ size: CGSize) { contentSize = size }

    package func setDeviceFrame(_ frame: CGRect) { audience.setDeviceFrame(frame) }

    package func setTextInput(_ area: CGRect?) { audience.setTextInput(area) }

    /// Copied text is written to the viewers' clipboards if their browsers allow it; their own text is received on paste.
    package var clipboardText: String? {
        get { nil }
        set { if let newValue { audience.setClipboard(newValue) } }
    }

    /// Asks the host to end, as closing a window does. May be called on any thread.
    package var closer: @Sendable () -> Void {
        { [inbox] in inbox.close() }
    }
}
