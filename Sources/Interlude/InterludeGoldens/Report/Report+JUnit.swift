import Foundation

extension Report {
    /// The report as JUnit XML, which continuous integration reads, begins with this: a suite for each file, a case for each
    /// case.
    var junitHead: String {
        let counts = "tests=\"\(cases.count)\" failures=\"\(count(.failed))\" skipped=\"\(count(.skipped))\""
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"Interlude\" \(counts)>\n"
    }

    /// The end of the file.
    var junitTail: String { "</testsuites>\n" }

    /// Returns the start tag of the cases of a file.
    func junitSuite(_ first: ReportCase) -> String {
        let counts = counts[first.section] ?? (0, 0)
        return "  <testsuite name=\"\(escaped(first.file))\" tests=\"\(counts.all)\" failures=\"\(counts.failed)\">\n"
    }

    func junitCase(_ entry: ReportCase) -> String {
        let names = [entry.test, entry.kind == .test ? "" : entry.name, entry.setting ?? ""].filter { !$0.isEmpty }
        let time = entry.seconds.map { " time=\"\($0)\"" } ?? ""
        let head =
            "    <testcase classname=\"\(escaped(entry.file))\" name=\"\(escaped(names.joined(separator: ": ")))\"\(time)"
        switch entry.status {
        case .passed, .recorded: return head + "/>\n"
        case .known:
            // There is no word for it in JUnit's XML: the test passes, and says why.
            return head + ">\n      <system-out>Known issue: \(escaped(entry.message))</system-out>\n    </testcase>\n"
        case .skipped: return head + "><skipped/></testcase>\n"
        case .failed:
            let first = entry.message.split(separator: "\n").first.map(String.init) ?? ""
            return head + ">\n      <failure message=\"\(escaped(first))\">\(escaped(entry.message))</failure>\n"
                + "    </testcase>\n"
        }
    }
}
