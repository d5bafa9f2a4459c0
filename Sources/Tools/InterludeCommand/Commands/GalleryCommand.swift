import CommandParts
import Foundation
import InterludeStage
import InterludeTools

/// `interlude gallery`: transitions on one page.
enum GalleryCommand: Command {
    static let specification = CommandSpecification(
        name: "gallery", summary: "Record transitions on a page.",
        options: SettingOptions.all + [
            .init(name: "all", help: "Record all films of all transitions instead of a selection."),
            .init(
                name: "web",
                help: "Write a page to publish, with a small film of each transition in light and in dark."),
            .init(name: "hide-touches", help: "Do not show touches."),
            .init(name: "output", value: "DIR", help: "The folder to write.", isRequired: true),
        ],
        discussion: """
            The page is DIR/index.html. It opens from disk and needs no network. It can be opened at once, and fills while the
            films are recorded; after an interruption it says that it is incomplete.

            Without --all, a selection is recorded: 16 transitions, each with a tap, a finished gesture and a canceled
            gesture. Shards (\(Shard.variable)) always divide all films.

            With --web, a film plays under the pointer: a push or a presentation, and its reverse. The page has less than 30 MB.
            """)

    static func run(_ arguments: ParsedArguments) throws {
        AtomicOutput.removesOnInterrupt()
        let isShard = ProcessInfo.processInfo.environment[Shard.variable]?.isEmpty == false
        let setting = try SettingOptions.setting(arguments, command: specification.name)
        if arguments.has("web") && isShard { throw UsageError("--web has no shards", command: specification.name) }
        var gallery =
            arguments.has("web")
            ? FilmGallery(forWebOn: setting)
            : FilmGallery(ofCatalogueOn: setting, isWhole: arguments.has("all") || isShard)
        gallery.showsTouches = !arguments.has("hide-touches")
        try gallery.write(to: arguments["output"] ?? "")
    }
}
