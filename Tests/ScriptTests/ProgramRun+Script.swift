import Foundation
import TestPrograms

extension ProgramRun {
    /// Runs `script/<name>`: on the project, or on a made-up tree; as if no programs were there but a made-up machine's.
    static func script(
        _ name: String, _ options: [String] = [], on tree: TestFolder? = nil, machine: TestFolder? = nil
    ) throws -> ProgramRun {
        // The folders must not go before the script has ended.
        defer { withExtendedLifetime((tree, machine)) {} }
        return try ProgramRun(
            Project.folder.appendingPathComponent("script/\(name)"), options + (tree.map { [$0.path] } ?? []),
            environment: machine.map { ["PATH": $0.path] })
    }
}
