import Foundation
import InterludeProject
import TestPrograms
import Testing

@Suite struct InstalledBundleTests {
    private let files = [
        "interlude.artifactbundle/libexec/interlude": "",
        "interlude.artifactbundle/sdk/modules/UIKit.swiftmodule": "",
        "interlude.artifactbundle/sdk/root/usr/lib/swift/linux/x86_64/libInterlude.so": "",
        "interlude.artifactbundle/VERSION": "version 0.2.0\ncommit 1a2b3c4d\nswift 6.3.1\n",
    ]

    @Test func `a program in a bundle uses the modules of the bundle`() throws {
        let folder = try TestFolder(files)
        let url = folder.url.appendingPathComponent("interlude.artifactbundle")
        let program = url.appendingPathComponent("libexec/interlude")
        let bundle = try #require(InstalledBundle(of: program))
        #expect(bundle.url.path == url.path)
        #expect(bundle.facts == ["version": "0.2.0", "commit": "1a2b3c4d", "swift": "6.3.1"])
        let modules = try #require(BuiltModules(besides: program))
        #expect(modules.arguments == ["-I", url.appendingPathComponent("sdk/modules").path])
        #expect(modules.package == nil)
    }

    @Test func `a folder without the library is no bundle`() throws {
        let library = "interlude.artifactbundle/sdk/root/usr/lib/swift/linux/x86_64/libInterlude.so"
        let folder = try TestFolder(files.filter { $0.key != library })
        let url = folder.url.appendingPathComponent("interlude.artifactbundle")
        #expect(InstalledBundle(at: url) == nil)
        #expect(BuiltModules(besides: url.appendingPathComponent("libexec/interlude")) == nil)
    }

    @Test func `an installed bundle is found in the user's folder, and selected by the folder around it`() throws {
        let folder = try TestFolder(
            Dictionary(uniqueKeysWithValues: files.map { (".swiftpm/swift-sdks/\($0.key)", $0.value) }))
        let bundle = try #require(InstalledBundle.found(home: folder.url))
        let around = folder.url.appendingPathComponent(".swiftpm/swift-sdks").path
        #expect(bundle.packageManagerArguments == ["--swift-sdks-path", around, "--swift-sdk", "interlude"])
        #expect(InstalledBundle.found(home: folder.url.appendingPathComponent("other")) == nil)
    }

    @Test func `all of the static library is linked, and the C libraries after it`() throws {
        let folder = try TestFolder(files)
        let bundle = try #require(InstalledBundle(at: folder.url.appendingPathComponent("interlude.artifactbundle")))
        let words = bundle.staticLinkArguments
        #expect(words.count == 8 && words.enumerated().allSatisfy { $0 % 2 == 1 || $1 == "-Xlinker" })
        let place = bundle.url.path + "/sdk/static/"
        #expect(
            words.enumerated().filter { $0.offset % 2 == 1 }.map(\.element) == [
                "--whole-archive", place + "libInterlude.a", "--no-whole-archive", place + "libraries.ld",
            ])
    }

    @Test func `a project leads to the package in its folder Linux`() throws {
        let folder = try TestFolder([
            "Linux/Package.swift": "", "Shop.xcodeproj/project.pbxproj": "", "Own/Package.swift": "",
        ])
        let linux = folder.url.appendingPathComponent("Linux").path
        #expect(try TestPackage.folder(at: folder.path).path == linux)
        #expect(try TestPackage.folder(at: folder.path + "/Shop.xcodeproj").path == linux)
        #expect(try TestPackage.folder(at: folder.path + "/Own").path == folder.path + "/Own")
        #expect(try TestPackage.folder(at: folder.path + "/Own/Package.swift").path == folder.path + "/Own")
        #expect(throws: AppError.self) { try TestPackage.folder(at: folder.path + "/Shop.xcodeproj/none/a") }
    }
}
