import CoreGraphics
import Foundation
import Synchronization

/// All viewers, and the picture that they are to see: takes it from the application and brings it to each in its own time.
///
/// Packing runs on another thread than the application's, one picture after the other. Viewers that lack the same are sent
/// the same bytes. When nobody watches, nothing is copied and nothing packed.
///
/// Safe to use from any thread.
package final class Audience: Sendable {
    /// Where work goes that the caller shall not wait for.
    package struct Work: Sendable {
        /// Runs a closure on the packing thread, after those handed over before.
        package var pack: @Sendable (@escaping @Sendable () -> Void) -> Void
        /// Runs a closure some seconds later.
        package var later: @Sendable (Double, @escaping @Sendable () -> Void) -> Void

        package init(
            pack: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
            later: @escaping @Sendable (Double, @escaping @Sendable () -> Void) -> Void
        ) {
            self.pack = pack
            self.later = later
        }
    }

    /// How long the picture has to stay as it is before blurred parts are made exact, in seconds. Decided: longer than the
    /// pauses of a dragging finger, shorter than anybody looks for details.
    package static let restBeforeSharpening = 0.15
    /// More viewers than this are turned away. Decided: each may cost a packing of its own.
    package static let mostViewers = 16

    /// How long a viewer may leave a picture unanswered, in seconds. Decided: a page answers in the time that the picture travels;
    /// one that was asleep connects anew.
    package static let patience = 20.0

    private let state = Mutex(AudienceState())
    private let work: Work
    private let encoder = PatchEncoder()

    package init(work: Work) { self.work = work }

    // MARK: Viewers

    /// Somebody wants to watch.
    ///
    /// - Returns: `nil` when there are too many viewers.
    package func join(_ connection: any ViewerConnection) -> ViewerID? {
        let id = state.withLock { $0.join(connection) }
        if id != nil { pump() }
        return id
    }

    package func leave(_ id: ViewerID) {
        state.withLock { $0.leave(id) }
        pump()
    }

    /// A viewer's page can be seen, or not any more.
    ///
    /// - Returns: Whether that is news. It is none of a viewer that has left.
    @discardableResult
    package func setVisible(_ isVisible: Bool, for id: ViewerID) -> Bool {
        let isNews = state.withLock { state in
            guard state.viewers.contains(where: { $0.id == id && $0.isVisible != isVisible }) else { return false }
            state.change(id) { $0.isVisible = isVisible }
            return true
        }
        if isNews { pump() }
        return isNews
    }

    /// A viewer has a picture.
    package func acknowledge(_ sequence: UInt32, by id: ViewerID) throws(ProtocolViolation) {
        let violation = state.withLock { state -> ProtocolViolation? in
            do throws(ProtocolViolation) { try state.acknowledge(sequence, by: id) } catch { return error }
            return nil
        }
        if let violation { throw violation }
        pump()
    }

    /// Closes all connections.
    package func closeAll(_ code: CloseCode, _ reason: String) {
        for connection in state.withLock({ $0.connections }) { connection.close(code, reason) }
    }

    /// How many there are.
    package var count: Int { state.withLock { $0.viewers.count } }

    /// Whether anybody can see the picture.
    package var isWatched: Bool { state.withLock { $0.isWatched } }

    /// Whether a viewer waits for a picture that only the application can give, since none was kept while nobody watched.
    package var lacksPicture: Bool { state.withLock { $0.lacksPicture } }

    /// What is above the picture.
    package func setTitle(_ title: String) {
        tell { state in
            defer { state.title = title }
            return state.title == title ? nil : ViewerNews(title: title)
        }
    }

    /// Where in the picture the device is, in points.
    package func setDeviceFrame(_ frame: CGRect) {
        tell { state in
            defer { state.deviceFrame = frame }
            return state.deviceFrame == frame ? nil : ViewerNews(deviceFrame: frame)
        }
    }

    /// Where the device takes text; `nil` if it takes none.
    package func setTextInput(_ area: CGRect?) {
        tell { state in
            defer { state.typingArea = area }
            return state.typingArea == area ? nil : ViewerNews(typingIn: area)
        }
    }

    /// Something has been copied on the device.
    package func setClipboard(_ text: String) { tell { _ in ViewerNews(clipboard: text) } }

    /// Tells all viewers of something, where there is something to tell.
    private func tell(_ news: (inout AudienceState) -> ViewerNews?) {
        let (text, connections) = state.withLock { state in (news(&state)?.json, state.connections) }
        guard let text else { return }
        for connection in connections { connection.send(text: text) }
    }

    // MARK: The picture

    /// The application shows a picture.
    ///
    /// - Parameters:
    ///   - time: When, in seconds of the host's clock.
    ///   - answering: For each viewer the newest of its inputs that went into the picture.
    package func show(
        _ frame: PixelBuffer, changed: [PixelRect], scale: Double, time: Double, answering: [ViewerID: UInt32] = [:]
    ) {
        let needsTimer = state.withLock { $0.show(frame, changed, scale, time, answering) }
        if needsTimer { waitForRest() }
        pump()
    }

    /// Comes back when the picture has stood still for a while.
    private func waitForRest() {
        let marker = state.withLock { $0.changeCount }
        work.later(Audience.restBeforeSharpening) { [weak self] in
            guard let self else { return }
            if state.withLock({ $0.rests(since: marker) }) { pump() } else { waitForRest() }
        }
    }

    // MARK: Packing

    /// Sees to it that everybody gets what there is room for.
    private func pump() {
        guard state.withLock({ $0.beginPacking() }) else { return }
        work.pack { [weak self] in self?.packAll() }
    }

    private func packAll() {
        while let job = state.withLock({ $0.nextJob() }) {
            let patches = encoder.patches(of: job.rects, in: job.pixels, exact: job.isExact)
            for (connection, message) in state.withLock({ $0.messages(for: job, with: patches) }) {
                connection.send(message.encoded())
            }
            for id in job.receivers { expectAnswer(from: id) }
        }
    }

    /// Sees to it that a viewer that answers nothing does not stay.
    private func expectAnswer(from id: ViewerID) {
        guard let sequence = state.withLock({ $0.beginWaiting(for: id) }) else { return }
        wait(for: sequence, from: id)
    }

    private func wait(for sequence: UInt32, from id: ViewerID) {
        work.later(Audience.patience) { [weak self] in
            guard let self else { return }
            switch state.withLock({ $0.endWaiting(for: sequence, from: id) }) {
            case .answered: break
            case .newer(let next): wait(for: next, from: id)
            case .silent(let connection):
                connection.close(.policyViolation, "The viewer does not answer.")
                leave(id)
            }
        }
    }
}
