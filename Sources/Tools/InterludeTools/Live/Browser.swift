import CommandParts
import UIKit
import WebWindow

/// A device in browsers.
@MainActor package enum Browser {
    /// Where it listens.
    package nonisolated static let options: [CommandSpecification.Option] = [
        .init(name: "port", value: "N", help: "The port; 0 for any free port.", standard: "8080"),
        .init(
            name: "host", value: "ADDRESS",
            help: "The address to listen on; 0.0.0.0 for all.",
            standard: "127.0.0.1, which no other machine can reach"),
    ]

    /// Serves until what is shown is over, or until the user interrupts it.
    package static func serve(
        title: String, size: CGSize, scale: CGFloat?, _ arguments: ParsedArguments, command: String,
        _ show: (WebWindow) throws -> Void
    ) throws {
        try serve(
            title: title, size: size, scale: scale, host: arguments["host"], port: port(arguments, command: command),
            show)
    }

    /// The same at an address that is known.
    package static func serve(
        title: String, size: CGSize, scale: CGFloat?, host: String?, port: Int, _ show: (WebWindow) throws -> Void
    ) throws {
        let window = try WebWindow(
            title: title, contentSize: size, pixelScale: scale ?? 2, at: ServerAddress(host: host, port: port))
        let interrupt = Interrupt(window.closer)
        announce(window.urls)
        defer {
            interrupt.cancel()
            window.close()
        }
        try show(window)
    }

    /// Reads the port off the command line.
    package static func port(_ arguments: ParsedArguments, command: String) throws -> Int {
        try arguments.count("port", in: 0...65535, command: command) ?? 8080
    }

    /// Prints the addresses of a server.
    package static func announce(_ urls: [String]) {
        for url in urls { Console.show(url) }
        Console.tell("Open \(urls.count == 1 ? "this address" : "one of these addresses") in a browser. Ctrl-C ends.")
    }
}
