import Foundation
import Synchronization
import WindowSystem

/// Meets viewers at the door: makes them known to the audience, and hands on what they say. Works on the server's thread.
///
/// While nobody watches, the window is hidden, so that the application is in the background and the processor rests.
package struct ViewerSessions: Sendable {
    private let audience: Audience
    private let inbox: Inbox

    package init(audience: Audience, inbox: Inbox) {
        self.audience = audience
        self.inbox = inbox
        inbox.setHidden(true)
    }

    package func receive(_ socket: some ViewerLine) {
        guard let id = audience.join(socket) else {
            return socket.close(.tryAgainLater, "As many viewers watch as can be served.")
        }
        inbox.enter(id)
        welcome()
        socket.listen(
            ViewerHandlers(
                text: { text in hear(text, id, socket) },
                violation: { violation in expel(id, socket, violation) },
                closed: { leave(id) }))
    }

    private func hear(_ text: Data, _ id: ViewerID, _ connection: any ViewerConnection) {
        do throws(ProtocolViolation) {
            switch try ViewerMessage(parsing: text) {
            case .acknowledge(let sequence): try audience.acknowledge(sequence, by: id)
            case .visible(let isVisible): setVisible(isVisible, id)
            case .input(let input): try inbox.take(input, from: id, arrival: HostClock.now)
            }
        } catch {
            expel(id, connection, error)
        }
    }

    private func setVisible(_ isVisible: Bool, _ id: ViewerID) {
        guard audience.setVisible(isVisible, for: id) else { return }
        if isVisible { welcome() } else { release(id, forgets: false) }
    }

    /// Nothing is kept while nobody watches, so the first viewer needs the whole picture from the application.
    private func welcome() {
        inbox.setHidden(false)
        if audience.lacksPicture { inbox.expose() }
    }

    private func release(_ id: ViewerID, forgets: Bool) {
        inbox.release(id, at: HostClock.now, forgets: forgets)
        if !audience.isWatched { inbox.setHidden(true) }
    }

    private func expel(_ id: ViewerID, _ connection: any ViewerConnection, _ violation: ProtocolViolation) {
        connection.close(.protocolError, violation.description)
        leave(id)
    }

    private func leave(_ id: ViewerID) {
        audience.leave(id)
        release(id, forgets: true)
    }
}
