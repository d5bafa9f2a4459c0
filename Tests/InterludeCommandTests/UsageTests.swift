import Foundation
import TestPrograms
import Testing

@Suite struct UsageTests {
    @Test func withoutACommandTheCommandsAreNamed() throws {
        let run = try ProgramRun.interlude()
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains("list, record, doctor, gallery"))
    }

    @Test(arguments: ["list", "record", "doctor", "gallery", "play", "serve", "report", "goldens"])
    func eachCommandHasHelp(_ command: String) throws {
        let run = try ProgramRun.interlude(command, "--help")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("Usage:\n  interlude \(command)"))
        #expect(try ProgramRun.interlude("help", command).output == run.output)
    }

    @Test func theHelpNamesAllCommands() throws {
        let run = try ProgramRun.interlude("--help")
        #expect(run.status == 0)
        for command in ["list", "record", "gallery", "--version"] { #expect(run.output.contains(command)) }
    }

    @Test func theVersionIsTold() throws {
        let run = try ProgramRun.interlude("--version")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("interlude "))
    }

    @Test(arguments: [
        (["recrod"], "Did you mean record?"),
        (["--hlep"], "Did you mean --help?"),
        (["list", "--jsno"], "Did you mean --json?"),
        (["record", "sprnig", "--output", "a.png"], "Did you mean spring?"),
        (["record", "spring", "--output", "a.png", "--device", "iphone-16"], "Known: iphone-15,"),
        (["record", "spring", "--output", "a.png", "--operation", "psuh"], "Did you mean push?"),
        (["record", "spring"], "--output is missing"),
        (["record", "--output", "a.png"], "<transition> is missing"),
        (["record", "spring", "door", "--output", "a.png"], "'door' is one word too many"),
        (["record", "spring", "--output"], "--output needs a value"),
        (["record", "spring", "--output", "a.avi"], "a.avi"),
        (["record", "spring", "--output", "a.png", "--scale", "big"], "--scale has to be a number from 0.25 to 6"),
        (["record", "spring", "--output", "a.png", "--frames", "1"], "--frames has to be a whole number from 2 to 64"),
        (["record", "spring", "--output", "a.png", "--fps=0"], "--fps has to be"),
        (["record", "spring", "--output", "a.png", "--cancel"], "--cancel goes with --interactive"),
        (["record", "spring", "--output", "a.png", "--interactive", "--finger", "0:1;2"], "^"),
        (["record", "overlay", "--output", "a.png", "--operation", "push"], "for present, dismiss, not for push"),
        (["list", "--json", "--json"], "--json is given twice"),
        (["gallery"], "--output is missing"),
        (["play", "--device", "iphon-15"], "Did you mean iphone-15?"),
        (["play", "--device", "nexus"], "Known: iphone-15, iphone-15-pro-max, iphone-se, ipad-10, window"),
        (["play", "--transition", "sprnig"], "Did you mean spring?"),
        (["play", "--operation", "push"], "--operation goes with --transition"),
        (["serve", "--device", "nexus"], "Known: iphone-15, iphone-15-pro-max, iphone-se, ipad-10\n"),
        (["serve", "--transition", "nothing"], "Known: system, "),
        (["serve", "--transition", "circle", "--operation", "tab"], "not for tab"),
        (["serve", "--scale", "7"], "--scale has to be a number from 0.25 to 6"),
        (["serve", "--port", "70000"], "--port has to be a whole number from 0 to 65535"),
    ])
    func wrongUseEndsWithCodeTwoAndSaysWhatIsWrong(_ arguments: [String], _ message: String) throws {
        let folder = try TestFolder()
        let process = try ProgramRun(Program.built("interlude"), arguments, in: folder)
        #expect(process.status == 2)
        #expect(process.output == "")
        #expect(process.errors.contains(message), "\(process.errors)")
        #expect(folder.names == [])
    }
}
