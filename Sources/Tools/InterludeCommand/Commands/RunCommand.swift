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
        name: "run", summary: "Run an iOS app from its sources, as they are.",
        operands: [.init(name: "path", help: "A folder, an .xcodeproj or a Swift file.")],
        options: [
            .init(name: "target", value: "NAME", help: "Which of the project's targets.", standard: "the only one"),
            .init(
                name: "without", value: "MODULES",
                help: "Leave out what needs these modules or types, statement by statement; with commas between them."),
            .init(
                name: "device", value: "NAME", help: DeviceProfile.known.map(\.name).joined(separator: ", ") + ".",
                standard: "iphone-15"),
            .init(name: "landscape", help: "The device lies on its side."),
            .init(name: "dark", help: "Begin in dark mode."),
            .init(name: "scale", value: "FACTOR", help: "Pixels a point."),
            .init(name: "touches", help: "Show where fingers are."),
            .init(name: "watch", help: "Build it anew whenever a file is saved, and come back to where you were."),
            .init(name: "erase", help: "Remove what the app has stored before it starts."),
            .init(name: "rate", value: "RATE", help: "How fast time goes in the window, such as 0.1.", standard: "1"),
            .init(name: "plain", help: "The device alone, without the inspector beside it."),
            .init(
                name: "serve", help: "In a browser instead of a window; 'interlude serve --help' tells who is let in."),
            .init(name: "port", value: "N", help: "With --serve: where to listen.", standard: "8080"),
            .init(name: "host", value: "ADDRESS", help: "With --serve: at which address.", standard: "127.0.0.1"),
            .init(
                name: "stage", value: "SCRIPT",
                help: "Without a display, on a virtual clock; the script says what a finger does."),
            .init(
                name: "record", value: "FILE",
                help: "Film the app on a stage, from its start until the script is over and nothing moves; "
                    + "\(FilmFormat.endings.joined(separator: " ")), or a folder."),
            .init(name: "fps", value: "N", help: "The film's frames a second.", standard: "60"),
            .init(name: "frames", value: "N", help: "How many moments a filmstrip shows.", standard: "8"),
            .init(name: "json", help: "What goes wrong while it is built, as JSON for programs."),
        ],
        discussion: """
            The app's sources are ported, compiled and linked into a folder of your cache; the app's own folder
            is only read. The app is a process of its own. What it stores, such as its documents, is in that folder
            too, as in an app's container on iOS.

            A script is steps with semicolons between them:
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
        guard arguments.has("serve") else {
            let window = try DesktopWindow(
                title: setup.name, contentSize: setup.size, pixelScale: setup.scale.map { CGFloat($0) })
            return try RunSession(setup, on: window).run()
        }
        try Browser.serve(
            title: setup.name, size: setup.size, scale: setup.scale.map { CGFloat($0) }, arguments, command: "run"
        ) { try RunSession(setup, on: $0).run() }
    }
}

/// The app ended by itself, and not well. What it said has been printed.
struct AppEnded: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "the app ended with code \(status)" }
}
