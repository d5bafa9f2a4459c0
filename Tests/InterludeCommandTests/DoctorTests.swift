import Foundation
import Testing

/// `interlude doctor` as users run it.
@Suite struct DoctorTests {
    @Test func `a healthy transition exits with 0 and says so`() throws {
        let run = try CommandRun("doctor", "fade")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("fade is healthy ("))
        #expect(run.errors == "")
    }

    @Test func `as JSON it can be read by programs`() throws {
        let run = try CommandRun("doctor", "overlay", "--json")
        let list = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        #expect(list.first?["name"] as? String == "overlay")
        #expect((list.first?["trials"] as? [String])?.isEmpty == false)
    }

    @Test func `an unknown name, no name, or a name beside --all is wrong use`() throws {
        let unknown = try CommandRun("doctor", "dor")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("door"))
        #expect(try CommandRun("doctor").status == 2)
        #expect(try CommandRun("doctor", "door", "--all").status == 2)
    }
}
