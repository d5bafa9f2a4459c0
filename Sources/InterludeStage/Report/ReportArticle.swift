import Foundation

/// One case on the report's page.
struct ReportArticle {
    let entry: ReportCase

    var html: String {
        let words = [entry.name, entry.test, entry.file, entry.setting ?? ""] + entry.findings.map(\.rule.rawValue)
        let parts = [heading, message, textDifference, findings, films, links].filter { !$0.isEmpty }
        return "<article class=\"\(entry.status.rawValue)\" data-status=\"\(entry.status.rawValue)\" "
            + "data-words=\"\(escaped(words.joined(separator: " ").lowercased()))\">\n"
            + parts.joined(separator: "\n") + "\n</article>"
    }

    private var heading: String {
        let setting = entry.setting.map { " <span class=\"setting\">\(escaped($0))</span>" } ?? ""
        let place = [entry.test, entry.line > 0 ? "\(entry.file):\(entry.line)" : entry.file].filter { !$0.isEmpty }
        return "<h2><span class=\"status\">\(entry.status.rawValue)</span> \(escaped(entry.name))\(setting)"
            + "<small>\(escaped(place.joined(separator: " · ")))</small></h2>"
    }

    /// What the message says beside the findings and the lines that differ, which are shown as such.
    private var message: String {
        guard entry.findings.isEmpty else { return "" }
        let text = entry.text.map { entry.message.replacingOccurrences(of: $0 + "\n", with: "") } ?? entry.message
        return text.isEmpty ? "" : "<pre class=\"message\">\(escaped(text))</pre>"
    }

    private var textDifference: String {
        guard let text = entry.text else { return "" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let name = line.hasPrefix("-") ? "removed" : line.hasPrefix("+") ? "added" : ""
            return "<span class=\"\(name)\">\(escaped(String(line)))</span>"
        }
        return "<pre class=\"lines\">\(lines.joined(separator: "\n"))</pre>"
    }

    private var findings: String {
        guard !entry.findings.isEmpty else { return "" }
        let items = entry.findings.map { finding in
            "<li class=\"\(finding.severity.rawValue)\"><b>\(finding.rule.rawValue)</b> "
                + "\(escaped(finding.observation)) \(moment(of: finding)) <small>\(escaped(finding.trial)) · "
                + "\(escaped(finding.object))</small><p>\(escaped(finding.reason))</p>"
                + "<p>To mend it: \(escaped(finding.remedy))</p></li>"
        }
        return "<ul class=\"findings\">\(items.joined())</ul>"
    }

    /// When something was found: a button that shows the frame, where there is a film of it.
    private func moment(of finding: Finding) -> String {
        guard let moment = finding.moment else { return "" }
        let words = "frame \(moment.frame), \(FilmComparison.seconds(moment.time))"
        guard entry.films.contains(where: { $0.title == finding.trial }) else {
            return "<span class=\"moment\">\(words)</span>"
        }
        return "<button class=\"moment\" data-film=\"\(escaped(finding.trial))\" data-time=\"\(moment.time)\">"
            + "\(words)</button>"
    }

    private var links: String {
        guard let strip = entry.strip else { return "" }
        return "<p class=\"links\"><a href=\"\(escaped("\(entry.folder)/\(strip)"))\">All of it as one strip</a></p>"
    }
}

extension ReportArticle {
    /// Golden, film and difference are of the same moments and stand side by side under one slider; the films of trials
    /// have one each.
    private var films: String {
        guard entry.kind == .health else { return slider(entry.films) }
        return "<div class=\"trials\">" + entry.films.map { slider([$0]) }.joined() + "</div>"
    }

    private func slider(_ films: [ReportFilm]) -> String {
        guard let first = films.first, !first.times.isEmpty else { return "" }
        let start = entry.firstDifference ?? 0
        let mark = entry.firstDifference.map { "<button class=\"jump\" data-index=\"\($0)\">First difference</button>" }
        let times = first.times.map { "\($0)" }.joined(separator: " ")
        return "<div class=\"films\" data-name=\"\(escaped(first.title))\" data-times=\"\(times)\">"
            + "<div class=\"panes\">\(films.map(pane).joined())</div><div class=\"controls\">"
            + "<button class=\"play\" aria-label=\"Play\"></button>"
            + "<input class=\"scrub\" type=\"range\" min=\"0\" max=\"\(first.times.count - 1)\" value=\"\(start)\" "
            + "aria-label=\"Frame\"><output class=\"time\"></output>\(mark ?? "")</div></div>"
    }

    private func pane(_ film: ReportFilm) -> String {
        "<figure><div class=\"film\" data-count=\"\(film.times.count)\" style=\"aspect-ratio: \(film.width) / "
            + "\(film.height); background-image: url('\(escaped("\(entry.folder)/\(film.file)"))'); "
            + "background-size: \(film.times.count * 100)% 100%\"></div>"
            + "<figcaption>\(escaped(film.title))</figcaption></figure>"
    }
}
