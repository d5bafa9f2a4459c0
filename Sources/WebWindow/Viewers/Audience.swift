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
            (self.pack, self.later) = (pack, later)
        }
    }

    /// How long the picture has to stay as it is before blurred parts are made exact, in seconds. Decided: longer than the
    /// pauses of a dragging finger, shorter than anybody looks for details.
    package static let restBeforeSharpening = 0.15
    /// More viewers than this are turned away. Decided: each may cost a packing of its own.
    package static let mostViewers = 16

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

    package func setVisible(_ isVisible: Bool, for id: ViewerID) {
        state.withLock { $0.change(id) { $0.isVisible = isVisible } }
        pump()
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

    /// What stands above the picture.
    package func setTitle(_ title: String) {
        let connections = state.withLock { state in
            guard state.title != title else { return [any ViewerConnection]() }
            state.title = title
            return state.connections
        }
        let message = Audience.message(title: title)
        for connection in connections { connection.send(text: message) }
    }

    // MARK: The picture

    /// The application shows a picture.
    ///
    /// - Parameters:
    ///   - time: when, in seconds of the host's clock.
    ///   - answering: for each viewer the newest of its inputs that went into the picture.
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
        }
    }

    static func message(title: String) -> String {
        let object = ["type": "title", "title": title]
        let data = (try? JSONEncoder().encode(object)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}
