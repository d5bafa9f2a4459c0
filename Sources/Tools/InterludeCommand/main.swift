import CommandParts
import Foundation
import ReportTools

// A reader of our output that goes away is an error to report (or none at all), not a reason to die.
signal(SIGPIPE, SIG_IGN)
let commands: [any Command.Type] = [
    RunCommand.self, PlayCommand.self, ServeCommand.self, ListCommand.self, RecordCommand.self, DoctorCommand.self,
    GalleryCommand.self, PortCommand.self, InitCommand.self, ReportCommand.self, CommentCommand.self,
    GoldensCommand.self, MatrixCommand.self,
]
let program = CommandProgram(
    "Transitions between screens, written against UIKit and run on Linux.", version: "0.1.0",
    commands: commands.map(CommandProgram.Entry.init))
exit(program.run(Array(CommandLine.arguments.dropFirst())))
