import CoreGraphics
import Foundation

/// The outlet of an app whose window belongs to another process: pictures go through memory that both share, the rest through a
/// socket. So what happens to the app, a trap or a rebuild, does not happen to the window.
package final class RemoteOutlet: DisplayOutlet {
    package private(set) var contentSize: CGSize
    package private(set) var pixelScale: CGFloat
    package private(set) var refreshRate: Int
    /// The other process is waited for, but it does not set the pace.
    package var waitsForDisplay: Bool { false }
    package var title = "" { didSet { socket.send(MessageToWindow.title(title)) } }
    package var onEvents: (@Sendable () -> Void)? {
        get { inbox.onEvents }
        set { inbox.onEvents = newValue }
    }

    private let socket: MessageSocket
    private let inbox = RemoteInbox()
    /// Where the pictures' files are.
    private let folder: String
    private var picture: SharedPicture?
    private var pictureCount = 0

    /// Calls the process that has the window.
    ///
    /// - Parameter path: Where it listens.
    package init(connectingTo path: String) throws {
        socket = try MessageSocket(connectingTo: path)
        folder = (path as NSString).deletingLastPathComponent
        guard case .window(let window) = socket.receive(MessageToApp.self) else {
            throw RemoteError.failed("the window does not answer")
        }
        contentSize = window.contentSize
        pixelScale = window.pixelScale
        refreshRate = window.refreshRate
        let thread = Thread { [socket, inbox] in
            while let message = socket.receive(MessageToApp.self) { inbox.take(message) }
            inbox.end()
        }
        thread.name = "window"
        thread.start()
    }

    deinit { socket.end() }

    package func pollEvents() -> [WindowEvent] {
        let (events, window) = inbox.drain()
        if let window {
            contentSize = window.contentSize
            pixelScale = window.pixelScale
            refreshRate = window.refreshRate
        }
        return events
    }

    // MARK: Notes

    /// Called, on another thread, with each note that comes.
    package var onNote: (@Sendable (Data) -> Void)? {
        get { inbox.onNote }
        set { inbox.onNote = newValue }
    }

    /// Tells the process with the window something that the window need not understand.
    package func send(note: Data) { socket.send(MessageToWindow.note(note)) }

    // MARK: Pictures

    package func canvas(width: Int, height: Int) -> PixelBuffer? {
        if let picture, picture.buffer.width == width, picture.buffer.height == height { return picture.buffer }
        pictureCount += 1
        let name = "picture-\(getpid())-\(pictureCount)"
        guard let new = try? SharedPicture(creating: "\(folder)/\(name)", width: width, height: height) else {
            return nil
        }
        picture = new
        socket.send(MessageToWindow.picture(file: name, width: width, height: height))
        return new.buffer
    }

    package func show(_ frame: PixelBuffer, changed: [PixelRect]) {
        guard let target = canvas(width: frame.width, height: frame.height) else { return }
        if target !== frame { target.copy(frame, changed) }
        guard socket.send(MessageToWindow.show(changed)) else { return }
        inbox.waitUntilShown()
    }

    package func setContentSize(_ size: CGSize) { setContentSize(size, keeping: .middle) }

    package func setContentSize(_ size: CGSize, keeping anchor: WindowAnchor) {
        contentSize = size
        socket.send(MessageToWindow.contentSize(size, keeping: anchor))
    }

    package func setDeviceFrame(_ frame: CGRect) { socket.send(MessageToWindow.deviceFrame(frame)) }

    package func setTextInput(_ area: CGRect?) { socket.send(MessageToWindow.textInput(area)) }

    /// What was copied goes to the other process; what others copy does not come from there.
    package var clipboardText: String? {
        get { nil }
        set { if let newValue { socket.send(MessageToWindow.clipboard(newValue)) } }
    }
}

/// What has come from the other process and was not asked for yet.
private final class RemoteInbox: @unchecked Sendable {
    private let lock = NSCondition()
    private var events: [WindowEvent] = []
    private var window: RemoteWindow?
    private var shownCount = 0
    private var isOver = false
    private var wake: (@Sendable () -> Void)?
    private var note: (@Sendable (Data) -> Void)?
    /// How long an answer is waited for, in seconds. Decided: a window that takes longer hangs, which shall not stop the app.
    private static let patience = 1.0

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    var onEvents: (@Sendable () -> Void)? {
        get { locked { wake } }
        set {
            let isLate = locked {
                wake = newValue
                return !events.isEmpty
            }
            if isLate { newValue?() }
        }
    }

    var onNote: (@Sendable (Data) -> Void)? {
        get { locked { note } }
        set { locked { note = newValue } }
    }

    func take(_ message: MessageToApp) {
        switch message {
        case .window(let new): add([]) { window = new }
        case .events(let new): add(new)
        case .shown:
            locked {
                shownCount += 1
                lock.broadcast()
            }
        case .note(let data): onNote?(data)
        }
    }

    /// The other process is gone: the app ends as when its window is closed.
    func end() {
        add([WindowEvent(timestamp: HostClock.now, kind: .close)]) {
            isOver = true
            lock.broadcast()
        }
    }

    private func add(_ new: [WindowEvent], _ change: () -> Void = {}) {
        locked {
            change()
            events += new
        }
        onEvents?()
    }

    func drain() -> (events: [WindowEvent], window: RemoteWindow?) {
        locked {
            defer {
                events = []
                window = nil
            }
            return (events, window)
        }
    }

    /// Waits until the picture that was announced last has been shown.
    func waitUntilShown() {
        let limit = Date(timeIntervalSinceNow: RemoteInbox.patience)
        lock.lock()
        defer { lock.unlock() }
        while shownCount == 0, !isOver { if !lock.wait(until: limit) { break } }
        shownCount = max(0, shownCount - 1)
    }
}

extension PixelBuffer {
    /// Takes rectangles of a picture of the same size over.
    package func copy(_ other: PixelBuffer, _ rects: [PixelRect]) {
        for rect in rects {
            for y in rect.top..<rect.bottom {
                (row(y) + rect.left).update(from: other.row(y) + rect.left, count: rect.width)
            }
        }
    }
}
