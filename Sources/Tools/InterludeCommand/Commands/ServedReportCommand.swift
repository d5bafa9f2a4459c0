import CommandParts
import Dispatch
import InterludeTools
import ReportTools
import WebWindow

/// `interlude report`: that of `interlude-report`, and `--serve`, which shows it in a browser with buttons to accept goldens.
enum ServedReportCommand: Command {
    static let specification: CommandSpecification = {
        var specification = ReportCommand.specification
        specification.options += [
            .init(
                name: "serve",
                help: "Show the page in a browser on this machine, with a button to accept each failed golden."),
            .init(name: "port", value: "N", help: "With --serve: the port; 0 for any free port.", standard: "8080"),
        ]
        specification.discussion += """


            --serve prints an address with a token. Without the token nothing can be accepted. A button does what
            'interlude goldens --accept NAME' does. Run the command in the package's folder. Ctrl-C ends it.
              interlude report --serve
            """
        return specification
    }()

    static func run(_ arguments: ParsedArguments) throws {
        guard arguments.has("serve") else {
            guard arguments["port"] == nil else {
                throw UsageError("--port needs --serve", command: specification.name)
            }
            return try ReportCommand.run(arguments)
        }
        let port = try Browser.port(arguments, command: specification.name)
        try ReportCommand.run(arguments)
        try serve(ReportSite(folder: arguments["folder"]), port: port)
    }

    /// Serves until the user ends it.
    private static func serve(_ report: ReportSite, port: Int) throws {
        let server = try SiteServer(report.site, port: port)
        let ended = DispatchSemaphore(value: 0)
        let interrupt = Interrupt { ended.signal() }
        Browser.announce([server.url])
        ended.wait()
        interrupt.cancel()
        withExtendedLifetime(server) {}
    }
}
