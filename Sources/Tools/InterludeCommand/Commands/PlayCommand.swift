import CommandParts
import DesktopLoop
import Foundation
import InterludeTools
import UIKit
import WindowSystem

/// `interlude play`: the application in a window.
enum PlayCommand: Command {
    static let specification = CommandSpecification(
        name: "play", summary: "Open the gallery in a window.",
        options: [
            .init(
                name: "device", value: "NAME",
                help: DeviceProfile.known.map(\.name).joined(separator: ", ")
                    + "; or 'window', a device of the window's size.",
                standard: "iphone-15"),
            .init(
                name: "scale", value: "FACTOR",
                help: "Pixels per point; also sets the size of the window, if there is room.",
                standard: "the display's"),
        ] + DemoLive.options + [
            .init(
                name: "measure", help: "Report input latency and frame rate at the end."),
            .init(
                name: "tour",
                help: "Play every transition once and report its frame rate and latency."),
            .init(name: "monkey", value: "SEED", help: "Send random drags and taps."),
            .init(name: "duration", value: "SECONDS", help: "Quit after SECONDS.", formerName: "for"),
        ],
        discussion: """
            Input:
              mouse, touch screen   touches
              Alt and mouse         a pinch; with Shift, a pan with two fingers
              Escape                pop or dismiss
              Ctrl-Left, -Right     rotate the device
              Ctrl-Up               shake the device
              Ctrl-Q                close the window
              ?                     show the inspector's keys

            Examples:
              interlude play
              interlude play --device iphone-se --dark
              interlude play --transition circle --operation pop --speed 0.2
            """)

    static func run(_ arguments: ParsedArguments) throws {
        try PlaySession(arguments).run()
    }
}

/// One window with an application in it, from its opening to its end.
@MainActor private final class PlaySession {
    private let session: LiveSession
    private let window: DesktopWindow
    private let monkey: MonkeyOutlet?
    private var tour: TransitionTour?
    private let duration: Double?

    private var host: LiveHost { session.host }

    init(_ arguments: ParsedArguments) throws {
        let command = PlayCommand.specification.name
        let live = try DemoLive(arguments, command: command, devices: DeviceProfile.known + [.window])
        let seed = try arguments.count("monkey", in: 0...Int.max, command: command)
        duration = try arguments.number("duration", in: 0.1...86_400, command: command)
        window = try live.setup.desktopWindow(title: "Interlude")
        monkey = seed.map { [window] in MonkeyOutlet(window, seed: UInt64($0), playground: live.setup.size) }
        session = live.start(on: monkey ?? window)
        if arguments.has("measure") { host.measurements = LiveMeasurements(refreshRate: window.refreshRate) }
        if arguments.has("tour") { tour = TransitionTour(host) }
    }

    func run() {
        host.turn(at: HostClock.now)
        Console.show("ready: \(window.driver), \(host.screen.device.name), scale \(host.screen.scale)")
        let memory = ResidentMemory.now
        if let duration { MainLoop.call(after: duration) { [host] in host.isClosing = true } }
        tour?.start()
        host.run()
        if let measurements = host.measurements { Console.show(measurements.summary) }
        if let monkey {
            Console.show("monkey            \(monkey.gestureCount) gestures")
            Console.show("memory            \(memory) MB at the beginning, \(ResidentMemory.now) MB at the end")
        }
    }
}

/// The memory that the program occupies.
private enum ResidentMemory {
    /// In megabytes; 0 where the system does not tell.
    static var now: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { return 0 }
        return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}
