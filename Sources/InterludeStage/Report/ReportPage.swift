import Foundation

/// The report as one page of HTML without anything from elsewhere: it opens from disk and as a build's artefact.
struct ReportPage {
    let report: Report

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title)</title>
        <style>\(ReportPage.style)</style>
        </head>
        <body>
        <header>
        <h1>\(title)</h1>
        \(filters)
        </header>
        <main>
        \(report.cases.map(article).joined(separator: "\n"))
        <p class="none" hidden>No case fits the filter.</p>
        </main>
        <script>\(ReportPage.script)</script>
        </body>
        </html>

        """
    }

    private var title: String {
        let failed = report.count(.failed)
        let all = report.cases.count == 1 ? "1 case" : "\(report.cases.count) cases"
        return failed == 0 ? "\(all), none failed" : "\(failed) of \(all) failed"
    }

    private var filters: String {
        let statuses: [(ReportCase.Status, String)] = [
            (.failed, "Failed"), (.recorded, "Recorded"), (.passed, "Passed"), (.skipped, "Skipped"),
        ]
        let boxes = statuses.filter { report.count($0.0) > 0 }.map { status, name in
            "<label class=\"\(status.rawValue)\"><input type=\"checkbox\" value=\"\(status.rawValue)\" checked> "
                + "\(name) <b>\(report.count(status))</b></label>"
        }
        return "<div class=\"filters\"><input type=\"search\" placeholder=\"Filter by name, test, rule\" "
            + "aria-label=\"Filter\">\(boxes.joined())</div>"
    }
}

extension ReportPage {
    private func article(_ entry: ReportCase) -> String {
        let words = [entry.name, entry.test, entry.file, entry.setting ?? ""] + entry.findings.map(\.rule.rawValue)
        let parts = [
            heading(entry), entry.message.isEmpty ? "" : "<pre class=\"message\">\(escaped(entry.message))</pre>",
            findings(entry), films(entry), links(entry),
        ]
        return "<article class=\"\(entry.status.rawValue)\" data-status=\"\(entry.status.rawValue)\" "
            + "data-words=\"\(escaped(words.joined(separator: " ").lowercased()))\">\n"
            + parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n</article>"
    }

    private func heading(_ entry: ReportCase) -> String {
        let setting = entry.setting.map { "<span class=\"setting\">\(escaped($0))</span>" } ?? ""
        let place = [entry.test, "\(entry.file):\(entry.line)"].filter { !$0.isEmpty && $0 != ":0" }
        return "<h2><span class=\"status\">\(entry.status.rawValue)</span> \(escaped(entry.name)) \(setting)"
            + "<small>\(escaped(place.joined(separator: " · ")))</small></h2>"
    }

    private func findings(_ entry: ReportCase) -> String {
        guard !entry.findings.isEmpty else { return "" }
        let items = entry.findings.map { finding in
            let moment = finding.moment.map { moment in
                "<button class=\"moment\" data-time=\"\(moment.time)\">frame \(moment.frame), "
                    + "\(FilmComparison.seconds(moment.time))</button>"
            }
            return "<li class=\"\(finding.severity.rawValue)\"><b>\(finding.rule.rawValue)</b> "
                + "\(escaped(finding.observation)) \(moment ?? "") <small>\(escaped(finding.trial)), "
                + "\(escaped(finding.object))</small><p>\(escaped(finding.reason))</p>"
                + "<p>To mend it: \(escaped(finding.remedy))</p></li>"
        }
        return "<ul class=\"findings\">\(items.joined())</ul>"
    }

    private func films(_ entry: ReportCase) -> String {
        guard let first = entry.films.first, !first.times.isEmpty else { return "" }
        let panes = entry.films.map { film in
            "<figure><div class=\"film\" data-count=\"\(film.times.count)\" style=\"aspect-ratio: \(film.width) / "
                + "\(film.height); background-image: url('\(escaped("\(entry.folder)/\(film.file)"))'); "
                + "background-size: \(film.times.count * 100)% 100%\"></div>"
                + "<figcaption>\(escaped(film.title))</figcaption></figure>"
        }
        let start = entry.firstDifference ?? 0
        let mark = entry.firstDifference.map { "<button class=\"jump\" data-index=\"\($0)\">first difference</button>" }
        return "<div class=\"films\" data-times=\"\(first.times.map { "\($0)" }.joined(separator: " "))\">"
            + "<div class=\"panes\">\(panes.joined())</div><div class=\"scrub\">"
            + "<button class=\"play\" aria-label=\"Play\">▶</button>"
            + "<input type=\"range\" min=\"0\" max=\"\(first.times.count - 1)\" value=\"\(start)\" aria-label=\"Frame\">"
            + "<output></output>\(mark ?? "")</div></div>"
    }

    private func links(_ entry: ReportCase) -> String {
        guard let strip = entry.strip else { return "" }
        return "<p class=\"links\"><a href=\"\(escaped("\(entry.folder)/\(strip)"))\">strip</a></p>"
    }
}
