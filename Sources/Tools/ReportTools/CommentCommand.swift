import CommandParts
import Foundation
import InterludeGoldens

/// `interlude comment`: what has changed, for a pull request.
package enum CommentCommand: Command {
    package static let specification = CommandSpecification(
        name: "comment", summary: "Write a comment for a pull request about the last test run, with images.",
        options: [
            .init(name: "folder", value: "DIR", help: "The report's folder.", standard: ReportFolder.standardPath),
            .init(
                name: "pictures", value: "URL",
                help: "The address of the images. Default: the comment names their files."),
            .init(name: "report", value: "URL", help: "The address of the report, for a link."),
            .init(name: "output", value: "DIR", help: "The folder to write.", isRequired: true),
        ],
        discussion: """
            DIR/comment.md is the comment. DIR/pictures has an image for each kind of difference: golden, film and
            difference side by side, at the first frame that differs. Cases with equal differences are listed once.
            The exit code is 0 also if there are differences.

            Example:
              interlude comment --output out/comment --pictures https://example.org/pictures/42
            """)

    package static func run(_ arguments: ParsedArguments) throws {
        let folder = try arguments.folder("folder", standard: ReportFolder.standardPath)
        let output = URL(fileURLWithPath: arguments["output"] ?? "")
        let comment = ReportComment(
            try Report(folder: ReportFolder(folder)), in: folder, pictures: arguments["pictures"],
            link: arguments["report"])
        try comment.write(to: output)
        Console.show(output.appendingPathComponent(ReportComment.name).path)
    }
}
