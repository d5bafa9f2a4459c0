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
        let encoder = try EndlessEncoder()
        let process = Process()
        process.executableURL = Program.built("interlude")
        process.arguments = ["record", "fade", "--scale", "0.5", "--output", "\(folder.path)/film.mp4"]
        process.environment = ["PATH": encoder.path]
        process.standardError = FileHandle.nullDevice
        try process.run()
        encoder.waitForStart()
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        encoder.end()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == number)
        #expect(folder.names == [])
    }

    @Test func `a GIF is as large as a page wants it, and no larger than the film`() throws {
        let folder = try TestFolder()
        func size(_ arguments: String...) throws -> [Int] {
            let process = try ProgramRun(
                Program.built("interlude"), ["record", "fade", "--output", "film.gif"] + arguments, in: folder)
            #expect(process.status == 0, "\(process.errors)")
            let bytes = [UInt8](try #require(folder.data("film.gif")).prefix(10))
            return [6, 8].map { Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8 }
        }
        #expect(try size("--scale", "1") == [360, 780])
        #expect(try size("--scale", "1", "--landscape") == [780, 360])
        #expect(try size("--scale", "0.5") == [197, 426])
        #expect(try size("--scale", "0.5", "--gif-side", "100") == [100, 216])
    }

    @Test func `a strip of wide screens stands in rows, and is not wider than 8,000 pixels`() throws {
        let folder = try TestFolder()
        for arguments in [["--device", "ipad-10"], ["--device", "ipad-10", "--landscape"], ["--landscape"], []] {
            let process = try ProgramRun(
                Program.built("interlude"), ["record", "fade", "--output", "strip.png"] + arguments, in: folder)
            #expect(process.status == 0, "\(process.errors)")
            let bytes = [UInt8](try #require(folder.data("strip.png")).prefix(24))
            let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
            #expect((3000...8000).contains(width), "\(arguments): \(width)")
        }
    }

    @Test func `a film by a finger shows it unless it is to be hidden, and is as long either way`() throws {
        let folder = try TestFolder()
        for (name, more) in [("seen", []), ("hidden", ["--hide-touches"])] as [(String, [String])] {
            let process = try ProgramRun(
                Program.built("interlude"),
                ["record", "fade", "--operation", "pop", "--interactive", "--scale", "0.5", "--output", "\(name)/"]
                    + more,
                in: folder)
            #expect(process.status == 0, "\(process.errors)")
        }
        let names = folder.names(in: "seen")
        #expect(names == folder.names(in: "hidden"))
        let different = names.filter { folder.data("seen/\($0)") != folder.data("hidden/\($0)") }
        #expect(different.count > 5 && different.count < names.count)
        #expect(different.first != names.first && different.last != names.last)
    }
}

/// An `ffmpeg` that never finishes a film, so that an interrupt always comes while one is written.
private struct EndlessEncoder {
    private let folder: TestFolder

    /// Makes the program, and the two pipes by which it says that it was started and waits to be ended.
    init() throws {
        folder = try TestFolder()
        #expect(mkfifo("\(folder.path)/started", 0o600) == 0)
        #expect(mkfifo("\(folder.path)/end", 0o600) == 0)
        let program = "#!/bin/sh\n: > '\(folder.path)/started'\nread line < '\(folder.path)/end'\n"
        try folder.write(program, to: "ffmpeg", executable: true)
    }

    /// A search path on which it is the only program.
    var path: String { folder.path }

    /// Returns when it has been started.
    func waitForStart() { close(open("\(folder.path)/started", O_RDONLY)) }

    /// Ends it, if it was not ended already.
    func end() { close(open("\(folder.path)/end", O_WRONLY | O_NONBLOCK)) }
}
