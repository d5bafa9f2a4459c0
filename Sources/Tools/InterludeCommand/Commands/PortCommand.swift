import CommandParts
import Foundation
import InterludePort
import InterludeProject
import InterludeStage

/// `interlude port`: makes an iOS app's sources into sources that compile here, or tells what stands in the way.
enum PortCommand: Command {
    static let specification = CommandSpecification(
        name: "port", summary: "Rewrite an iOS app's sources for Linux, or list what is missing.",
        operands: [
            .init(name: "path", help: "A folder, an .xcodeproj or a Swift file.")
        ],
        options: [
            .init(name: "output", value: "DIR", help: "The folder for the rewritten sources."),
            .init(name: "check", help: "List the missing APIs and write no files."),
            .init(name: "json", help: "Print the report as JSON."),
        ],
        discussion: """
            The app's own files are not changed. With --check the rewritten sources are compiled against Interlude's
            modules, and each missing API is listed with its name, locations and number of uses.

            Exit code: 0 on success, 1 if an API is missing or code could not be rewritten, 2 for wrong usage.

            Examples:
              interlude port ~/Projects/Shop --check
              interlude port Shop.xcodeproj --output Ported
            """)

    static func run(_ arguments: ParsedArguments) throws {
        guard arguments.has("check") != (arguments["output"] != nil) else {
            throw UsageError("write either --output DIR or --check", command: "port")
        }
        let url = URL(fileURLWithPath: arguments.operands.first ?? "")
        let app = try App(url)
        if let output = arguments["output"] {
            try write(app, from: url, to: URL(fileURLWithPath: output), asJSON: arguments.has("json"))
        } else {
            try check(app, at: url, asJSON: arguments.has("json"))
        }
    }

    private static func check(_ app: App, at url: URL, asJSON: Bool) throws {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        var report = try AppCheck(modules: BuiltModules(besides: program)).report(app)
        report.interfaceFiles = InterfaceFiles.look(at: app)
        Console.show(asJSON ? try json(report) : report.text(root: root(of: url)))
        guard report.isReady else { throw Unfinished("APIs are missing; see the list above") }
    }

    private static func write(_ app: App, from url: URL, to folder: URL, asJSON: Bool) throws {
        guard !app.mixes(with: folder) else {
            throw UsageError("--output is inside the app's own folder: '\(folder.path)'", command: "port")
        }
        var options = PortOptions()
        options.modules.formUnion(app.modules.map(\.name))
        options.typesOfOthers = app.modules.reduce(into: []) { $0.formUnion(Port.namesToTell(of: $1.files)) }
        var remarks: [Remark] = []
        for module in app.modules {
            let ported = Port(options: options.of(module)).port(module.files)
            try PortedOutput.write(ported, to: folder.appendingPathComponent(module.name))
            remarks += ported.remarks
        }
        let prefix = root(of: url) + "/"
        let lines = remarks.map { remark in
            let path = remark.path.hasPrefix(prefix) ? String(remark.path.dropFirst(prefix.count)) : remark.path
            return "\(path):\(remark.line):\(remark.column): \(remark.text)"
        }
        if asJSON {
            Console.show(try json(remarks))
        } else if !lines.isEmpty {
            Console.show(lines.joined(separator: "\n"))
        }
        guard remarks.isEmpty else { throw Unfinished("some code could not be rewritten; see the list above") }
    }

    private static func root(of url: URL) -> String {
        let url = url.standardizedFileURL
        return ["xcodeproj", "swift"].contains(url.pathExtension) ? url.deletingLastPathComponent().path : url.path
    }

    private static func json(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder.forPeople.encode(value), as: UTF8.self)
    }

    /// What it is has been printed.
    private struct Unfinished: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }
}
