import Foundation
import UIKit

/// Runs an application in the place of a window, as the plan says that the environment names.
///
/// UIKit finds this function by its name: programs that `interlude run` makes have it, others do without the tools it brings.
@_cdecl("interlude_run_application")
public func runApplication(_ start: UnsafeMutableRawPointer) -> Int32 {
    let start = ApplicationStart.taken(start)
    return MainActor.assumeIsolated { AppSession.run(start) }
}

/// One run of an application in a process of its own.
@MainActor enum AppSession {
    /// - Returns: The program's exit code.
    static func run(_ start: ApplicationStart) -> Int32 {
        do {
            let path = ProcessInfo.processInfo.environment[ApplicationStart.variable] ?? ""
            let plan = try SessionPlan(contentsOf: path)
            if plan.hasLifeline { ParentProcessWatch.watch() }
            switch plan.work {
            case .stage(let work): try StageSession(plan, work).run(start)
            case .window(let work): try WindowSession(plan, work).run(start)
            }
            return 0
        } catch {
            FileHandle.standardError.write(Data("interlude: \(error)\n".utf8))
            return 1
        }
    }
}
