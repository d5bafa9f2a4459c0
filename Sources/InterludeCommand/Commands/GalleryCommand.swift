import DemoScreens
import Foundation
import InterludeStage

/// `interlude gallery`: every transition on one page.
enum GalleryCommand: Command {
    static let specification = CommandSpecification(
        name: "gallery", summary: "Record every transition, and make a page that shows them all.",
        options: [.init(name: "output", value: "DIR", help: "The folder to write.", isRequired: true)],
        discussion: """
            The page is DIR/index.html. It opens from disk and needs no network.
            """)

    static func run(_ arguments: ParsedArguments) throws {
        AtomicOutput.removesOnInterrupt()
        try Gallery().write(to: arguments["output"] ?? "")
    }
}
