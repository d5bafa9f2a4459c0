import Foundation
import InterludeTools
import TestPrograms
import Testing
import TransitionDoctor

/// `interlude doctor` as users run it.
@Suite struct DoctorTests {
    @Test func `a healthy transition exits with 0 and says so`() throws {
        let run = try ProgramRun.interlude("doctor", "fade")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("fade is healthy ("))
        #expect(run.errors == "")
    }

    @Test func `as JSON it can be read by programs`() throws {
        let run = try ProgramRun.interlude("doctor", "overlay", "--json")
        let list = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        #expect(list.first?["name"] as? String == "overlay")
        #expect((list.first?["trials"] as? [String])?.isEmpty == false)
    }

    @Test func `as SARIF each finding is a result with a rule, a place and a fingerprint`() throws {
        let run = try ProgramRun.interlude("doctor", "leaving", "--program", probe, "--sarif")
        #expect(run.status == 1)
        let log = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let part = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((part["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect((driver["rules"] as? [[String: Any]])?.count == 35)
        let result = try #require((part["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "D9")
        #expect(result["level"] as? String == "error")
        #expect((result["partialFingerprints"] as? [String: String])?.count == 1)
        let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        let file = (location?["artifactLocation"] as? [String: Any])?["uri"] as? String
        #expect(file?.hasSuffix("Tests/DoctorProbe/main.swift") == true)
        #expect(try ProgramRun.interlude("doctor", "fade", "--json", "--sarif").status == 2)
    }

    @Test func `in SARIF the path of a file is encoded as in a URI`() throws {
        let finding = Finding(.jump, trial: "push", object: "the screen", observation: "it jumps")
        let data = try JSONEncoder().encode(Diagnosis(name: "door", trials: ["push"], findings: [finding]))
        var members = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        members["place"] = ["file": "/app/My Doors/Door.swift", "line": 3]
        let diagnosis = try JSONDecoder().decode(
            Diagnosis.self, from: try JSONSerialization.data(withJSONObject: members))
        let log = SARIFLog([diagnosis], root: URL(fileURLWithPath: "/app", isDirectory: true))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let text = String(decoding: try encoder.encode(log), as: UTF8.self)
        #expect(text.contains(#""uri":"My%20Doors/Door.swift""#), "\(text)")
    }

    @Test func `an unknown name, no name, or a name beside --all is wrong use`() throws {
        let unknown = try ProgramRun.interlude("doctor", "dor")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("door"))
        #expect(try ProgramRun.interlude("doctor").status == 2)
        #expect(try ProgramRun.interlude("doctor", "door", "--all").status == 2)
    }

    /// The program of patients that is built beside `interlude`.
    private var probe: String { Program.built("DoctorProbe").path }

    @Test func `a trap of a program's patient is a finding, and the others are examined all the same`() throws {
        let run = try ProgramRun.interlude("doctor", "--all", "--program", probe)
        #expect(run.status == 1)
        #expect(run.output.contains("trapping: 1 error"))
        #expect(run.output.contains("error D35, it traps: "))
        #expect(run.output.contains("where:    present .custom"))
        // Only a debug build says what trapped, and where.
        #if DEBUG
        #expect(run.output.contains("it traps: Unexpectedly found nil"))
        #expect(run.output.contains("main.swift:"))
        #expect(run.output.contains("Do not force-unwrap at this line"))
        #else
        #expect(run.output.contains("examine it once more in a debug build"))
        #endif
        #expect(run.output.contains("error D9, left-over views: it is still there after the transition"))
        #expect(run.output.contains("right is healthy ("))
        #expect(run.errors == "interlude: 3 of 5 transitions are not healthy\n")
    }

    @Test func `a trap ends neither the other uses nor what was found before`() throws {
        let run = try ProgramRun.interlude("doctor", "half", "--program", probe)
        #expect(run.output.contains("error D35, it traps: "))
        #expect(run.output.contains("error D9, left-over views: "))
        #expect(run.output.contains("where:    push"))
    }

    @Test func `an endless loop is a finding with words, and the other use is examined all the same`() throws {
        let seconds = ["DOCTOR_PROBE_ENDLESS": "1", "INTERLUDE_DOCTOR_DEADLINE": "1"]
        let run = try ProgramRun.interlude(
            "doctor", "endless", "--program", probe, environment: Program.environment(with: seconds))
        #expect(run.status == 1)
        #expect(run.output.contains("error D1, never completed: "))
        #expect(run.output.contains("has not come back for 1 s"))
        #expect(run.output.contains("Let the loop end"))
        // Two trials of each use: the same loop twice is reason enough to leave the rest of a use out.
        #expect(run.output.contains("endless: 1 error (4 trials)"))
        #expect(run.output.contains("also in:  push, canceled at 50 % and 2 more trials"))
    }

    @Test func `what a patient prints does not get into the diagnosis`() throws {
        let run = try ProgramRun.interlude("doctor", "talking", "--program", probe, "--json")
        #expect(run.status == 0)
        #expect(!run.output.contains("Now it moves"))
        #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [Any])
    }

    @Test func `rules can be left out, and what matters less`() throws {
        let without = try ProgramRun.interlude("doctor", "leaving", "--program", probe, "--ignore", "D9,D26")
        #expect(without.status == 0, "\(without.output)")
        #expect(try ProgramRun.interlude("doctor", "door", "--ignore", "D99").status == 2)
        #expect(try ProgramRun.interlude("doctor", "door", "--minimum-severity", "nothing").status == 2)
    }

    @Test func `findings are whole sentences in lines that fit`() throws {
        let run = try ProgramRun.interlude("doctor", "leaving", "--program", probe)
        let lines = run.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 100 })
        for part in ["  where:    push, at 0.28", "(frame ", "  why:      ", "  fix:      "] {
            #expect(run.output.contains(part))
        }
    }

    @Test func `JSON has every part of a finding`() throws {
        let run = try ProgramRun.interlude("doctor", "leaving", "--program", probe, "--json")
        let list = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        let finding = try #require((list.first?["findings"] as? [[String: Any]])?.first)
        for key in ["rule", "severity", "trial", "object", "observation", "reason", "remedy"] {
            #expect((finding[key] as? String)?.isEmpty == false)
        }
        #expect((finding["moment"] as? [String: Any])?["frame"] as? Int != nil)
    }

    @Test(arguments: ["/nowhere", "/tmp", "/etc/hostname", "/bin/true", "/bin/false", "/bin/cat", "/usr/bin/yes"])
    func `a program that is none, or has no patients, is wrong use`(_ path: String) throws {
        let run = try ProgramRun.interlude("doctor", "--all", "--program", path)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains("--program: ") && run.errors.contains("'\(path)'"))
        if path.contains("/bin/") { #expect(run.errors.contains("PatientProgram.run")) }
    }
}
