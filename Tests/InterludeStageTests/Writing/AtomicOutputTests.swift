import Foundation
import InterludeStage
import Testing

/// A folder for one test, gone afterwards.
final class TestFolder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The names of everything in the folder, hidden things too.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
    func data(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(path)/\(name)") }
    func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }
}

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
        try folder.write("old", "a.txt")
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
        try folder.write("", "frames/0000.png")
        let isFrame = { (name: String) in name.hasSuffix(".png") }
        let output = try AtomicOutput(path: "\(folder.path)/frames", kind: .folder, mayReplace: isFrame)
        try output.commit()
        #expect(folder.names == ["frames"])
        #expect(folder.data("frames/0000.png") == nil)

        try folder.write("mine", "frames/letter.txt")
        let error = #expect(throws: OutputError.self) {
            try AtomicOutput(path: "\(folder.path)/frames", kind: .folder, mayReplace: isFrame)
        }
        #expect(error?.description.contains("holds other things (letter.txt)") == true)
        #expect(folder.data("frames/letter.txt") != nil)
        #expect(folder.names == ["frames"])
    }

    @Test func aPathThatCannotBeWrittenIsNamedWithItsReason() throws {
        let folder = try TestFolder()
        try folder.write("", "file")
        let path = "\(folder.path)/file/a.txt"
        let error = #expect(throws: OutputError.self) { try AtomicOutput(path: path, kind: .file) }
        #expect(error == .cannotWrite(path: path, reason: "Not a directory"))
        #expect(throws: OutputError.self) { try AtomicOutput(path: folder.path, kind: .file) }
    }
}
