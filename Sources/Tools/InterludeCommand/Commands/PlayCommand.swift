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
                    + "; or 'window', which is as large as the window.",
                standard: "iphone-15"),
            .init(
                name: "scale", value: "FACTOR",
                help: "Pixels a point; also sets the size of the window, if there is room.",
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
            The mouse is a finger; so is each finger on a touch screen. With Alt held, the mouse makes a pinch; with
            Alt and Shift both of its fingers move side by side. Escape pops or dismisses. Control with Left or Right
            rotates the device, with Up it shakes it; Control with Q closes the window. The inspector is beside the
            device; '?' shows its keys.

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
