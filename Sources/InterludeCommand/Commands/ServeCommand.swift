import Foundation
import UIKit
import WebWindow
import WindowSystem

/// `interlude serve`: the gallery in a browser.
enum ServeCommand: Command {
    static let specification = CommandSpecification(
        name: "serve", summary: "Show the gallery in a browser, for machines without a display.",
        options: [
            .init(name: "port", value: "N", help: "Where to listen; 0 for any port that is free.", standard: "8080"),
            .init(
                name: "host", value: "ADDRESS",
                help: "Which of this machine's addresses to listen at; 0.0.0.0 for all of them.",
                standard: "127.0.0.1, which no other machine can reach"),
            .init(
                name: "device", value: "NAME", help: DeviceProfile.all.map(\.name).joined(separator: ", ") + ".",
                standard: "iphone-15"),
            .init(name: "scale", value: "FACTOR", help: "Pixels a point.", standard: "2"),
        ] + LiveSetup.options,
        discussion: """
            Several browsers may show the same device. Pages of other origins are refused. With --host the
            address that is printed holds a token, which is asked for: who has it can see and touch the device.
            The connection is not encrypted; through networks that you do not trust, go by SSH:

              ssh -L 8080:localhost:8080 machine interlude serve

            Ctrl-C ends it.
            """)

    static func run(_ arguments: ParsedArguments) throws {
        let setup = try LiveSetup(arguments, command: specification.name)
        try serve(
            title: setup.device.name, size: setup.size, scale: setup.scale, arguments, command: specification.name
        ) { setup.start(on: $0).host.run() }
    }

    /// Serves until what is shown is over, or until the user interrupts it.
    static func serve(
        title: String, size: CGSize, scale: CGFloat?, _ arguments: ParsedArguments, command: String,
        _ show: (WebWindow) throws -> Void
    ) throws {
        let port = try arguments.count("port", in: 0...65535, command: command) ?? 8080
        let window = try WebWindow(
            title: title, contentSize: size, pixelScale: scale ?? 2,
            at: ServerAddress(host: arguments["host"], port: port))
        let interrupt = Interrupt(window.closer)
        announce(window)
        defer {
            interrupt.cancel()
            window.close()
        }
        try show(window)
    }

    private static func announce(_ window: WebWindow) {
        for url in window.urls { Console.show(url) }
        Console.tell(
            "Open \(window.urls.count == 1 ? "this address" : "one of these addresses") in a browser. Ctrl-C ends.")
    }
}
