import Foundation
import TestPrograms
import Testing

/// The page of films, made by a small program with one screen and two transitions.
@Suite struct GalleryTests {
    private func gallery(in folder: TestFolder, environment: [String: String]? = nil) throws -> ProgramRun {
        try ProgramRun(
            Program.built("ToolsProbe"), ["gallery", "--output", "gallery"], in: folder, environment: environment)
    }

    @Test func eachStepHasALine() throws {
        let folder = try TestFolder()
        let run = try gallery(in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 6, "\(run.errors)")
        #expect(lines.first?.hasPrefix("Recording 3 screens and transitions in 3 films: about ") == true)
        for (line, name) in zip(lines.dropFirst(2), ["page", "push", "swipe"]) {
            #expect(line.hasPrefix("\(name)  1 film  "))
        }
        let address = "file://\(folder.url.resolvingSymlinksInPath().path)/gallery/index.html"
        #expect(lines[1].hasSuffix(address) && lines.last?.hasSuffix(address) == true, "\(run.errors)")
    }

    @Test func aFinishedPageHasAllFilmsAndLoadsNothingMore() throws {
        let folder = try TestFolder()
        #expect(try gallery(in: folder).status == 0)
        let page = try #require(folder.text(of: "gallery/index.html"))
        for name in ["page", "push", "swipe"] {
            #expect(page.contains("films/\(name).mp4") && page.contains("films/\(name).png"))
            #expect(folder.data("gallery/films/\(name).mp4") != nil)
        }
        #expect(!page.contains("incomplete") && !page.contains("update.js"))
        // A page that was opened before gets all cards, and no sentence about what is missing.
        let update = try #require(folder.text(of: "gallery/update.js"))
        #expect(update.hasPrefix("update([{") && update.hasSuffix(", \"\");\n"))
    }

    @Test func anInterruptedRunLeavesAPageThatSaysSo() throws {
        let folder = try TestFolder()
        let process = Process()
        process.executableURL = Program.built("ToolsProbe")
        process.arguments = ["gallery", "--output", "\(folder.path)/gallery"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        while folder.data("gallery/update.js") == nil, process.isRunning { sched_yield() }
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        let page = try #require(folder.text(of: "gallery/index.html"))
        #expect(page.contains("This page is incomplete: ") && page.contains(" of 3 films"))
        #expect(page.contains("update.js"))
        // The next run replaces it, also if a program that was killed has left parts of files.
        try folder.write("", to: "gallery/.index.html.1.partial")
        try folder.write("", to: "gallery/films/.push.mp4.1.partial")
        #expect(try gallery(in: folder).status == 0)
        #expect(folder.text(of: "gallery/index.html")?.contains("incomplete") == false)
        #expect(folder.names(in: "gallery") == ["films", "index.html", "update.js"])
        #expect(folder.names(in: "gallery/films").count == 6)
    }

    @Test func aFolderWithOtherFilesIsLeftAlone() throws {
        let folder = try TestFolder(["gallery/index.html": "mine", "gallery/letter.txt": "dear"])
        let run = try gallery(in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("the folder has other files (letter.txt)"), "\(run.errors)")
        #expect(folder.text(of: "gallery/index.html") == "mine")
        #expect(folder.names == ["gallery"] && folder.names(in: "gallery") == ["index.html", "letter.txt"])
    }

    @Test func withoutFfmpegAnOlderGalleryStays() throws {
        let folder = try TestFolder(["gallery/index.html": "older"])
        let run = try gallery(in: folder, environment: ["PATH": folder.path])
        #expect(run.status == 1)
        #expect(run.errors.contains("needs the program ffmpeg"), "\(run.errors)")
        #expect(folder.text(of: "gallery/index.html") == "older")
    }

    @Test func theHelpTellsASelectionFromAll() throws {
        let run = try ProgramRun.interlude("gallery", "--help")
        #expect(run.output.contains("--all") && run.output.contains("16 transitions"))
    }
}
