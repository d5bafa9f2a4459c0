import CommandParts
import Foundation
import Gallery
import InterludeStage
import InterludeTools

/// `interlude record`: one transition into a film.
enum RecordCommand: Command {
    static let specification = CommandSpecification(
        name: "record", summary: "Record a transition between two screens.",
        operands: [.init(name: "transition", help: "The transition's name; see 'interlude list'.")],
        options: [
            .init(
                name: "operation", value: "NAME", help: "push, pop, present, dismiss or tab.",
                standard: "the first supported one")
        ] + SettingOptions.all + [
            .init(name: "scale", value: "N", help: "Pixels per point.", standard: "the device's"),
            .init(name: "fps", value: "N", help: "Frames per second.", standard: "60"),
            .init(name: "frames", value: "N", help: "The number of frames of a filmstrip.", standard: "8"),
            .init(name: "interactive", help: "Drive the transition by a gesture."),
            .init(
                name: "finger", value: "SCRIPT",
                help: "The gesture, as \"time:x,y … time:up\" in seconds and points.",
                standard: "a gesture for the transition"),
            .init(name: "hide-touches", help: "Do not show touches.", formerName: "hide-finger"),
            .init(name: "cancel", help: "Release the gesture early, so that the transition is canceled."),
            .init(
                name: "gif-side", value: "PIXELS", help: "The shorter side of a GIF, at most that of the film.",
                standard: "360"),
            .init(
                name: "output", value: "PATH", help: "\(FilmFormat.endings.joined(separator: " ")), or a folder.",
                isRequired: true),
        ],
        discussion: """
            The file extension selects the format: a film, or a filmstrip of the transition (.png). Without an extension
            the path is a folder with a PNG file for each frame, from the screen before the transition to the settled
            screen after it. Equal commands write equal bytes. A GIF has 25 frames per second without --fps, at most 50.

            Examples:
              interlude record circle --output circle.mp4
              interlude record spring --operation pop --frames 6 --output spring.png
              interlude record move --interactive --finger "0:60,400 0.3:310,410 0.35:up" --output frames/
            """)

    static func run(_ arguments: ParsedArguments) throws {
        AtomicOutput.removesOnInterrupt()
        let recording = try DemoRecording(arguments)
        let path = arguments["output"] ?? ""
        let format = try format(of: path)
        let moments = try arguments.count("frames", in: 2...64, command: "record") ?? 8
        let shard = try CommandShard(.films, word: "films", command: "record")
        // Where it is written may differ from machine to machine.
        let course = recording.finger == nil ? "" : arguments.has("cancel") ? ", canceled" : ", by finger"
        let name = "\(recording.title)\(course) [\(recording.setting)]"
        if try shard?.holds(name) == false { return }
        let progress = ProgressLine(recording.title)
        defer { progress.end() }
        try CommandShard.film(name, shard) {
            try recording.write(to: path, format: format, moments: moments) { progress.show(frame: $0) }
        }
    }

    private static func format(of path: String) throws -> FilmFormat {
        do { return try FilmFormat(path: path) } catch { throw UsageError("\(error)", command: "record") }
    }
}

extension DemoRecording {
    /// Reads what to record off the command line.
    init(_ arguments: ParsedArguments) throws {
        let entry = try ParsedArguments.choice(
            of: arguments.operands[0], "transition", among: TransitionCatalogue.recordable, called: \.name,
            command: "record", listing: ListCommand.specification.name)
        let isInteractive = arguments.has("interactive")
        for name in ["finger", "cancel", "hide-touches"] where arguments[name] != nil || arguments.has(name) {
            if !isInteractive { throw UsageError("--\(name) needs --interactive", command: "record") }
        }
        let operation = try DemoRecording.operation(arguments["operation"], of: entry, isInteractive: isInteractive)
        self.init(entry: entry, operation: operation)
        setting = try SettingOptions.setting(arguments, command: "record")
        setting.scale = try arguments.number("scale", in: 0.25...6, command: "record").map { CGFloat($0) }
        if let rate = try arguments.count("fps", in: 1...1000, command: "record") {
            framesPerSecond = rate
            gif.gifFramesPerSecond = rate
        }
        gif.gifSide = try arguments.count("gif-side", in: 16...4096, command: "record") ?? gif.gifSide
        showsFinger = !arguments.has("hide-touches")
        if isInteractive {
            finger = try finger(script: arguments["finger"], cancelled: arguments.has("cancel"))
        }
    }

    /// The operation of a name, or the entry's first; complains in the name of a command.
    static func operation(
        _ name: String?, of entry: CatalogueEntry, isInteractive: Bool, for command: String = "record"
    ) throws -> TransitionOperation {
        let possible = isInteractive ? entry.interactiveOperations : entry.operations
        guard let first = possible.first else {
            throw UsageError("'\(entry.name)' is not interactive", command: command)
        }
        guard let name else { return first }
        let known = possible.map(\.rawValue)
        guard let operation = TransitionOperation(rawValue: name) else {
            throw UsageError.unknown("operation", name, known: known, command: command)
        }
        guard possible.contains(operation) else {
            let use = isInteractive ? "driven by a gesture" : "used"
            let list = known.joined(separator: ", ")
            throw UsageError("'\(entry.name)' can be \(use) for \(list), not for \(name)", command: command)
        }
        return operation
    }

    private static func finger(_ script: String) throws -> Finger {
        let finger: Finger
        do { finger = try Finger(script) } catch { throw UsageError("--finger: \(error)", command: "record") }
        guard finger.endTime <= longestFinger else {
            throw UsageError("--finger: the finger has to lift within \(Int(longestFinger)) seconds", command: "record")
        }
        return finger
    }

    /// In seconds. Films end after 20, see `Stage.record`; what the finger sets off needs time too.
    private static let longestFinger = 15.0

    private func finger(script: String?, cancelled: Bool) throws -> Finger {
        if let script { return try DemoRecording.finger(script) }
        guard let finger = entry.finger(for: operation, in: setting, cancelled: cancelled) else {
            throw UsageError("'\(entry.name)' is not interactive for \(operation.rawValue)", command: "record")
        }
        return finger
    }
}
