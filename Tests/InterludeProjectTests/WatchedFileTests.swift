import Foundation
import InterludeProject
import TestPrograms
import Testing

/// The files and folders that `interlude run --watch` looks at.
@Suite struct WatchedFileTests {
    private func names(_ urls: [URL], in folder: TestFolder) -> [String] {
        let start = folder.url.resolvingSymlinksInPath().path + "/"
        return urls.map { $0.resolvingSymlinksInPath().path.replacingOccurrences(of: start, with: "") }
    }

    @Test func `an asset catalogue is watched with all that is inside it`() throws {
        let folder = try TestFolder([
            "App.swift": "@main class App {}", "Assets.xcassets/Contents.json": "{}",
            "Assets.xcassets/icons/home.imageset/Contents.json": "{}",
            "Assets.xcassets/icons/home.imageset/home.png": "x", "Assets.xcassets/.DS_Store": "x",
        ])
        let watched = names(FileTree.watched(try App(folder.url).inputs), in: folder)
        for name in [
            "App.swift", "Assets.xcassets", "Assets.xcassets/icons", "Assets.xcassets/icons/home.imageset/home.png",
        ] {
            #expect(watched.contains(name), "\(name)")
        }
        #expect(!watched.contains("Assets.xcassets/.DS_Store"))
    }

    @Test func `the order is that of the names, so that two looks can be compared`() throws {
        let folder = try TestFolder(["A.xcassets/b/1.json": "", "A.xcassets/a/2.json": "", "A.xcassets/c/3.json": ""])
        let input = [folder.url.appendingPathComponent("A.xcassets")]
        let once = names(FileTree.watched(input), in: folder)
        #expect(once == once.sorted() && once == names(FileTree.watched(input), in: folder) && once.count == 7)
    }

    @Test func `a file is watched as it is, whether it is there or not`() throws {
        let folder = try TestFolder([:])
        let missing = folder.url.appendingPathComponent("None.swift")
        #expect(FileTree.watched([missing]) == [missing])
    }
}
