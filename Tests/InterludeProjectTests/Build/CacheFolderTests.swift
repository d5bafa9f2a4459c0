import Foundation
import InterludeProject
import TestPrograms
import Testing

/// The folder from which programs are started.
@Suite struct CacheFolderTests {
    @Test func `the folder is the first that the environment names`() {
        func path(_ environment: [String: String]) -> String { CacheFolder(environment: environment).url.path }
        #expect(path(["INTERLUDE_CACHE": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/c"]) == "/a")
        #expect(path(["XDG_CACHE_HOME": "/b", "HOME": "/c"]) == "/b/interlude")
        #expect(path(["XDG_CACHE_HOME": "b", "HOME": "/c"]) == "/c/.cache/interlude")
    }

    @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"]])
    func `without a home it is a private folder of the user among the temporary files`(_ environment: [String: String])
    {
        let url = CacheFolder(environment: environment).url
        #expect(url.lastPathComponent == "interlude-\(getuid())" && url.path.hasPrefix("/"))
    }

    @Test func `no other user can look into it`() throws {
        let folder = try TestFolder()
        let cache = CacheFolder(folder.url.appendingPathComponent("cache"))
        var status = stat()
        for path in [try cache.folder("apps/x").path, cache.url.path] {
            #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o700 && status.st_uid == getuid())
        }
    }

    @Test func `a folder that others can write to is refused`() throws {
        let folder = try TestFolder()
        for mode in [0o777, 0o770, 0o702] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path)
            let error = #expect(throws: AppError.self) { try CacheFolder(folder.url).folder("apps") }
            #expect(error?.description.contains("can be written by other users") == true)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        #expect(throws: Never.self) { try CacheFolder(folder.url).folder("apps") }
    }

    @Test func `a folder of another user is refused`() throws {
        let folder = try TestFolder(["cache/x": ""])
        let cache = folder.url.appendingPathComponent("cache")
        // Only root can give a folder away; for others the root's own is one of another user.
        let other = getuid() == 0 ? cache : URL(fileURLWithPath: "/usr")
        if getuid() == 0 { try #require(chown(cache.path, 65_534, 65_534) == 0) }
        let error = #expect(throws: AppError.self) { try CacheFolder(other).folder("apps") }
        #expect(error?.description.contains("INTERLUDE_CACHE") == true)
    }
}

@Suite struct BuiltFileTests {
    @Test func `a file that is as it was built is started`() throws {
        let folder = try TestFolder(["program": "one"])
        let file = try BuiltFile(folder.url.appendingPathComponent("program"))
        #expect(file.hash.count == 32)
        #expect(throws: Never.self) { try file.verify() }
    }

    @Test func `a file that was exchanged, or is a link now, is not`() throws {
        let folder = try TestFolder(["program": "one", "same": "one"])
        let url = folder.url.appendingPathComponent("program")
        let file = try BuiltFile(url)
        try folder.write("two", to: "program")
        let error = #expect(throws: AppError.self) { try file.verify() }
        #expect(error?.description.contains("is not the file that was built") == true)
        try FileManager.default.removeItem(at: url)
        #expect(throws: AppError.self) { try file.verify() }
        #expect(symlink("same", url.path) == 0)
        #expect(throws: AppError.self) { try file.verify() }
    }
}
