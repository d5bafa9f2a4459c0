import InterludeTools
import TestPrograms
import Testing

/// The former names are available for one release.
@MainActor @Suite struct DeprecatedNamesTests {
    @available(*, deprecated)
    @Test func `a former type is its successor`() {
        #expect(isSame(InterludeProgram.self, InterludeCommandLine.self))
        #expect(isSame(ProgramScreen.self, ScreenItem.self))
        #expect(isSame(ProgramTransition.self, TransitionItem.self))
        #expect(isSame(ProgramPart.self, CommandLineItem.self))
        #expect(isSame(ProgramBuilder.self, CommandLineBuilder.self))
    }

    @Test(arguments: [
        (["serve", "--rate", "1/2"], "--rate is now --speed", "--speed has to be a number"),
        (["serve", "--plain", "--speed", "1/2"], "--plain is now --no-inspector", "--speed has to be a number"),
        (["serve", "--touches", "--speed", "1/2"], "--touches is now --show-touches", "--speed has to be a number"),
        (["play", "--for", "soon"], "--for is now --duration", "--duration has to be a number"),
        (
            ["record", "spring", "--hide-finger", "--output", "a.png"], "--hide-finger is now --hide-touches",
            "--hide-touches needs --interactive"
        ),
        (["doctor", "door", "--except", "D99"], "--except is now --ignore", "--ignore: there is no rule 'D99'"),
        (
            ["doctor", "door", "--from", "nothing"], "--from is now --minimum-severity",
            "--minimum-severity: 'nothing' is not one of"
        ),
    ])
    func `a former option works, with one line on standard error`(
        _ arguments: [String], note: String, error: String
    ) throws {
        let folder = try TestFolder()
        let run = try ProgramRun(Program.built("interlude"), arguments, in: folder)
        #expect(run.status == 2 && run.output == "")
        #expect(run.errors.split(separator: "\n").count { $0.contains(note) } == 1, "\(run.errors)")
        #expect(run.errors.contains(error), "\(run.errors)")
    }

    @Test func `an option cannot be given by both of its names`() throws {
        let run = try ProgramRun.interlude("serve", "--rate", "1", "--speed", "1")
        #expect(run.status == 2 && run.errors.contains("--speed is given twice"))
    }
}

private func isSame(_ one: Any.Type, _ other: Any.Type) -> Bool { one == other }
