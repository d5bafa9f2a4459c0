import CommandParts
import Foundation
import ReportTools

// What continuous integration needs of `interlude`, and no more: it is built from what tests are built from already.
signal(SIGPIPE, SIG_IGN)
let program = CommandProgram(
    "Reports of tests: adds the runner's results, merges parts, writes a comment on the changes, lists unused goldens.",
    commands: [
        .init(ReportCommand.self), .init(MergeCommand.self), .init(CommentCommand.self), .init(GoldensCommand.self),
        .init(MatrixCommand.self),
    ])
exit(program.run(Array(CommandLine.arguments.dropFirst())))
