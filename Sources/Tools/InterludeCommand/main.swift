import CommandParts
import Foundation
import ReportTools

// A reader of our output that goes away is an error to report (or none at all), not a reason to die.
signal(SIGPIPE, SIG_IGN)
let commands: [any Command.Type] = [
    RunCommand.self, PlayCommand.self, ServeCommand.self, ListCommand.self, RecordCommand.self, DoctorCommand.self,
    GalleryCommand.self, NewCommand.self, InitCommand.self, TestCommand.self, BuildCommand.self, PortCommand.self,
    ServedReportCommand.self, CommentCommand.self, GoldensCommand.self, MatrixCommand.self, ParityCommand.self,
]
let summary = "Transitions between screens, written against UIKit and run on Linux."
let program = CommandProgram(
    summary, version: { VersionText.current },
    commands: commands.map(CommandProgram.Entry.init) + [
        CompletionCommand.entry(
            summary: summary, version: ProgramVersion.number, commands: commands.map { $0.specification })
    ])
exit(program.run(Array(CommandLine.arguments.dropFirst())))
