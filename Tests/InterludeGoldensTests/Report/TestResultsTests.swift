import Foundation
import InterludeGoldens
import InterludeStage
import TestPrograms
import Testing

@MainActor @Suite struct TestResultsTests {
    @Test func `the runner's tests become cases`() throws {
        let folder = try TestFolder()
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites><testsuite name="TestResults" errors="0" tests="3" failures="1" skipped="1" time="1.5">
            <testcase classname="AppTests.DoorTests" name="theDoorOpens()" time="0.25" />
            <testcase classname="AppTests.DoorTests" name="theDoorCloses()" time="0.5">
            <failure message="Expectation failed: a &lt; b" /><failure message="and another" />
            </testcase>
            <testcase classname="AppTests.DoorTests" name="later()" time="0"><skipped /></testcase>
            </testsuite></testsuites>
            """, to: "tests.xml")
        let cases = try TestResults(path: "\(folder.path)/tests.xml").cases
        #expect(cases.map(\.name) == ["theDoorOpens()", "theDoorCloses()", "later()"])
        #expect(cases.map(\.status) == [.passed, .failed, .skipped])
        #expect(cases[1].message == "Expectation failed: a < b\nand another")
        #expect(cases[0].seconds == 0.25)
    }

    /// The report of a test whose film and text fail, merged with what the runner says of it.
    private func merged(_ results: String, identity: String = "AppTests.DoorTests/opens()") throws -> Report {
        let folder = try TestFolder()
        var film = ReportCase(kind: .film, name: "open", place: place(identity))
        film.status = .failed
        film.message = "open: 1 frame differs\nLook at: strip.png"
        let text = ReportCase(kind: .text, name: "calls", place: place(identity))
        try folder.write("<testsuites>\(results)</testsuites>", to: "tests.xml")
        return Report(cases: [film, text]).adding(try TestResults(path: "\(folder.path)/tests.xml").cases)
    }

    private func place(_ identity: String) -> TestPlace {
        var place = TestPlace(test: "it opens", fileID: "AppTests/DoorTests.swift", filePath: "", line: 7)
        place.identity = identity
        return place
    }

    @Test func `a failure that a case tells of counts once`() throws {
        let told = "<failure message=\"Issue recorded (error): open: 1 frame differs&#10;Look at: strip.png\"/>"
        let report = try merged("<testcase classname=\"AppTests.DoorTests\" name=\"opens()\">\(told)</testcase>")
        #expect(report.cases.map(\.name) == ["calls", "open"])
        #expect(report.count(.failed) == 1)
        let more = try merged(
            "<testcase classname=\"AppTests.DoorTests\" name=\"opens()\">\(told)<failure message=\"1 == 2\"/></testcase>"
        )
        #expect(more.cases.map(\.message) == ["", "open: 1 frame differs\nLook at: strip.png", "1 == 2"])
        let other = try merged("<testcase classname=\"AppTests.Others\" name=\"opens()\">\(told)</testcase>")
        #expect(other.count(.failed) == 2)
    }

    @Test func `XCTest names no class to an expectation, and no failure in its results`() throws {
        let report = try merged(
            "<testcase classname=\"AppTests.Doors\" name=\"testOpens\"><failure message=\"failure\"/></testcase>",
            identity: "testOpens()")
        #expect(report.count(.failed) == 1)
        #expect(report.cases.count == 2)
    }

    @Test func `what a test that passed has failed in is known`() throws {
        let report = try merged("<testcase classname=\"AppTests.DoorTests\" name=\"opens()\"/>")
        #expect(report.cases.map(\.status) == [.passed, .known])
        let folder = try TestFolder()
        try report.write(to: folder.url)
        let junit = try #require(folder.text(of: "junit.xml"))
        #expect(junit.contains("failures=\"0\""))
        #expect(junit.contains("<system-out>Known issue: open: 1 frame differs"))
    }

    @Test func `what is no XML is refused`() throws {
        let folder = try TestFolder()
        try folder.write("no", to: "tests.xml")
        #expect(throws: OutputError.self) { try TestResults(path: "\(folder.path)/tests.xml") }
        #expect(throws: OutputError.self) { try TestResults(path: "\(folder.path)/none.xml") }
        // A name that is no text; Foundation's parser ends the process there.
        let broken = Data("<?xml versF-8\"?><testsuites a".utf8) + [0xFF] + Data("b=\"c\"/>".utf8)
        try broken.write(to: folder.url.appendingPathComponent("broken.xml"))
        #expect(throws: OutputError.self) { try TestResults(path: "\(folder.path)/broken.xml") }
    }
}
