import CommandParts
import DesktopLoop
import Gallery
import InterludeTools
import UIKit
import WindowSystem

/// What a live command of ours shows, as the command line asks for it: the gallery, or one transition.
@MainActor struct DemoLive {
    /// The options that live commands have in common.
    nonisolated static let options: [CommandSpecification.Option] =
        LiveSetup.options + [
            .init(
                name: "transition", value: "NAME",
                help: "Show the two screens of one transition; see 'interlude list'."),
            .init(
                name: "operation", value: "NAME", help: "The operation: push, pop, present, dismiss or tab.",
                standard: "the first supported one"),
        ]

    let setup: LiveSetup
    private let demo: (entry: CatalogueEntry, operation: TransitionOperation)?

    /// - Parameter devices: The ones that may be named.
    init(_ arguments: ParsedArguments, command: String, devices: [DeviceProfile] = DeviceProfile.known) throws {
        setup = try LiveSetup(arguments, command: command, devices: devices)
        demo = try DemoLive.demo(arguments, command)
    }

    private static func demo(
        _ arguments: ParsedArguments, _ command: String
    ) throws -> (entry: CatalogueEntry, operation: TransitionOperation)? {
        let entries = TransitionCatalogue.recordable
        let chosen = try arguments.choice(
            "transition", among: entries, called: \.name, command: command, listing: ListCommand.specification.name)
        guard let entry = chosen else {
            if arguments["operation"] == nil { return nil }
            throw UsageError("--operation needs --transition", command: command)
        }
        let operation = try DemoRecording.operation(
            arguments["operation"], of: entry, isInteractive: false, for: command)
        return (entry, operation)
    }

    /// Puts the device on an outlet, and starts what is to be shown on it.
    func start(on outlet: any DisplayOutlet) -> LiveSession {
        LiveSession(setup.host(on: outlet), demo.map { TransitionDemo($0.entry, $0.operation) })
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
