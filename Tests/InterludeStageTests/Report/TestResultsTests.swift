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

    @Test func `what is no XML is refused`() throws {
        let folder = try TestFolder()
        try folder.write("no", to: "tests.xml")
        #expect(throws: OutputError.self) { try TestResults(path: "\(folder.path)/tests.xml") }
        #expect(throws: OutputError.self) { try TestResults(path: "\(folder.path)/none.xml") }
    }
}
