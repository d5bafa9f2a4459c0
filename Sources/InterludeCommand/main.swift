import Foundation
import InterludeStage

// A reader of our output that goes away is an error to report (or none at all), not a reason to die.
signal(SIGPIPE, SIG_IGN)
AtomicOutput.removesOnInterrupt()
exit(InterludeProgram.run(Array(CommandLine.arguments.dropFirst())))
