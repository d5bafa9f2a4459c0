import Foundation
import TestPrograms
import Testing

@Suite struct RecordTests {
    @Test func aFolderHoldsTheFramesInOrder() throws {
        let folder = try TestFolder()
        let run = try ProgramRun.interlude("record", "fade", "--scale", "0.5", "--output", "frames", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "" && run.errors == "")
        let names = folder.names(in: "frames")
        #expect(names.first == "0000.png")
        #expect(names.count > 10)
        #expect(names.last == String(format: "%04d.png", names.count - 1))
        #expect(folder.names == ["frames"])
        #expect(folder.data("frames/0000.png") != folder.data("frames/\(names.last ?? "")"))
    }

    @Test func recordingTwiceGivesTheSameBytes() throws {
        let folder = try TestFolder()
        for name in ["one", "two"] {
            let run = try ProgramRun.interlude("record", "spring", "--scale", "0.5", "--output", "\(name)/", in: folder)
            #expect(run.status == 0, "\(run.errors)")
        }
        let names = folder.names(in: "one")
        #expect(names == folder.names(in: "two"))
        for name in names { #expect(folder.data("one/\(name)") == folder.data("two/\(name)"), "\(name)") }
    }

    @Test(arguments: ["film.mp4", "film.webm", "film.gif", "film.apng", "strip.png"])
    func everyFormatIsTheSameTwice(_ name: String) throws {
        let folder = try TestFolder()
        for part in ["one", "two"] {
            let run = try ProgramRun.interlude(
                "record", "circle", "--scale", "0.5", "--output", "\(part)/\(name)", in: folder)
            #expect(run.status == 0, "\(run.errors)")
        }
        let data = try #require(folder.data("one/\(name)"))
        #expect(data.count > 1000)
        #expect(data == folder.data("two/\(name)"))
    }

    @Test func aPathThatCannotBeWrittenIsNamedAndEndsWithCodeOne() throws {
        let folder = try TestFolder()
        try folder.write("", to: "file")
        let run = try ProgramRun.interlude("record", "fade", "--scale", "0.5", "--output", "file/film.mp4", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("file/film.mp4: Not a directory"), "\(run.errors)")
        #expect(folder.names == ["file"])
    }

    @Test func withoutFfmpegAFilmSaysWhatIsMissing() throws {
        let folder = try TestFolder()
        let run = try ProgramRun.interlude(
            "record", "fade", "--scale", "0.5", "--output", "film.mp4", in: folder,
            environment: ["PATH": folder.path])
        #expect(run.status == 1)
        #expect(run.errors.contains("needs the program ffmpeg"), "\(run.errors)")
        #expect(folder.names == [])
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func anInterruptLeavesNothing(_ number: Int32) throws {
        let folder = try TestFolder()
        let process = Process()
        process.executableURL = Program.built("interlude")
        process.arguments = [
            "record", "spring", "--scale", "4", "--fps", "1000", "--output", "\(folder.path)/film.mp4",
        ]
        process.standardError = FileHandle.nullDevice
        try process.run()
        while folder.names.isEmpty, process.isRunning { sched_yield() }
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == number)
        #expect(folder.names == [])
    }
}
