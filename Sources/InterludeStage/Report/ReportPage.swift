import Foundation

/// The report as one page of HTML beside the folder of its cases: a list by files, each case a line that opens.
struct ReportPage {
    let report: Report

    /// So many failures are open at once; of more the list is seen first.
    private static let openFailures = 5

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
        \(sections)
        <p class="none" hidden>No case fits the filter.</p>
        </main>
        """
    }

    private var sections: String {
        let opens = report.count(.failed) <= ReportPage.openFailures
        var sections: [(file: String, articles: [String])] = []
        for entry in report.cases {
            let article = ReportArticle(entry: entry, isOpen: opens && entry.status == .failed).html
            if sections.last?.file == entry.file {
                sections[sections.count - 1].articles.append(article)
            } else {
                sections.append((entry.file, [article]))
            }
        }
        return sections.map { section in
            "<section><h2>\(escaped(section.file)) <small></small></h2>\n"
                + section.articles.joined(separator: "\n") + "\n</section>"
        }.joined(separator: "\n")
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
            + "aria-label=\"Filter\">\(boxes.joined())<select class=\"order\" aria-label=\"Order\">"
            + "<option value=\"file\">by file</option><option value=\"kind\">by difference</option></select>"
            + "<button class=\"fold\">Open all</button></div>"
    }
}
