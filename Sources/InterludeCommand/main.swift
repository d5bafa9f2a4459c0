import Foundation

// A reader of our output that goes away is an error to report (or none at all), not a reason to die.
signal(SIGPIPE, SIG_IGN)
exit(InterludeProgram.run(Array(CommandLine.arguments.dropFirst())))
