import Foundation
import TestPrograms
import Testing

@Suite struct CompletionTests {
    private static let commands = ["run", "record", "doctor", "new", "init", "test", "goldens", "completion"]

    @Test(arguments: ["bash", "zsh", "fish", "man"])
    func `each page names every command`(shell: String) throws {
        let run = try ProgramRun.interlude("completion", shell)
        #expect(run.status == 0, "\(run.errors)")
        for command in Self.commands { #expect(run.output.contains(command), "\(command)") }
    }

    @Test func `an unknown shell is a mistake`() throws {
        let run = try ProgramRun.interlude("completion", "fihs")
        #expect(run.status == 2)
        #expect(run.errors.contains("Did you mean fish?"))
    }

    /// The words that bash offers for a command line.
    private func offers(_ words: String...) throws -> [String] {
        let bash = try #require(Program.onSearchPath("bash"))
        let script = try ProgramRun.interlude("completion", "bash").output
        let line = words.map { "'\($0)'" }.joined(separator: " ")
        let run = try ProgramRun(
            bash,
            [
                "-c",
                "\(script)\nCOMP_WORDS=(\(line)) COMP_CWORD=\(words.count - 1); _interlude; printf '%s\\n' \"${COMPREPLY[@]}\"",
            ])
        #expect(run.errors == "")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func `bash completes commands and their options`() throws {
        #expect(try offers("interlude", "rec") == ["record"])
        #expect(try offers("interlude", "goldens", "--or") == ["--orphaned"])
        #expect(try offers("interlude", "goldens", "--h") == ["--help"])
        #expect(try offers("interlude", "goldens", "Tests") == [])
    }
}
