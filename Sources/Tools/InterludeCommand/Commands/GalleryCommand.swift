import CommandParts
import Foundation
import InterludeStage
import InterludeTools

/// `interlude gallery`: every transition on one page.
enum GalleryCommand: Command {
    static let specification = CommandSpecification(
        name: "gallery", summary: "Record every transition, and make a page that shows them all.",
        options: SettingOptions.all + [
            .init(name: "hide-touches", help: "Fingers are not seen."),
            .init(name: "output", value: "DIR", help: "The folder to write.", isRequired: true),
        ],
        discussion: """
            The page is DIR/index.html. It opens from disk and needs no network.
            """)

    static func run(_ arguments: ParsedArguments) throws {
        AtomicOutput.removesOnInterrupt()
        var gallery = FilmGallery(ofCatalogueOn: try SettingOptions.setting(arguments, command: specification.name))
        gallery.showsTouches = !arguments.has("hide-touches")
        try gallery.write(to: arguments["output"] ?? "")
    }
}
