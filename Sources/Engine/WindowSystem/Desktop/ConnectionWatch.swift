import CSDL
import Dispatch

/// Wakes the main loop when the display has something to tell.
///
/// SDL itself can only be asked, or waited for to the exclusion of all else. Where it talks to a display server there is a
/// connection whose file descriptor a dispatch source can watch; its handler runs on the main queue, which is what the main
/// loop sleeps on. Elsewhere (on a bare console) SDL is asked at the display's rate.
final class ConnectionWatch {
    private let source: any DispatchSourceProtocol

    /// - Parameter action: Called on the main queue when events have come in.
    init(window: OpaquePointer, refreshRate: Int, action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        let descriptor = CSDLConnection(window)
        if descriptor >= 0 {
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        } else {
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.schedule(deadline: .now(), repeating: 1 / Double(max(1, refreshRate)), leeway: .milliseconds(2))
            source = timer
        }
        source.setEventHandler {
            // Reads the connection empty: it would go on calling otherwise.
            SDL_PumpEvents()
            if SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE { action() }
        }
        source.activate()
    }

    deinit { source.cancel() }
}
