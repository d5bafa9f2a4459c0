import Foundation

/// The report as one page of HTML beside the folder of its cases.
struct ReportPage {
    let report: Report

    var html: String {
        HTMLPage(title: title, style: ReportPage.style, body: body, script: ReportPage.script).text
    }

    private var body: String {
        """
        <header>
        <h1>\(title)</h1>
        \(filters)
        </header>
        <main>
        \(report.cases.map { ReportArticle(entry: $0).html }.joined(separator: "\n"))
        <p class="none" hidden>No case fits the filter.</p>
        </main>
        """
    }

    private var title: String {
        let failed = report.count(.failed)
        let all = report.cases.count == 1 ? "1 case" : "\(report.cases.count) cases"
        return failed == 0 ? "\(all), none failed" : "\(failed) of \(all) failed"
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
            + "aria-label=\"Filter\">\(boxes.joined())</div>"
    }
}
