import Foundation
import UIKit
import WindowSystem

/// Runs an application with `@main` in a window of the desktop until that is closed.
///
/// UIKit, a lower module, finds this function by its name: each program that is linked with the product `UIKit` has it.
@_cdecl("interlude_run_application_in_window")
public func runApplicationInWindow(_ start: UnsafeMutableRawPointer) -> Int32 {
    let start = ApplicationStart.taken(start)
    return MainActor.assumeIsolated { DesktopSession.run(start) }
}

@MainActor private enum DesktopSession {
    /// - Returns: The program's exit code: 1 where no window could be opened, after a message on standard error.
    static func run(_ start: ApplicationStart) -> Int32 {
        do {
            let device = ApplicationRunner.chosenDevice
            let window = try DesktopWindow(title: "Interlude", contentSize: device.portraitSize)
            let live = LiveHost(outlet: window, device: device)
            start.launch(on: live.host)
            live.run()
            return 0
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 1
        }
    }
}
