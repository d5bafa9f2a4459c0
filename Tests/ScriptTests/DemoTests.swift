import Foundation
import TestPrograms
import Testing

@Suite struct DemoTests {
    @Test func theHelpNamesEveryOption() throws {
        let run = try ProgramRun.script("demo", ["--help"])
        #expect(run.status == 0, "\(run.errors)")
        for option in ["--films", "--all", "--help"] { #expect(run.output.contains("script/demo \(option)")) }
        #expect(run.errors == "")
    }
}
