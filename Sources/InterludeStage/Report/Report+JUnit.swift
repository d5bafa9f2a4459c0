import Foundation

extension Report {
    /// The report as JUnit XML, which continuous integration reads: a suite for each file, a case for each case.
    package var junit: String {
        let files = Dictionary(grouping: cases, by: \.file)
        let suites = files.keys.sorted().map { suite($0, files[$0] ?? []) }
        let counts = "tests=\"\(cases.count)\" failures=\"\(count(.failed))\" skipped=\"\(count(.skipped))\""
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"Interlude\" \(counts)>\n"
            + suites.joined() + "</testsuites>\n"
    }

    private func suite(_ name: String, _ cases: [ReportCase]) -> String {
        let failures = cases.count { $0.status == .failed }
        return "  <testsuite name=\"\(escaped(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\">\n"
            + cases.map(testCase).joined() + "  </testsuite>\n"
    }

    private func testCase(_ entry: ReportCase) -> String {
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
