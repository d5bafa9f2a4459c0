import Foundation
import InterludeStage
import TransitionDoctor

/// One case on the report's page: a line that opens.
struct ReportArticle {
    let entry: ReportCase
    /// Whether it is open to begin with.
    let isOpen: Bool

    var html: String {
        let words =
            [entry.name, entry.test, entry.file, entry.setting ?? "", entry.headline]
            + entry.findings.map(\.rule.rawValue)
        let parts = [message, textDifference, findings, notes, films, links].filter { !$0.isEmpty }
        return "<article class=\"\(entry.status.rawValue)\" data-status=\"\(entry.status.rawValue)\" "
            + "data-words=\"\(escaped(words.joined(separator: " ").lowercased()))\" data-kind=\"\(escaped(entry.difference))\" data-amount=\"\(entry.amount)\"\(candidate)>"
            + "<details\(isOpen ? " open" : "")>\n\(summary)\n" + parts.joined(separator: "\n")
            + "\n</details></article>"
    }

    /// Where the candidate for a golden is. A page that is served shows a button for it.
    private var candidate: String {
        guard entry.status == .failed, entry.golden != nil, !entry.folder.isEmpty else { return "" }
        return " data-folder=\"\(escaped(entry.folder))\""
    }

    private var summary: String {
        let setting = entry.setting.map { " <span class=\"setting\">\(escaped($0))</span>" } ?? ""
        let place = [entry.test, entry.line > 0 ? "line \(entry.line)" : ""].filter { !$0.isEmpty }
        let text = entry.headline.isEmpty ? "" : "<span class=\"headline\">\(escaped(entry.headline))</span>"
        return "<summary><span class=\"status\">\(entry.status.rawValue)</span><span class=\"title\">"
            + "<b>\(escaped(entry.name))</b>\(setting) <small>\(escaped(place.joined(separator: " · ")))</small>\(text)"
            + "</span>\(thumbnail)</summary>"
    }

    /// The first frame that differs, small.
    private var thumbnail: String {
        let index = entry.firstDifference ?? 0
        let files = [entry.films.last, entry.films.dropFirst().first].compactMap { film -> String? in
            guard let film, film.files.indices.contains(index) else { return nil }
            return film.files[index]
        }
        guard entry.kind == .film, entry.status != .passed, let file = files.first else { return "" }
        return "<img class=\"thumb\" loading=\"lazy\" alt=\"\" src=\"\(escaped(file))\">"
    }

    /// The message without the findings and the different lines, which are shown separately.
    private var message: String {
        guard entry.findings.isEmpty else { return "" }
        let text = entry.text.map { entry.message.replacingOccurrences(of: $0 + "\n", with: "") } ?? entry.message
        let place = "<p class=\"place\">\(escaped(entry.line > 0 ? "\(entry.file):\(entry.line)" : entry.file))</p>"
        return place + (text.isEmpty ? "" : "<pre class=\"message\">\(escaped(text))</pre>")
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
        return "<ul class=\"findings\">\(entry.findings.map(item).joined())</ul>"
    }

    private func item(_ finding: Finding) -> String {
        let lines = [finding.reason, "Fix: \(finding.remedy)", others(finding), consequences(finding)]
        let severity = finding.severity.rawValue
        return "<li class=\"\(severity)\"><span class=\"severity\">\(severity)</span> "
            + "<b>\(rule(of: finding))</b> "
            + "\(escaped(finding.observation)) \(moment(of: finding)) <small>\(escaped(finding.trial)) · "
            + "\(escaped(finding.object))</small>"
            + lines.filter { !$0.isEmpty }.map { "<p>\(escaped($0))</p>" }.joined() + states(of: finding) + "</li>"
    }

    /// The other trials in which the cause was seen.
    private func others(_ finding: Finding) -> String {
        guard !finding.otherTrials.isEmpty else { return "" }
        let named = finding.otherTrials.prefix(ReportArticle.namedTrials).joined(separator: "; ")
        let more = finding.otherTrials.count - ReportArticle.namedTrials
        return "Also in: \(named)" + (more > 0 ? " and \(more) more trials" : "")
    }

    /// How many other trials are named: of more only the number is of interest.
    private static let namedTrials = 3

    /// The findings that disappear with the cause, each rule once.
    private func consequences(_ finding: Finding) -> String {
        let names = finding.consequenceNames
        return names.isEmpty ? "" : "Consequences: \(names.joined(separator: "; "))"
    }

    /// Remarks of the doctor beside its findings, such as trials that were left out.
    private var notes: String {
        (entry.notes ?? []).map { "<p class=\"note\">\(escaped($0))</p>" }.joined()
    }

    /// The rule's code and title, with a link to what the page says of it, see ``ReportPage/rules``.
    private func rule(of finding: Finding) -> String {
        let rule = finding.rule
        return "<a class=\"rule\" href=\"#rule-\(rule.rawValue)\">\(rule.rawValue) \(escaped(rule.title))</a>"
            + (rule.isHeuristic ? " (suspected)" : "") + ":"
    }

    /// The screen before, at the moment of the finding and after, side by side; nothing where there is no film of the trial.
    private func states(of finding: Finding) -> String {
        guard let film = entry.films.first(where: { $0.title == finding.trial }), let first = film.files.first ?? nil,
            let last = film.files.last ?? nil
        else { return "" }
        let middle = index(of: finding, in: film).flatMap { film.files[$0] }.map { ("then", $0) }
        let all = [("before", first)] + [middle].compactMap { $0 } + [("after", last)]
        let figures = all.map { name, file in
            "<figure><img loading=\"lazy\" alt=\"\(name)\" src=\"\(escaped(file))\"><figcaption>\(name)</figcaption></figure>"
        }
        return "<div class=\"states\">\(figures.joined())</div>"
    }

    /// The last image of a film that is not after a finding.
    private func index(of finding: Finding, in film: ReportFilm) -> Int? {
        finding.moment.flatMap { moment in film.times.lastIndex { $0 <= moment.time + 0.001 } }
    }

    /// When something was found: a button that shows the frame, where there is a film of it.
    private func moment(of finding: Finding) -> String {
        guard let moment = finding.moment else { return "" }
        let words = "frame \(moment.frame), \(secondsText(moment.time))"
        guard entry.films.contains(where: { $0.title == finding.trial }) else {
            return "<span class=\"moment\">\(words)</span>"
        }
        return "<button class=\"moment\" data-film=\"\(escaped(finding.trial))\" data-time=\"\(moment.time)\">"
            + "\(words)</button>"
    }

    private var links: String {
        guard let strip = entry.strip else { return "" }
        let names =
            [("The whole film as a strip", strip)]
            + ["expected", "actual", "difference"].map { ("\($0).png", "\($0).png") }
        let links = names.map { "<a href=\"\(escaped("\(entry.folder)/\($1)"))\">\($0)</a>" }
        return "<p class=\"links\">\(links.joined(separator: " · "))</p>"
    }
}

extension ReportArticle {
    /// Golden, film and difference are of the same moments and are side by side under one slider; the films of trials
    /// have one each.
    private var films: String {
        guard entry.kind == .health else { return slider(entry.films) }
        guard !entry.films.isEmpty else { return "" }
        return "<div class=\"trials\">" + entry.films.map { slider([$0], from: start(of: $0)) }.joined() + "</div>"
    }

    /// The image of a trial's film that shows its first finding.
    private func start(of film: ReportFilm) -> Int {
        entry.findings.filter { $0.trial == film.title }.compactMap { index(of: $0, in: film) }.first ?? 0
    }

    private func slider(_ films: [ReportFilm], from start: Int? = nil) -> String {
        guard let first = films.first, !first.times.isEmpty else { return "" }
        let times = first.times.map { secondsText($0).dropLast(2) }.joined(separator: " ")
        let buttons =
            entry.differences.isEmpty
            ? "" : "<button class=\"jump back\">◂ differs</button><button class=\"jump on\">differs ▸</button>"
        let legend = films.contains { $0.title == "difference" } ? ReportArticle.legend : ""
        return "<div class=\"films\" data-name=\"\(escaped(first.title))\" data-times=\"\(times)\" "
            + "data-start=\"\(start ?? entry.firstDifference ?? 0)\" data-differences=\"\(escaped(differences))\">"
            + "<div class=\"panes\">\(films.map(pane).joined())</div><div class=\"course\"></div><div class=\"controls\">"
            + "<button class=\"play\" aria-label=\"Play\"></button>"
            + "<input class=\"scrub\" type=\"range\" min=\"0\" max=\"\(first.times.count - 1)\" "
            + "aria-label=\"Frame\">\(buttons)</div><p class=\"words\"><output class=\"time\"></output></p>\(legend)</div>"
    }

    /// The legend of the difference's colors, see ``Snapshot/marking(differencesFrom:)``.
    private static let legend = """
        <p class="legend"><span class="swatch alike"></span> equal <span class="swatch scale"></span> difference of a channel: \
        1 … 64 or more, of 255 <span class="swatch part"></span> the region of all differences \
        <span class="swatch stale"></span> no stored image: the previous one, dimmed. Squares: a stored thumbnail</p>
        """

    /// `21:1204:37:0.36:16,200,240,80` for each frame that differs, `22` where no picture was kept, `22:little` where it was in miniature.
    private var differences: String {
        entry.differences.map { difference in
            guard let pixels = difference.pixels, let largest = difference.largest, let part = difference.part else {
                return "\(difference.frame)" + (difference.isInLittle == true ? ":little" : "")
            }
            let percent = String(((difference.percent ?? 0) * 100).rounded() / 100)
            return "\(difference.frame):\(pixels):\(largest):\(percent):\(part.map { "\($0)" }.joined(separator: ","))"
        }.joined(separator: " ")
    }

    private func pane(_ film: ReportFilm) -> String {
        // All pictures lie in one folder and have names of one kind: the digests are enough.
        let names = film.files.map { $0.map { $0.dropFirst(ReportFilm.framesName.count + 1).dropLast(4) } ?? "-" }
        return
            "<figure><div class=\"film\" data-name=\"\(escaped(film.title))\" data-size=\"\(film.width) \(film.height)\" "
            + "data-frames=\"\(names.joined(separator: " "))\" style=\"aspect-ratio: \(film.width) / \(film.height)\">"
            + "<img alt=\"\"><i class=\"part\"></i></div><figcaption>\(escaped(film.title))</figcaption></figure>"
    }
}
