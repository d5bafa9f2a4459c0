import DemoScreens
import Gallery
import Inspector
import UIKit
import WindowSystem

/// What a live command shows, as the command line asks for it: the same for a window and for a browser.
@MainActor struct LiveSetup {
    /// The options that live commands have in common.
    nonisolated static let options: [CommandSpecification.Option] = [
        .init(name: "landscape", help: "The device lies on its side."),
        .init(name: "dark", help: "Begin in dark mode."),
        .init(name: "rate", value: "RATE", help: "How fast time goes, such as 0.1.", standard: "1"),
        .init(
            name: "transition", value: "NAME",
            help: "Show the two screens of one transition; `interlude list` tells them."),
        .init(
            name: "operation", value: "NAME", help: "What the transition does: push, pop, present, dismiss or tab.",
            standard: "the first it is for"),
        .init(name: "touches", help: "Show where fingers are."),
        .init(name: "plain", help: "The device alone, without the inspector beside it."),
    ]

    let device: DeviceProfile
    let orientation: UIInterfaceOrientation
    /// Pixels a point; `nil` for the outlet's own.
    let scale: CGFloat?
    private let rate: Double?
    private let demo: (entry: CatalogueEntry, operation: TransitionOperation)?
    private let isDark: Bool
    private let showsTouches: Bool
    private let isPlain: Bool

    /// - Parameter devices: The ones that may be named.
    init(_ arguments: ParsedArguments, command: String, devices: [DeviceProfile] = DeviceProfile.all) throws {
        device = try arguments.choice("device", among: devices, called: \.name, command: command) ?? .iPhone15
        orientation = arguments.has("landscape") ? .landscapeRight : .portrait
        scale = try arguments.number("scale", in: 0.25...6, command: command).map { CGFloat($0) }
        rate = try arguments.number("rate", in: 0.01...10, command: command)
        demo = try LiveSetup.demo(arguments, command)
        isDark = arguments.has("dark")
        showsTouches = arguments.has("touches")
        isPlain = arguments.has("plain")
    }

    private static func demo(
        _ arguments: ParsedArguments, _ command: String
    ) throws -> (entry: CatalogueEntry, operation: TransitionOperation)? {
        let entries = TransitionCatalogue.entries
        guard let entry = try arguments.choice("transition", among: entries, called: \.name, command: command) else {
            if arguments["operation"] == nil { return nil }
            throw UsageError("--operation goes with --transition", command: command)
        }
        let operation = try DemoRecording.operation(
            arguments["operation"], of: entry, isInteractive: false, for: command)
        return (entry, operation)
    }

    /// The device's size in points, as it lies.
    var size: CGSize { device.size(in: orientation) }

    /// Puts the device on an outlet, and starts what is to be shown on it.
    func start(on outlet: any DisplayOutlet) -> LiveSession {
        let host = LiveHost(outlet: outlet, device: device, orientation: orientation, scale: scale)
        if let rate { host.time.rate = rate }
        if isDark { host.interfaceStyle = .dark }
        if !isPlain { host.sidePane = Inspector(host) }
        host.showsTouches = showsTouches
        return LiveSession(host, demo.map { TransitionDemo($0.entry, $0.operation) })
    }
}

/// A live host with what runs on it: the gallery, or the two screens of one transition.
@MainActor final class LiveSession {
    let host: LiveHost
    /// Keeps the screens of a transition alive.
    private let window: DemoWindow?

    fileprivate init(_ host: LiveHost, _ demo: TransitionDemo?) {
        self.host = host
        window = demo.map { DemoWindow($0) }
        window?.prepare()
        if demo == nil { host.launch(delegateClass: GalleryAppDelegate.self) }
    }
}
