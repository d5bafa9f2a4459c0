import CommandParts
import DesktopLoop
import InterludeStage
import UIKit
import WindowSystem

extension InterludeCommandLine {
    /// `play`: one of them in a window.
    var playing: CommandProgram.Entry {
        let specification = CommandSpecification(
            name: "play", summary: "Open a screen, or the start of a transition, in a window.",
            operands: [shown],
            options: [SettingOptions.device, InterludeCommandLine.scale("the display's")] + LiveSetup.options,
            discussion: "The mouse is a finger. Beside the device is the inspector; '?' shows its keys.")
        return CommandProgram.Entry(specification) { arguments in
            let setup = try LiveSetup(arguments, command: "play")
            let take = try take(arguments, command: "play")
            show(take, on: setup.host(on: try setup.desktopWindow(title: take.name)))
        }
    }

    /// `serve`: one of them in a browser.
    var serving: CommandProgram.Entry {
        let specification = CommandSpecification(
            name: "serve", summary: "Show a screen, or the start of a transition, in a browser.",
            operands: [shown],
            options: Browser.options + [SettingOptions.device, InterludeCommandLine.scale("2")] + LiveSetup.options,
            discussion: "Ctrl-C ends it.")
        return CommandProgram.Entry(specification) { arguments in
            let setup = try LiveSetup(arguments, command: "serve")
            let take = try take(arguments, command: "serve")
            try Browser.serve(
                title: take.name, size: setup.size, scale: setup.scale, arguments, command: "serve"
            ) { show(take, on: setup.host(on: $0)) }
        }
    }

    private var shown: CommandSpecification.Operand {
        .init(name: "name", help: "The name; see 'list'. Default: the first.", isOptional: true)
    }

    private static func scale(_ standard: String) -> CommandSpecification.Option {
        .init(name: "scale", value: "FACTOR", help: "Pixels per point.", standard: standard)
    }

    /// Shows the screens until the device is closed.
    private func show(_ take: Take, on host: LiveHost) {
        host.makeCurrent()
        let set = take.set()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = set.root
        window.makeKeyAndVisible()
        set.prepare()
        host.run()
        withExtendedLifetime(window) {}
    }
}
