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

    @Test(arguments: [
        "list", "record", "doctor", "gallery", "play", "serve", "report", "comment", "goldens", "port", "run", "init",
        "matrix", "parity",
    ])
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
        #expect(run.output.contains(/^interlude \d+\.\d+\.\d+ \(commit \w+, Swift \d+\.\d+/))
    }

    @Test(arguments: [
        (["recrod"], "Did you mean record?"),
        (["--hlep"], "Did you mean --help?"),
        (["list", "--jsno"], "Did you mean --json?"),
        (["record", "sprnig", "--output", "a.png"], "Did you mean spring?"),
        (["record", "spring", "--output", "a.png", "--device", "iphone-3"], "Known: iphone-15,"),
        (["record", "spring", "--output", "a.png", "--operation", "psuh"], "Did you mean push?"),
        (["record", "spring"], "--output is missing"),
        (["doctor", "tutorial-spring"], "'tutorial-spring' is the code of a tutorial"),
        (["record", "--output", "a.png"], "<transition> is missing"),
        (["record", "spring", "door", "--output", "a.png"], "'door' is an unexpected argument"),
        (["record", "spring", "--output"], "--output needs a value"),
        (["record", "spring", "--output", "a.avi"], "a.avi"),
        (["record", "spring", "--output", "a.png", "--scale", "big"], "--scale has to be a number from 0.25 to 6"),
        (["record", "spring", "--output", "a.png", "--frames", "1"], "--frames has to be a whole number from 2 to 64"),
        (["record", "spring", "--output", "a.png", "--fps=0"], "--fps has to be"),
        (["record", "spring", "--output", "a.png", "--cancel"], "--cancel needs --interactive"),
        (["record", "spring", "--output", "a.png", "--interactive", "--finger", "0:1;2"], "^"),
        (["record", "spring", "--output", "a.png", "--interactive", "--finger", "0:nan,1"], "--finger: x in points"),
        (["record", "spring", "--output", "a.png", "--interactive", "--finger", "inf:1,1"], "--finger: a time"),
        (["record", "spring", "--output", "a.png", "--interactive", "--finger", "0:+1,1"], "--finger: x in points"),
        (
            ["record", "spring", "--output", "a.png", "--interactive", "--finger", "0:1,1 99999:up"],
            "--finger: the finger has to lift within 15 seconds"
        ),
        (["record", "overlay", "--output", "a.png", "--operation", "push"], "for present, dismiss, not for push"),
        (["list", "--json", "--json"], "--json is given twice"),
        (["gallery"], "--output is missing"),
        (["play", "--device", "iphon-15"], "Did you mean iphone-15?"),
        (["play", "--device", "nexus"], "ipad-mini-6, ipad-pro-13, window\n"),
        (["play", "--transition", "sprnig"], "Did you mean spring?"),
        (["play", "--operation", "push"], "--operation needs --transition"),
        (["serve", "--device", "nexus"], "ipad-mini-6, ipad-pro-13\n"),
        (["serve", "--transition", "nothing"], "The most similar of "),
        (["record", "nothing", "--output", "a.png"], "\nAll names: interlude list\n"),
        (["completion", "tcsh"], "See: interlude completion --help"),
        (["record", "spring", "--output", "a.png", "--text-size", "huge"], "there is no text size 'huge'"),
        (["serve", "--transition", "circle", "--operation", "tab"], "not for tab"),
        (["serve", "--transition", "tutorial-slides", "--operation", "push"], "for tab, not for push"),
        (["serve", "--scale", "7"], "--scale has to be a number from 0.25 to 6"),
        (["play", "--duration", "+1"], "--duration has to be a number from 0.1 to 86400, not '+1'"),
        (["play", "--duration", "1e1"], "--duration has to be a number"),
        (["play", "--duration", "0x1"], "--duration has to be a number"),
        (["play", "--duration", "nan"], "--duration has to be a number"),
        (["play", "--duration", "inf"], "--duration has to be a number"),
        (["play", "--duration", "-1"], "--duration has to be a number"),
        (["play", "--duration", " 1"], "--duration has to be a number"),
        (["play", "--duration", "1."], "--duration has to be a number"),
        (["play", "--duration="], "--duration needs a value"),
        (["play", "--monkey", "+1"], "--monkey has to be a whole number"),
        (["play", "--monkey", "99999999999999999999"], "--monkey has to be a whole number"),
        (
            ["record", "spring", "--output", "a.png", "--frames", "+8"],
            "--frames has to be a whole number from 2 to 64"
        ),
        (["record", "spring", "--output", "a.png", "--frames", "٨"], "--frames has to be a whole number from 2 to 64"),
        (["serve", "--port", "+80"], "--port has to be"), (["serve", "--speed", "1/2"], "--speed has to be a number"),
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

    @Test func `without a display play says so and fails`() throws {
        var environment = Program.environment(with: [:])
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[name] = nil }
        // No console either: nobody has a card there.
        let run = try ProgramRun.interlude("play", "--duration", "0.1", environment: environment)
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.errors.contains("No display to open a window on") && run.errors.contains("interlude serve"))
    }

    @Test(arguments: ["run", "test", "build"])
    func `a path without a file is named before anything else`(_ command: String) throws {
        let folder = try TestFolder()
        let run = try ProgramRun(Program.built("interlude"), [command, "missing"], in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains(/there is nothing at .*\/missing;/), "\(run.errors)")
    }

    @Test(arguments: ["missing", "file", "file/below"])
    func `a folder of goldens that cannot be read is named, with the reason`(_ path: String) throws {
        let folder = try TestFolder(["file": ""])
        for option in ["--in", "--report"] {
            let others = option == "--in" ? [] : ["--in", "."]
            let run = try ProgramRun(Program.built("interlude"), ["goldens", option, path] + others, in: folder)
            #expect(run.status == 1)
            let reason = path == "missing" ? "No such file or directory" : "Not a directory"
            #expect(run.errors.contains("\(option): cannot read the folder \(path): \(reason)"))
        }
    }

    @Test func `without a folder named Tests goldens says so`() throws {
        let run = try ProgramRun.interlude("goldens", in: try TestFolder())
        #expect(run.status == 1)
        #expect(run.errors.contains("cannot read the folder Tests: No such file or directory"))
    }
}
