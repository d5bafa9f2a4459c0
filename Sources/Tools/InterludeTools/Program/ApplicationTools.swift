import CommandParts
import DesktopLoop
import Foundation
import UIKit
import WindowSystem

/// Runs an application with `@main` in a window with the inspector, or in a browser, as its environment asks.
///
/// UIKit finds this function by its name, in every program that is linked with this library.
@_cdecl("interlude_run_application_with_tools")
public func runApplicationWithTools(_ start: UnsafeMutableRawPointer) -> Int32 {
    let start = ApplicationStart.taken(start)
    return MainActor.assumeIsolated { ApplicationTools.run(start) }
}

@MainActor private enum ApplicationTools {
    static func run(_ start: ApplicationStart) -> Int32 {
        do {
            let environment = ProcessInfo.processInfo.environment
            let setup = LiveSetup(device: ApplicationRunner.chosenDevice)
            func show(on outlet: any DisplayOutlet) {
                let host = setup.host(on: outlet)
                start.launch(on: host.host)
                host.run()
            }
            if let address = environment[ApplicationStart.serveVariable], !address.isEmpty {
                let (host, port) = try place(address)
                try Browser.serve(
                    title: ProgramName.current, size: setup.size, scale: setup.scale, host: host, port: port, show)
            } else {
                show(on: try setup.desktopWindow(title: ProgramName.current))
            }
            return 0
        } catch {
            Console.complain(ErrorText.of(error))
            return 1
        }
    }

    /// `8080`, or `0.0.0.0:8080`.
    private static func place(_ text: String) throws -> (host: String?, port: Int) {
        let colon = text.lastIndex(of: ":")
        guard let port = Int(colon.map { text[text.index(after: $0)...] } ?? text[...]), (0...65535).contains(port)
        else {
            throw UsageError("\(ApplicationStart.serveVariable) has to be a port or address:port, not '\(text)'")
        }
        return (colon.map { String(text[..<$0]) }, port)
    }
}
