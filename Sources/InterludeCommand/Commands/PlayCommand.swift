import DemoScreens
import Foundation
import Gallery
import Inspector
import UIKit
import WindowSystem

/// `interlude play`: the application in a window.
enum PlayCommand: Command {
    static let specification = CommandSpecification(
        name: "play", summary: "Open the gallery in a window in which mouse and fingers drive the transitions.",
        options: [
            .init(
                name: "device", value: "NAME", help: "The device; 'window' is as large as the window.",
                standard: "iphone-15"),
            .init(name: "landscape", help: "Hold the device in landscape."),
            .init(name: "dark", help: "Begin in dark mode."),
            .init(name: "scale", value: "FACTOR", help: "Pixels a point.", standard: "the display's"),
            .init(name: "rate", value: "RATE", help: "How fast time goes, such as 0.1.", standard: "1"),
            .init(
                name: "transition", value: "NAME", help: "Show the two screens of one transition, see `interlude list`."
            ),
            .init(name: "operation", value: "NAME", help: "What the transition does: push, pop, present or dismiss."),
            .init(name: "plain", help: "Leave the inspector out."),
            .init(name: "touches", help: "Show where fingers are."),
            .init(
                name: "measure", help: "At the end tell how long input took to the screen, and how fast frames came."),
            .init(name: "monkey", value: "SEED", help: "Let a monkey play: drags and taps at random."),
            .init(name: "for", value: "SECONDS", help: "End by itself."),
        ],
        discussion: """
            The mouse is a finger; so is each finger on a touch screen. With Alt held, the mouse makes a pinch; with
            Alt and Shift both of its fingers move side by side. Escape goes back. Control with Left and Right turns
            the device; control with Q closes the window. Beside the device is the inspector; '?' shows its keys.

            Examples:
              interlude play
              interlude play --device iphone-se --dark
              interlude play --transition circle --operation pop --rate 0.2
            """)

    static func run(_ arguments: ParsedArguments) throws {
        let session = try PlaySession(arguments)
        session.run()
    }
}

/// One window with an application in it, from its opening to its end.
@MainActor private final class PlaySession {
    private let host: LiveHost
    private let window: DesktopWindow
    private let monkey: MonkeyOutlet?
    /// What keeps a demo of one transition alive.
    private var demo: DemoWindow?
    private let arguments: ParsedArguments
    private let duration: Double?

    init(_ arguments: ParsedArguments) throws {
        self.arguments = arguments
        let device = try PlaySession.device(named: arguments["device"])
        let orientation: UIInterfaceOrientation = arguments.has("landscape") ? .landscapeRight : .portrait
        let scale = try arguments.number("scale", in: 0.25...6, command: "play").map { CGFloat($0) }
        let rate = try arguments.number("rate", in: 0.01...10, command: "play")
        let seed = try arguments.count("monkey", in: 0...Int.max, command: "play")
        duration = try arguments.number("for", in: 0.1...86_400, command: "play")
        let size = device.size(in: orientation)
        window = try DesktopWindow(title: "Interlude", contentSize: size, isResizable: device.isFreelySized)
        monkey = seed.map { [window] in MonkeyOutlet(window, seed: UInt64($0), playground: size) }
        host = LiveHost(outlet: monkey ?? window, device: device, orientation: orientation, scale: scale)
        if let rate { host.time.rate = rate }
        if arguments.has("dark") { host.interfaceStyle = .dark }
        if !arguments.has("plain") { host.sidePane = Inspector(host) }
        host.showsTouches = arguments.has("touches")
        if arguments.has("measure") { host.measurements = LiveMeasurements() }
        try launch()
    }

    private static func device(named name: String?) throws -> DeviceProfile {
        let known = DeviceProfile.all + [.window]
        guard let name else { return .iPhone15 }
        guard let device = known.first(where: { $0.name == name }) else {
            throw UsageError.unknown("device", name, known: known.map(\.name), command: "play")
        }
        return device
    }

    private func launch() throws {
        guard let name = arguments["transition"] else {
            return host.launch(delegateClass: GalleryAppDelegate.self)
        }
        guard let entry = TransitionCatalogue.entry(named: name) else {
            throw UsageError.unknown(
                "transition", name, known: TransitionCatalogue.entries.map(\.name), command: "play")
        }
        let operation = try DemoRecording.operation(
            arguments["operation"], of: entry, isInteractive: false, for: "play")
        demo = DemoWindow(TransitionDemo(entry, operation))
    }

    func run() {
        host.turn(at: HostClock.now)
        Console.show("ready: \(window.driver), \(host.screen.device.name), scale \(host.screen.scale)")
        let memory = ResidentMemory.now
        if let duration { MainLoop.call(after: duration) { [host] in host.isClosing = true } }
        host.run()
        if let measurements = host.measurements { Console.show(measurements.summary) }
        if let monkey {
            Console.show("monkey            \(monkey.gestureCount) gestures")
            Console.show("memory            \(memory) MB at the beginning, \(ResidentMemory.now) MB at the end")
        }
    }
}

/// A window with the two screens of one transition.
@MainActor private final class DemoWindow {
    private let window: UIWindow
    private let demo: TransitionDemo

    init(_ demo: TransitionDemo) {
        self.demo = demo
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = demo.rootViewController
        window.makeKeyAndVisible()
        demo.prepare()
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
