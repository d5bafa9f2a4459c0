import CoreGraphics
import Foundation

/// The other end of a `RemoteOutlet`: an app in another process, as the process sees it that has the window.
///
/// Messages are read on a thread of their own and wait until they are asked for. All calls come from the main thread.
package final class RemoteApp {
    /// What an app does with its window.
    package enum Change {
        /// The first picture, or one of another size, or what has changed in it.
        case show(PixelBuffer, [PixelRect])
        case contentSize(CGSize, keeping: WindowAnchor)
        case deviceFrame(CGRect)
        case title(String)
        /// Text input is to be on; `nil` ends it.
        case textInput(CGRect?)
        /// Something has been copied.
        case clipboard(String)
        case note(Data)
        /// The app is gone.
        case ended
    }

    private let socket: MessageSocket
    private let folder: String
    private let queue = RemoteQueue()
    private var picture: SharedPicture?

    fileprivate init(_ file: Int32, folder: String, wake: @escaping @Sendable () -> Void) {
        socket = MessageSocket(file)
        self.folder = folder
        let thread = Thread { [socket, queue] in
            while let message = socket.receive(MessageToWindow.self) {
                queue.add(message)
                wake()
            }
            queue.end()
            wake()
        }
        thread.name = "app"
        thread.start()
    }

    deinit { socket.end() }

    /// Ends the connection: an app that is in order closes.
    package func close() { socket.end() }

    /// Tells the app what the window is like.
    package func tell(_ outlet: any DisplayOutlet) {
        socket.send(
            MessageToApp.window(
                RemoteWindow(
                    contentSize: outlet.contentSize, pixelScale: outlet.pixelScale, refreshRate: outlet.refreshRate)))
    }

    package func send(_ events: [WindowEvent]) { socket.send(MessageToApp.events(events)) }

    package func send(note: Data) { socket.send(MessageToApp.note(note)) }

    /// What has come since the last time. Each picture has to be answered by `wasShown()`.
    package func changes() -> [Change] {
        let (messages, isOver) = queue.drain()
        return messages.compactMap(change) + (isOver ? [.ended] : [])
    }

    /// The app may draw its next picture.
    package func wasShown() { socket.send(MessageToApp.shown) }

    private func change(_ message: MessageToWindow) -> Change? {
        switch message {
        case .picture(let file, let width, let height):
            // A name without a folder: what an app says is not to lead anywhere else.
            guard !file.contains("/"), width <= RemoteApp.longestSide, height <= RemoteApp.longestSide else {
                return nil
            }
            picture = try? SharedPicture(taking: "\(folder)/\(file)", width: width, height: height)
            return nil
        case .show(let rects):
            guard let buffer = picture?.buffer else { return nil }
            return .show(buffer, rects.filter { $0.isInside(buffer) })
        case .contentSize(let size, let anchor): return .contentSize(size, keeping: anchor)
        case .deviceFrame(let frame): return .deviceFrame(frame)
        case .title(let title): return .title(title)
        case .textInput(let area): return .textInput(area)
        case .clipboard(let text): return .clipboard(text)
        case .note(let data): return .note(data)
        }
    }

    /// In pixels. Decided: four times the largest device's.
    private static let longestSide = 16_384
}

extension PixelRect {
    fileprivate func isInside(_ buffer: PixelBuffer) -> Bool {
        left >= 0 && top >= 0 && right <= buffer.width && bottom <= buffer.height && left < right && top < bottom
    }
}

private final class RemoteQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: [MessageToWindow] = []
    private var isOver = false

    func add(_ message: MessageToWindow) {
        lock.lock()
        messages.append(message)
        lock.unlock()
    }

    func end() {
        lock.lock()
        isOver = true
        lock.unlock()
    }

    func drain() -> ([MessageToWindow], Bool) {
        lock.lock()
        defer { lock.unlock() }
        defer {
            messages = []
            isOver = false
        }
        return (messages, isOver)
    }
}

/// Waits for apps to call.
package final class RemoteListener {
    /// Where apps call.
    package let path: String
    private let file: Int32
    private let folder: String
    private let calls = CallQueue()

    /// - Parameters:
    ///   - folder: One that nobody else can look into; pictures are shared there too.
    ///   - wake: Called on another thread whenever there is something new, of this listener or of its apps.
    package init(in folder: String, wake: @escaping @Sendable () -> Void) throws {
        path = "\(folder)/socket"
        self.folder = folder
        file = try MessageSocket.listen(at: path)
        self.wake = wake
        let thread = Thread { [file, calls] in
            while true {
                let call = accept(file, nil, nil)
                if call < 0, errno == EINTR { continue }
                guard call >= 0 else { return }
                // Not for the programs that are started meanwhile.
                _ = fcntl(call, F_SETFD, FD_CLOEXEC)
                calls.add(call)
                wake()
            }
        }
        thread.name = "apps"
        thread.start()
    }

    private let wake: @Sendable () -> Void

    deinit {
        shutdown(file, Int32(SHUT_RDWR))
        close(file)
        unlink(path)
    }

    /// The apps that have called since the last time.
    package func newApps() -> [RemoteApp] { calls.drain().map { RemoteApp($0, folder: folder, wake: wake) } }
}

private final class CallQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var files: [Int32] = []

    func add(_ file: Int32) {
        lock.lock()
        files.append(file)
        lock.unlock()
    }

    func drain() -> [Int32] {
        lock.lock()
        defer { lock.unlock() }
        defer { files = [] }
        return files
    }
}
