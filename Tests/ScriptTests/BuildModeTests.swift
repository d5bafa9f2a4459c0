import Foundation
import TestPrograms
import Testing

/// `script/support/build` decides whether UIKit is compiled as a whole or file by file, on a made-up checkout.
@Suite struct BuildModeTests {
    private let checkout: TestFolder

    init() throws {
        checkout = try TestFolder(["Sources/Apple/UIKitCore/UIView.swift": ""])
        try setDate(.now.addingTimeInterval(-60))
    }

    private func setDate(_ date: Date) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: date],
            ofItemAtPath: checkout.url.appendingPathComponent("Sources/Apple/UIKitCore/UIView.swift").path)
    }

    /// What a script gets for INTERLUDE_BY_FILE. Afterwards there is a build.
    private func mode(_ environment: [String: String] = [:]) throws -> String {
        let support = Project.folder.appendingPathComponent("script/support/build").path
        let run = try ProgramRun(
            URL(fileURLWithPath: "/bin/bash"),
            ["-euc", "source '\(support)'; mkdir -p .build/debug; echo \"[$INTERLUDE_BY_FILE]\""], in: checkout,
            environment: ["PATH": "/bin:/usr/bin"].merging(environment) { $1 })
        #expect(run.errors == "")
        return run.output.trimmingCharacters(in: .newlines)
    }

    @Test func `from nothing it is compiled as a whole, and stays so`() throws {
        #expect(try mode() == "[]")
        #expect(try mode() == "[]")
    }

    @Test func `after an edit it is compiled file by file, and stays so`() throws {
        #expect(try mode() == "[]")
        try setDate(.now.addingTimeInterval(60))
        #expect(try mode() == "[1]")
        try setDate(.now.addingTimeInterval(-60))
        #expect(try mode() == "[1]")
    }

    @Test func `the variable decides it`() throws {
        #expect(try mode(["INTERLUDE_BY_FILE": "1"]) == "[1]")
        #expect(try mode(["INTERLUDE_BY_FILE": ""]) == "[]")
    }

    @Test func `a build that was made as a whole by the variable stays so`() throws {
        #expect(try mode(["INTERLUDE_BY_FILE": ""]) == "[]")
        #expect(try mode() == "[]")
    }
}
