import CommandParts
import Foundation
import InterludeStage

extension InterludeCommandLine {
    /// `list`: what there is.
    var listing: CommandProgram.Entry {
        let specification = CommandSpecification(
            name: "list", summary: "List the screens, transitions and patients.",
            options: [.init(name: "json", help: "Print a JSON array.")])
        return CommandProgram.Entry(specification) { arguments in
            Console.show(arguments.has("json") ? try json() : table())
        }
    }

    private struct Item: Encodable {
        let name: String
        let kind: String
        let summary: String
    }

    private func json() throws -> String {
        let items = parts.map { Item(name: $0.name, kind: $0.word, summary: $0.summary) }
        return String(decoding: try JSONEncoder.forPeople.encode(items), as: UTF8.self)
    }

    private func table() -> String {
        let width = (parts.map(\.name.count).max() ?? 0) + 2
        return parts.map { part in
            let name = part.name + String(repeating: " ", count: width - part.name.count)
            return name + [part.word, part.summary].filter { !$0.isEmpty }.joined(separator: ": ")
        }.joined(separator: "\n")
    }

    /// `record`: one of them into a film.
    var recording: CommandProgram.Entry {
        let specification = CommandSpecification(
            name: "record", summary: "Film a screen or a transition.",
            operands: [.init(name: "name", help: "The name; see 'list'.")],
            options: SettingOptions.all + [
                .init(name: "scale", value: "N", help: "Pixels per point.", standard: "the device's"),
                .init(name: "fps", value: "N", help: "Frames per second.", standard: "60"),
                .init(name: "frames", value: "N", help: "The number of frames of a filmstrip.", standard: "8"),
                SettingOptions.showTouches,
                .init(
                    name: "output", value: "PATH", help: "\(FilmFormat.endings.joined(separator: " ")), or a folder.",
                    isRequired: true),
            ])
        return CommandProgram.Entry(specification) { arguments in
            AtomicOutput.removesOnInterrupt()
            var shot = Shot(try take(arguments, command: "record"))
            shot.setting = try SettingOptions.setting(arguments, command: "record")
            shot.setting.scale = try arguments.number("scale", in: 0.25...6, command: "record").map { CGFloat($0) }
            shot.framesPerSecond = try arguments.count("fps", in: 1...1000, command: "record") ?? 60
            shot.options.moments = try arguments.count("frames", in: 2...64, command: "record") ?? 8
            shot.showsTouches = arguments.has("show-touches")
            let path = arguments["output"] ?? ""
            let shard = try CommandShard(.films, word: "films", command: "record")
            // Where it is written may differ from machine to machine.
            let name = "\(shot.take.name) [\(shot.setting)]"
            if try shard?.holds(name) == false { return }
            let progress = ProgressLine(shot.take.name)
            defer { progress.end() }
            do {
                let format = try FilmFormat(path: path)
                try CommandShard.film(name, shard) {
                    try shot.write(to: path, format: format) { progress.show(frame: $0) }
                }
            } catch let error as OutputError {
                guard case .unknownFormat = error else { throw error }
                throw UsageError("\(error)", command: "record")
            }
        }
    }

    /// `gallery`: all of them on one page.
    var gallery: CommandProgram.Entry {
        let specification = CommandSpecification(
            name: "gallery", summary: "Film everything on a page.",
            options: SettingOptions.all + [
                .init(name: "hide-touches", help: "Do not show touches."),
                .init(name: "output", value: "DIR", help: "The folder to write.", isRequired: true),
            ],
            discussion: "The page is DIR/index.html. It opens from disk and needs no network.")
        return CommandProgram.Entry(specification) { arguments in
            AtomicOutput.removesOnInterrupt()
            let cards = parts.compactMap { part in
                part.take.map { FilmGallery.Card(name: part.name, summary: part.summary, takes: [$0]) }
            }
            var gallery = FilmGallery(title: summary, summary: "\(cards.count) screens and transitions.", cards: cards)
            gallery.noun = "screens and transitions"
            gallery.setting = try SettingOptions.setting(arguments, command: "gallery")
            gallery.showsTouches = !arguments.has("hide-touches")
            try gallery.write(to: arguments["output"] ?? "")
        }
    }
}
