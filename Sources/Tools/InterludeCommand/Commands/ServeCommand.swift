import CommandParts
import Foundation
import InterludeTools
import UIKit

/// `interlude serve`: the gallery in a browser.
enum ServeCommand: Command {
    static let specification = CommandSpecification(
        name: "serve", summary: "Show the gallery in a browser, for machines without a display.",
        options: Browser.options + [
            SettingOptions.device,
            .init(name: "scale", value: "FACTOR", help: "Pixels per point.", standard: "2"),
        ] + DemoLive.options,
        discussion: """
            Several browsers can show the same device. Pages of other origins are refused. With --host the printed
            address ends in a token; everyone who has it can see and control the device. The connection is not
            encrypted. In networks that you do not trust, use SSH:

              ssh -L 8080:localhost:8080 machine interlude serve

            Ctrl-C ends it.
            """)

    static func run(_ arguments: ParsedArguments) throws {
        let live = try DemoLive(arguments, command: specification.name)
        try Browser.serve(
            title: live.setup.device.name, size: live.setup.size, scale: live.setup.scale, arguments,
            command: specification.name
        ) { live.start(on: $0).host.run() }
    }
}
