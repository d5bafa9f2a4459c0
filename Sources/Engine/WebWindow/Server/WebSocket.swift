import CSoup
import Foundation
import Synchronization

/// One viewer's WebSocket, callable from any thread; what it does is done on the server's.
///
/// libsoup answers the handshake and hands the connection over. Its own WebSockets are not used, since they set no bounds: they
/// read for as long as something comes, and answer every ping whether or not anybody reads the answers.
final class WebSocket: ViewerLine {
    private let thread: ServerThread
    private let wire: Wire
    private let hasClosed = Atomic(false)

    /// Takes a connection over. Call on the server's thread.
    init(
        _ stream: UnsafeMutablePointer<GIOStream>, of connection: UnsafeMutablePointer<GSocketConnection>,
        on thread: ServerThread
    ) {
        self.thread = thread
        wire = Wire(stream, of: connection, on: thread)
    }

    /// Listens, until the connection is closed. Call on the server's thread, once.
    ///
    /// What comes in after `close` was called is not heard, though it were under way already.
    func listen(_ handlers: ViewerHandlers) {
        wire.listen(
            ViewerHandlers(
                text: { [weak self] text in if self?.isHeard == true { handlers.text(text) } },
                violation: { [weak self] violation in if self?.isHeard == true { handlers.violation(violation) } },
                closed: handlers.closed))
    }

    private var isHeard: Bool { !hasClosed.load(ordering: .acquiring) }

    func send(_ message: Data) { put(FrameWriter.frame(.bytes, message)) }

    func send(text: String) { put(FrameWriter.frame(.text, Data(text.utf8))) }

    private func put(_ frame: Data) {
        thread.async { [wire] in wire.put(frame) }
    }

    func close(_ code: CloseCode, _ reason: String) {
        hasClosed.store(true, ordering: .releasing)
        thread.async { [wire] in wire.close(code, reason) }
    }
}
