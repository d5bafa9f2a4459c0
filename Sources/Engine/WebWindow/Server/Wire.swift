import CSoup
import Foundation
import WindowSystem

/// A WebSocket's connection. Only for the server's thread.
///
/// What it costs is bounded, whatever the other side does: so many frames wait to be written, so many bytes are read at a time
/// before others have their turn, so many frames are taken in a second. Whoever is silent, or does not read, is let go of.
final class Wire: @unchecked Sendable {
    /// More frames than this do not wait. Decided: a viewer is sent two pictures at a time, titles and one pong.
    private static let mostFrames = 16
    /// A viewer that sends more frames in a second is sent away. Decided: twice what 20 fingers on a quick screen need.
    private static let mostFramesASecond = 5000
    /// How many bytes are read before others have their turn.
    private static let bytesAtATime = 16384
    /// Seconds between looks whether the other side is still there; after two without a word or a byte taken it is let go of.
    /// Decided: shorter than what routers keep idle connections for, longer than a page needs to answer.
    private static let heartbeat = 15.0
    /// Seconds that the other side has to take a goodbye. Decided.
    private static let farewell = 2.0

    /// The connection as libsoup leaves it: what came right behind the request is read from here.
    private let stream: UnsafeMutablePointer<GIOStream>
    private let connection: UnsafeMutablePointer<GSocketConnection>
    private let thread: ServerThread
    private var handlers: ViewerHandlers?
    private var reader = FrameReader(longest: ViewerMessage.longest)
    private var reading: UnsafeMutablePointer<GSource>?
    private var writing: UnsafeMutablePointer<GSource>?
    /// What is still to be written; of the first so many bytes are.
    private var frames: [Data] = []
    private var written = 0
    /// A ping's answer that is not among the frames yet; a newer one takes its place (RFC 6455, 5.5.3).
    private var pong: Data?
    /// What was heard and taken since the last heartbeat.
    private var (hasHeard, hasWritten) = (true, true)
    /// The frames of the second that began at a time.
    private var (second, framesInSecond) = (0.0, 0)
    private var isClosing = false
    private var isOver = false

    init(
        _ stream: UnsafeMutablePointer<GIOStream>, of connection: UnsafeMutablePointer<GSocketConnection>,
        on thread: ServerThread
    ) {
        self.stream = stream
        self.connection = connection
        self.thread = thread
        g_object_ref(gpointer(stream))
        g_object_ref(gpointer(connection))
    }

    deinit {
        g_object_unref(gpointer(stream))
        g_object_unref(gpointer(connection))
    }

    func listen(_ handlers: ViewerHandlers) {
        self.handlers = handlers
        guard !isOver else { return tellClosed() }
        waitForInput()
        beat()
    }

    /// Sends a frame when there is room for it. Who lets them pile up is sent away.
    func put(_ frame: Data) {
        guard !isClosing, !isOver else { return }
        guard frames.count < Wire.mostFrames else { return close(.policyViolation, "The viewer does not read.") }
        frames.append(frame)
        write()
    }

    /// Says goodbye, and nothing more; hears nothing more either.
    func close(_ code: CloseCode, _ reason: String) {
        guard !isClosing, !isOver else { return }
        isClosing = true
        pong = nil
        // A frame that is half out has to be finished; the others go with the connection.
        frames = frames.prefix(written > 0 ? 1 : 0) + [FrameWriter.close(code, reason)]
        tellClosed()
        write()
        thread.async(after: Wire.farewell) { [weak self] in self?.end() }
    }

    /// Ends the connection, whatever is under way.
    private func end() {
        guard !isOver else { return }
        isOver = true
        for source in [reading, writing] { Wire.destroy(source) }
        reading = nil
        writing = nil
        frames = []
        pong = nil
        g_io_stream_close(Connections.stream(connection), nil, nil)
        tellClosed()
    }

    private func tellClosed() {
        let handlers = handlers
        self.handlers = nil
        handlers?.closed()
    }

    // MARK: Whether the other side is there

    private func beat() {
        guard !isClosing, !isOver else { return }
        guard hasHeard, hasWritten || frames.isEmpty else { return end() }
        hasHeard = false
        hasWritten = false
        put(FrameWriter.frame(.ping, Data()))
        thread.async(after: Wire.heartbeat) { [weak self] in self?.beat() }
    }

    // MARK: Reading

    private func waitForInput() {
        guard !isOver else { return }
        Wire.destroy(reading)
        let input = OpaquePointer(g_io_stream_get_input_stream(stream))
        reading = attach(g_pollable_input_stream_create_source(input, nil)) { $0.read() }
    }

    private func read() {
        var bytes = [UInt8](repeating: 0, count: Wire.bytesAtATime)
        var error: UnsafeMutablePointer<GError>?
        let input = OpaquePointer(g_io_stream_get_input_stream(stream))
        let count = g_pollable_input_stream_read_nonblocking(input, &bytes, gsize(bytes.count), nil, &error)
        guard count > 0 else {
            if Wire.isWaiting(&error) { waitForInput() } else { end() }
            return
        }
        hasHeard = true
        // After a goodbye what still comes is taken off the wire, so that the goodbye is not lost, and not looked at.
        if !isClosing { take(bytes.prefix(count)) }
        waitForInput()
    }

    private func take(_ bytes: ArraySlice<UInt8>) {
        reader.add(bytes)
        do throws(ProtocolViolation) {
            while !isClosing, handlers != nil, let frame = try reader.next() {
                try count()
                answer(frame)
            }
        } catch {
            handlers?.violation(error)
            close(.protocolError, error.description)
        }
    }

    private func count() throws(ProtocolViolation) {
        let now = HostClock.now
        if now - second >= 1 {
            second = now
            framesInSecond = 0
        }
        framesInSecond += 1
        guard framesInSecond <= Wire.mostFramesASecond else {
            throw ProtocolViolation("This is more than can be handled.")
        }
    }

    private func answer(_ frame: FrameReader.Frame) {
        switch frame {
        case .text(let text): handlers?.text(text)
        case .bytes: handlers?.violation(ProtocolViolation("Viewers send text, not bytes."))
        case .ping(let payload):
            pong = payload
            write()
        case .close: close(.normal, "")
        case .pong, .part: break
        }
    }

    // MARK: Writing

    private func write() {
        while let frame = nextFrame() {
            var error: UnsafeMutablePointer<GError>?
            let output = OpaquePointer(g_io_stream_get_output_stream(stream))
            let count = frame.withUnsafeBytes { bytes in
                g_pollable_output_stream_write_nonblocking(
                    output, bytes.baseAddress.map { $0 + written }, gsize(bytes.count - written), nil, &error)
            }
            guard count > 0 else {
                if Wire.isWaiting(&error) { waitForRoom() } else { end() }
                return
            }
            hasWritten = true
            written += count
            if written == frame.count {
                frames.removeFirst()
                written = 0
            }
        }
        if isClosing { shutDown() }
    }

    private func nextFrame() -> Data? {
        if written == 0, let pong {
            frames.insert(FrameWriter.frame(.pong, pong), at: 0)
            self.pong = nil
        }
        return frames.first
    }

    private func waitForRoom() {
        guard !isOver else { return }
        Wire.destroy(writing)
        let output = OpaquePointer(g_io_stream_get_output_stream(stream))
        writing = attach(g_pollable_output_stream_create_source(output, nil)) { $0.write() }
    }

    /// Nothing more is said. The connection goes when the other side has nothing more to say either.
    private func shutDown() {
        g_socket_shutdown(g_socket_connection_get_socket(connection), 0, 1, nil)
    }

    // MARK: GLib

    /// Whether an operation is to be tried again later; forgets the error.
    private static func isWaiting(_ error: inout UnsafeMutablePointer<GError>?) -> Bool {
        defer { g_clear_error(&error) }
        return g_error_matches(error, g_io_error_quark(), gint(G_IO_ERROR_WOULD_BLOCK.rawValue)) != 0
    }

    private static func destroy(_ source: UnsafeMutablePointer<GSource>?) {
        guard let source else { return }
        g_source_destroy(source)
        g_source_unref(source)
    }

    /// Runs a source once. It keeps the wire.
    private func attach(
        _ source: UnsafeMutablePointer<GSource>?, _ body: @escaping (Wire) -> Void
    ) -> UnsafeMutablePointer<GSource>? {
        let onReady: @convention(c) (UnsafeMutablePointer<GObject>?, gpointer?) -> gboolean = { _, data in
            if let data { Boxed<() -> Void>.value(at: data)() }
            return 0
        }
        let action: () -> Void = { body(self) }
        g_source_set_callback(
            source, unsafeBitCast(onReady, to: GSourceFunc.self), Boxed(action).retained(), Boxed<() -> Void>.release)
        g_source_attach(source, g_main_context_get_thread_default())
        return source
    }
}
