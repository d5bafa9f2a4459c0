import Foundation
import Synchronization
import WebWindow

/// A viewer without a network: keeps what it is sent.
final class FakeConnection: ViewerLine {
    struct Kept {
        var messages: [PictureMessage] = []
        var texts: [String] = []
        var closing: CloseCode?
        var handlers: ViewerHandlers?
    }

    private let kept = Mutex(Kept())

    var messages: [PictureMessage] { kept.withLock { $0.messages } }
    var texts: [String] { kept.withLock { $0.texts } }
    var closing: CloseCode? { kept.withLock { $0.closing } }

    func send(_ message: Data) {
        guard let picture = try? PictureMessage(decoding: message) else { return }
        kept.withLock { $0.messages.append(picture) }
    }

    func send(text: String) { kept.withLock { $0.texts.append(text) } }

    func close(_ code: CloseCode, _ reason: String) { kept.withLock { $0.closing = code } }

    func listen(_ handlers: ViewerHandlers) { kept.withLock { $0.handlers = handlers } }

    /// The viewer says something.
    func say(_ text: String) { kept.withLock { $0.handlers }?.text(Data(text.utf8)) }
}
