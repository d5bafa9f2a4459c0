import CommandParts
import Foundation
import ReportTools

// What continuous integration needs of `interlude`, and no more: it is built from what tests are built from already.
signal(SIGPIPE, SIG_IGN)
let program = CommandProgram(
    "Reports of tests: what the runner tells of them added, parts put together, a comment on what has changed, unused goldens.",
    commands: [
        .init(ReportCommand.self), .init(MergeCommand.self), .init(CommentCommand.self), .init(GoldensCommand.self),
        .init(MatrixCommand.self),
    ])
exit(program.run(Array(CommandLine.arguments.dropFirst())))
