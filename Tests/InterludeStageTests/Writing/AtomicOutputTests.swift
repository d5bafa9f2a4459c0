import Foundation
import InterludeStage
import TestPrograms
import Testing

@Suite struct AtomicOutputTests {
    @Test func aFileAppearsWithTheCommit() throws {
        let folder = try TestFolder()
        let output = try AtomicOutput(path: "\(folder.path)/a.txt", kind: .file)
        try Data("new".utf8).write(to: URL(fileURLWithPath: output.temporaryPath))
        #expect(folder.data("a.txt") == nil)
        try output.commit()
        #expect(folder.names == ["a.txt"])
        #expect(folder.data("a.txt") == Data("new".utf8))
    }

    @Test func whatIsNotCommittedLeavesNothing() throws {
        let folder = try TestFolder()
        try folder.write("old", to: "a.txt")
        do {
            let output = try AtomicOutput(path: "\(folder.path)/a.txt", kind: .file)
            try Data("new".utf8).write(to: URL(fileURLWithPath: output.temporaryPath))
            let frames = try AtomicOutput(path: "\(folder.path)/frames", kind: .folder)
            #expect(folder.names.count == 3)
            withExtendedLifetime((output, frames)) {}
        }
        #expect(folder.names == ["a.txt"])
        #expect(folder.data("a.txt") == Data("old".utf8))
    }

    @Test func missingFoldersAreMade() throws {
        let folder = try TestFolder()
        try AtomicOutput(path: "\(folder.path)/x/y/a.txt", kind: .file).commit()
        #expect(folder.data("x/y/a.txt") != nil)
    }

    @Test func aFolderIsReplacedOnlyIfAllInItMayGo() throws {
        let folder = try TestFolder()
        try FileManager.default.createDirectory(atPath: "\(folder.path)/frames", withIntermediateDirectories: true)
        try folder.write("", to: "frames/0000.png")
        let isFrame = { (name: String) in name.hasSuffix(".png") }
        let output = try AtomicOutput(path: "\(folder.path)/frames", kind: .folder, mayReplace: isFrame)
        try output.commit()
        #expect(folder.names == ["frames"])
        #expect(folder.data("frames/0000.png") == nil)

        try folder.write("mine", to: "frames/letter.txt")
        let error = #expect(throws: OutputError.self) {
            try AtomicOutput(path: "\(folder.path)/frames", kind: .folder, mayReplace: isFrame)
        }
        #expect(error?.description.contains("has other files (letter.txt)") == true)
        #expect(folder.data("frames/letter.txt") != nil)
        #expect(folder.names == ["frames"])
    }

    @Test func aPathThatCannotBeWrittenIsNamedWithItsReason() throws {
        let folder = try TestFolder()
        try folder.write("", to: "file")
        let path = "\(folder.path)/file/a.txt"
        let error = #expect(throws: OutputError.self) { try AtomicOutput(path: path, kind: .file) }
        #expect(error == .cannotWrite(path: path, reason: "Not a directory"))
        #expect(throws: OutputError.self) { try AtomicOutput(path: folder.path, kind: .file) }
    }

    @Test func `a temporary name cannot be foreseen`() throws {
        let folder = try TestFolder()
        let paths = try (0..<20).map { _ in try AtomicOutput(path: "\(folder.path)/a.txt", kind: .file).temporaryPath }
        #expect(Set(paths).count == 20)
        #expect(paths.allSatisfy { $0.hasPrefix("\(folder.path)/.a.txt.\(getpid())-") && $0.hasSuffix(".partial") })
    }

    @Test func `what a killed process has left is removed by the next one`() throws {
        let folder = try TestFolder()
        // No process has a number beyond the kernel's limit of 4,194,304.
        try folder.write("half", to: ".a.txt.4194305-x1.partial")
        try folder.write("half", to: ".frames.4194305-x1.partial/0000.png")
        // Of another output, of a running process, and of none of ours.
        for other in [".b.txt.4194305-x1.partial", ".a.txt.1-x1.partial", ".a.txt.partial", ".a.txt.x-y-z.partial"] {
            try folder.write("other", to: other)
        }
        try AtomicOutput(path: "\(folder.path)/a.txt", kind: .file).commit()
        try AtomicOutput(path: "\(folder.path)/frames", kind: .folder).commit()
        #expect(
            folder.names == [
                ".a.txt.1-x1.partial", ".a.txt.partial", ".a.txt.x-y-z.partial", ".b.txt.4194305-x1.partial", "a.txt",
                "frames",
            ])
    }
}
