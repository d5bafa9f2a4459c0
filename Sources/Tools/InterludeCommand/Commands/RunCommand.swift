import AppSession
import CommandParts
import Foundation
import InterludeProject
import InterludeStage
import InterludeTools
import UIKit
import WindowSystem

/// `interlude run`: an iOS app from its sources, as they are.
enum RunCommand: Command {
    static let specification = CommandSpecification(
        name: "run", summary: "Run an iOS app from its unchanged sources.",
        operands: [.init(name: "path", help: "A folder, an .xcodeproj or a Swift file.")],
        options: [
            .init(name: "target", value: "NAME", help: "The target of the project.", standard: "the only one"),
            .init(
                name: "without", value: "MODULES",
                help: "Remove statements that need these modules or types, separated by commas."),
            .init(
                name: "strict",
                help: "Stop if a module is missing. Otherwise statements that need it are removed and listed."),
            SettingOptions.device,
            .init(name: "landscape", help: "Use landscape orientation."),
            .init(name: "dark", help: "Start in dark mode."),
            .init(name: "scale", value: "FACTOR", help: "Pixels per point."),
            SettingOptions.showTouches,
            .init(name: "watch", help: "Rebuild whenever a file is saved, and restore the visible screen."),
            .init(name: "erase", help: "Remove the app's stored data before it starts."),
            .init(
                name: "speed", value: "FACTOR", help: "The speed of time in the window, for example 0.1.",
                standard: "1", formerName: "rate"),
            LiveSetup.noInspector,
            LiveSetup.noCutout,
            .init(
                name: "serve", help: "Use a browser instead of a window; see 'interlude serve --help'."),
            .init(name: "port", value: "N", help: "With --serve: the port.", standard: "8080"),
            .init(name: "host", value: "ADDRESS", help: "With --serve: the address.", standard: "127.0.0.1"),
            .init(
                name: "stage", value: "SCRIPT",
                help: "Run without a display, on a virtual clock, with a script of gestures."),
            .init(
                name: "record", value: "FILE",
                help: "Film the app on a stage, from its launch until the script has ended and nothing moves; "
                    + "\(FilmFormat.endings.joined(separator: " ")), or a folder."),
            .init(name: "fps", value: "N", help: "The film's frames per second.", standard: "60"),
            .init(name: "frames", value: "N", help: "The number of frames of a filmstrip.", standard: "8"),
            .init(name: "json", help: "Print build errors as JSON."),
        ],
        discussion: """
            The app's sources are ported, compiled and linked in a folder of your cache. The app's own folder is not
            changed. The app runs in its own process; its documents are in the cache folder, as in a container on iOS.

            A script consists of steps, separated by semicolons:
              \(StageScript.help.replacingOccurrences(of: " · ", with: "\n  "))

            Examples:
              interlude run ~/Projects/Shop --stage 'tap "Next"; wait; back' --record shop.png
              interlude run Detail.swift --record detail.mp4
            """)

    static func run(_ arguments: ParsedArguments) throws {
        let setup = try RunSetup(arguments)
        guard let work = try setup.stageWork() else { return try runLive(setup, arguments) }
        let product = try setup.build()
        let folder = try PrivateFolder()
        let process = try AppProcess(product, plan: setup.plan(.stage(work)), in: folder.url)
        let status = process.waitUntilExit()
        withExtendedLifetime(folder) {}
        guard status == 0 else { throw AppEnded(status: status) }
    }

    private static func runLive(_ setup: RunSetup, _ arguments: ParsedArguments) throws {
        // A wrong path is reported before a window opens.
        try App.requireFile(at: setup.url)
        guard arguments.has("serve") else { return try RunSession(setup, on: window(for: setup)).run() }
        try Browser.serve(
            title: setup.name, size: setup.size, scale: setup.scale.map { CGFloat($0) }, arguments, command: "run"
        ) { try RunSession(setup, on: $0).run() }
    }

    private static func window(for setup: RunSetup) throws -> DesktopWindow {
        do {
            return try DesktopWindow(
                title: setup.name, contentSize: setup.size, pixelScale: setup.scale.map { CGFloat($0) })
        } catch let error as WindowError {
            throw WindowError(
                description: "\(error)\nWithout a display: --serve shows the app in a browser, --record makes a film.")
        }
    }
}

/// The app ended by itself, and not well. What it said has been printed.
struct AppEnded: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "the app ended with code \(status)" }
}
