import Foundation
import TestPrograms
import Testing

/// The script that starts the programs of a bundle.
@Suite struct BundleLauncherTests {
    /// A bundle whose program prints its arguments, and a toolchain of a version.
    private func bundle(swift version: String = "6.3.1", libraries: String = "") throws -> TestFolder {
        let launcher = Project.folder.appendingPathComponent("script/support/bundle/launcher")
        let folder = try TestFolder([
            "b/VERSION": "version 0.2.0\nswift 6.3.1\n",
            "b/share/interlude/libraries": libraries,
            "tools/lib/swift/linux/libswiftCore.so": "",
            "tools/lib/swift/linux/Swift.swiftmodule/x86_64-unknown-linux-gnu.swiftinterface":
                "// swift-interface-format-version: 1.0\n// swift-compiler-version: Swift version \(version) (x)\n",
        ])
        try folder.write(String(contentsOf: launcher, encoding: .utf8), to: "b/bin/interlude", executable: true)
        try folder.write("#!/bin/sh\necho \"$LD_LIBRARY_PATH\" \"$@\"\n", to: "b/libexec/interlude", executable: true)
        try folder.write("#!/bin/sh\n", to: "tools/bin/swiftc", executable: true)
        return folder
    }

    private func run(_ folder: TestFolder, path: String? = nil, _ arguments: [String] = []) throws -> ProgramRun {
        try ProgramRun(
            folder.url.appendingPathComponent(path ?? "b/bin/interlude"), arguments, in: folder,
            environment: ["PATH": "\(folder.path)/tools/bin:/usr/bin:/bin"])
    }

    @Test func `the program gets the toolchain's libraries and all arguments`() throws {
        let folder = try bundle()
        let run = try run(folder, ["list", "a b"])
        #expect(run.status == 0, "\(run.errors)")
        let libraries = "\(folder.path)/tools/lib/swift/"
        #expect(run.output == "\(libraries)linux:\(libraries)host list a b\n")
    }

    @Test func `a link to it works from any folder`() throws {
        let folder = try bundle()
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("interlude"),
            withDestinationURL: folder.url.appendingPathComponent("b/bin/interlude"))
        #expect(try run(folder, path: "interlude").status == 0)
    }

    @Test func `another compiler is one sentence`() throws {
        let run = try run(bundle(swift: "6.2"))
        #expect(run.status == 1)
        #expect(run.errors.contains("was made for Swift 6.3.1, and"))
        #expect(run.errors.contains("is Swift 6.2"))
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test func `without a compiler it says which one is needed`() throws {
        let folder = try bundle()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("tools/bin/swiftc"))
        let run = try run(folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("this bundle needs Swift 6.3.1"))
    }

    @Test func `a missing library is the command that brings it`() throws {
        let run = try run(bundle(libraries: "libnone-such.so.9 libnone9\nlibc.so.6 libc6\n"))
        #expect(run.status == 1)
        #expect(run.errors.contains("apt-get install --no-install-recommends libnone9\n"))
    }
}
