import Foundation
import InterludeFoundation
import Testing

/// Names that files of others contain.
@Suite struct PathBelowTests {
    @Test(arguments: ["a", "frames/a.png", "a b/ü.png", "...", "..a/b", "cases/.hidden/x"])
    func `a path below a folder is taken`(_ text: String) throws {
        let path = try #require(PathBelow(text))
        #expect(path.description == text)
        #expect(path.url(in: URL(fileURLWithPath: "/r")).path == "/r/\(text)")
    }

    @Test(arguments: [
        "", "/", "/etc/passwd", "..", "../a", "a/../../b", "a/..", ".", "./a", "a//b", "a/", "a\u{0}b", "a\nb",
        "\u{1B}[2J",
        "\u{9B}2J", String(repeating: "x", count: 256), Array(repeating: "a", count: 33).joined(separator: "/"),
    ])
    func `a path that leaves its folder is not taken`(_ text: String) { #expect(PathBelow(text) == nil) }

    @Test func `a name has no folder`() {
        #expect(PathBelow(name: "de-CH")?.name == "de-CH")
        #expect(PathBelow(name: "a/b") == nil && PathBelow(name: "..") == nil)
    }
}

/// Files of others.
@Suite struct RegularFileTests {
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("regular-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }

    private func reason(_ path: String, limit: Int = 9, followsLinks: Bool = true) -> String? {
        do {
            _ = try RegularFile.contents(atPath: path, limit: limit, followsLinks: followsLinks)
            return nil
        } catch { return error.description }
    }

    @Test func `a regular file within the limit is read`() throws {
        try inFolder { folder in
            try Data("123456789".utf8).write(to: URL(fileURLWithPath: "\(folder)/a"))
            #expect(try RegularFile.contents(atPath: "\(folder)/a", limit: 9) == Data("123456789".utf8))
            #expect(reason("\(folder)/a", limit: 8) == "it is larger than 0 MB")
            #expect(RegularFile.exists(atPath: "\(folder)/a"))
        }
    }

    @Test func `devices, pipes, folders and missing files have their reasons`() throws {
        try inFolder { folder in
            #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
            #expect(reason("/dev/zero") == "it is not a regular file")
            #expect(reason("\(folder)/pipe") == "it is not a regular file")
            #expect(reason(folder) == "Is a directory")
            #expect(reason("\(folder)/none") == "No such file or directory")
            #expect(!RegularFile.exists(atPath: "\(folder)/pipe"))
        }
    }

    @Test func `links are followed only where that is wanted`() throws {
        try inFolder { folder in
            try Data("1".utf8).write(to: URL(fileURLWithPath: "\(folder)/a"))
            #expect(symlink("a", "\(folder)/link") == 0 && symlink(folder, "\(folder)/around") == 0)
            #expect(reason("\(folder)/link") == nil)
            #expect(reason("\(folder)/link", followsLinks: false) == "it is a link")
            #expect(!RegularFile.exists(atPath: "\(folder)/link"))
            #expect(RegularFile.names(inFolder: folder).sorted() == ["a", "around", "link"])
            #expect(RegularFile.names(inFolder: "\(folder)/around").isEmpty)
        }
    }
}
