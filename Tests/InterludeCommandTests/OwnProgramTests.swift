import Foundation
import TestPrograms
import Testing

/// The command line of an app's own: `ToolsProbe` is one.
@Suite struct OwnProgramTests {
    private func run(_ arguments: String..., in folder: TestFolder? = nil) throws -> ProgramRun {
        try ProgramRun(Program.built("ToolsProbe"), arguments, in: folder)
    }

    @Test func `its help is in its own name`() throws {
        let help = try run("--help")
        #expect(help.status == 0)
        #expect(help.output.hasPrefix("Pages\n\nUsage:\n  ToolsProbe <command> [options]"))
        let wrong = try run("record", "pusch", "--output", "a.png")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("Did you mean push?") && wrong.errors.contains("See: ToolsProbe record --help"))
    }

    @Test func `screens, transitions and patients are listed`() throws {
        let list = try run("list")
        #expect(list.output.contains("page    screen: A page"))
        #expect(list.output.contains("swipe   transition by finger: A finger leads back"))
        #expect(list.output.contains("system  patient"))
    }

    @Test func `a screen and a transition are filmed as a user has chosen`() throws {
        let folder = try TestFolder()
        for name in ["page", "push", "swipe"] {
            let film = try run("record", name, "--scale", "0.25", "--fps", "10", "--output", "\(name).png", in: folder)
            #expect(film.status == 0, "\(film.errors)")
        }
        let choices = [[], ["--dark"], ["--right-to-left"], ["--device", "iphone-se"]]
        let films = try choices.map { choice in
            let arguments = ["record", "push", "--scale", "0.25", "--fps", "10", "--output", "film.png"] + choice
            _ = try ProgramRun(Program.built("ToolsProbe"), arguments, in: folder)
            return folder.data("film.png")
        }
        #expect(!films.contains(nil))
        #expect(Set(films).count == choices.count)
    }

    @Test func `fingers are seen when they are asked for`() throws {
        let folder = try TestFolder()
        for touches in [[], ["--show-touches"]] {
            let arguments = ["record", "swipe", "--scale", "0.25", "--fps", "10", "--output", "\(touches.count).png"]
            _ = try ProgramRun(Program.built("ToolsProbe"), arguments + touches, in: folder)
        }
        #expect(folder.data("0.png") != nil)
        #expect(folder.data("0.png") != folder.data("1.png"))
    }

    @Test func `its patients are examined`() throws {
        let doctor = try run("doctor", "--json")
        #expect(doctor.status == 0, "\(doctor.errors)")
        #expect(doctor.output.contains("\"name\" : \"system\""))
        #expect(doctor.output.contains("\"seconds\" : "))
        #expect(try run("doctor", "--ignore", "D99").status == 2)
        #expect(try run("doctor", "--minimum-severity", "nothing").status == 2)
    }

    @Test func `an app with the tools is in a browser when its environment asks for that`() throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = Program.built("ToolsProbe")
        process.arguments = ["app"]
        process.environment = ProcessInfo.processInfo.environment.merging(["INTERLUDE_SERVE": "0"]) { $1 }
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        #expect(line.hasPrefix("http://localhost:"))
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
