import Foundation
import TransitionDoctor

/// The report as one page of HTML beside the folder of its cases: a list by files, each case a line that opens.
struct ReportPage {
    private let report: Report
    private let failures: Int

    init(report: Report) {
        self.report = report
        failures = report.count(.failed)
    }

    /// How many failures are open at once; of more the list is seen first.
    private static let openFailures = 5

    /// The text before the sections and after them.
    var frame: (head: String, tail: String) {
        let page = HTMLPage(title: title, style: ReportPage.style, body: ReportPage.place, script: ReportPage.script)
        let parts = page.text.components(separatedBy: ReportPage.place)
        let head = "<header>\n<h1>\(title)</h1>\n\(filters)\n</header>\n<main>\n"
        let tail = "\n<p class=\"none\" hidden>No case matches the filter.</p>\n\(rules)</main>"
        return (parts[0] + head, tail + parts.dropFirst().joined(separator: ReportPage.place))
    }

    /// A placeholder of the body, at which the page is split.
    private static let place = "<!-- cases -->"

    /// A case.
    func article(_ entry: ReportCase) -> String {
        ReportArticle(entry: entry, isOpen: opens && entry.status == .failed).html
    }

    private var opens: Bool { failures <= ReportPage.openFailures }

    private var title: String {
        let all = report.cases.count == 1 ? "1 case" : "\(report.cases.count) cases"
        return failures == 0 ? "\(all), none failed" : "\(failures) of \(all) failed"
    }

    /// The rules of the doctor that are broken in this report, which findings link to.
    private var rules: String {
        let broken = Set(report.cases.flatMap(\.findings).map(\.rule))
        guard !broken.isEmpty else { return "" }
        let entries = Rule.allCases.filter(broken.contains).map { rule in
            "<dt id=\"rule-\(rule.rawValue)\">\(rule.rawValue) \(escaped(rule.title))</dt><dd>\(escaped(rule.reason)) "
                + "\(escaped(rule.remedy)) <small>\(rule.documentation)</small></dd>"
        }
        return
            "<section class=\"rules\"><h2>The doctor’s rules</h2><dl>\(entries.joined(separator: "\n"))</dl></section>\n"
    }

    private var filters: String {
        let statuses: [(ReportCase.Status, String)] = [
            (.failed, "Failed"), (.known, "Known"), (.recorded, "Recorded"), (.passed, "Passed"), (.skipped, "Skipped"),
        ]
        let boxes = statuses.filter { report.count($0.0) > 0 }.map { status, name in
            "<label class=\"\(status.rawValue)\"><input type=\"checkbox\" value=\"\(status.rawValue)\" checked> "
                + "\(name) <b>\(report.count(status))</b></label>"
        }
        return "<div class=\"filters\"><input type=\"search\" placeholder=\"Filter by name, test, rule\" "
            + "title=\"Keys: / filter, n next case, p previous case\" aria-label=\"Filter\">\(boxes.joined())<select class=\"order\" aria-label=\"Order\">"
            + "<option value=\"file\">by file</option><option value=\"kind\">by kind of difference</option>"
            + "<option value=\"amount\">by size of difference</option></select>"
            + "<button class=\"fold\">Open all</button></div>"
    }
}
