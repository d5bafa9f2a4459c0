import CoreGraphics
import Foundation
import InterludeFoundation
import InterludeGoldens
import InterludeStage

/// What a test run found, in Markdown with pictures: one paragraph for each kind of difference.
package struct ReportComment {
    private let report: Report
    private let folder: URL
    private let pictures: String?
    private let link: String?

    /// The file of the text.
    package static let name = "comment.md"

    /// How many kinds of difference are listed, and how many names of a kind. Decided: more nobody reads in a comment; the report
    /// has all.
    private static let kinds = 10
    private static let namesOfKind = 6
    /// Lines of a text's difference.
    private static let textLines = 20

    /// - Parameters:
    ///   - folder: The report's.
    ///   - pictures: The address below which the pictures will be.
    ///   - link: The report's address.
    package init(_ report: Report, in folder: URL, pictures: String?, link: String?) {
        self.report = report
        self.folder = folder
        self.pictures = pictures
        self.link = link
    }

    /// Writes the text, and the pictures into the folder `pictures` beside it.
    package func write(to output: URL) throws {
        let place = output.appendingPathComponent("pictures")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        var parts = [heading]
        for group in groups.prefix(ReportComment.kinds) {
            let picture = try firstPicture(of: group, in: place)
            parts.append(paragraph(group, picture))
        }
        if groups.count > ReportComment.kinds {
            parts.append(
                "… and \(groups.count - ReportComment.kinds) other kinds of difference; the report has them all.")
        }
        if let link { parts.append("[The report](\(link))") }
        try Data((parts.joined(separator: "\n\n") + "\n").utf8)
            .write(to: output.appendingPathComponent(ReportComment.name))
    }

    private func firstPicture(of group: Group, in place: URL) throws -> String? {
        for entry in group.cases {
            if let name = try picture(of: entry, in: place) { return name }
        }
        return nil
    }

    /// Cases that differ alike, those of which there are most first.
    private struct Group {
        let words: String
        var cases: [ReportCase]
    }

    private var groups: [Group] {
        var groups: [Group] = []
        for entry in report.cases where entry.status == .failed || entry.status == .recorded {
            let words = entry.status == .recorded ? "recorded" : entry.difference
            if let index = groups.firstIndex(where: { $0.words == words }) {
                groups[index].cases.append(entry)
            } else {
                groups.append(Group(words: words, cases: [entry]))
            }
        }
        return groups.enumerated().sorted { one, other in
            (other.element.cases.count, one.offset) < (one.element.cases.count, other.offset)
        }.map(\.element)
    }

    private var heading: String {
        let counts = [(ReportCase.Status.failed, "failed"), (.known, "known"), (.recorded, "recorded")]
            .map { (report.count($0.0), $0.1) }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let all = report.cases.count == 1 ? "1 case" : "\(report.cases.count) cases"
        return "### Films and trees: "
            + (counts.isEmpty ? "\(all), none failed" : counts.joined(separator: ", ") + " of \(all)")
    }

    private func paragraph(_ group: Group, _ picture: String?) -> String {
        let count = group.cases.count == 1 ? "" : " (\(group.cases.count) cases)"
        let shown = group.cases.prefix(ReportComment.namesOfKind).map { entry in
            MarkdownText.code(entry.name) + (entry.setting.map { " (\(MarkdownText.escaped($0)))" } ?? "")
                + " \(MarkdownText.escaped("\(entry.file):\(entry.line)"))"
        }
        let rest = group.cases.count - shown.count
        let names = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        var lines = ["**\(MarkdownText.escaped(group.words))**\(count): \(names)"]
        if let text = group.cases.first?.text { lines.append(block(text)) }
        if let picture {
            let address = pictures.map { "\($0)/\(picture)" } ?? "pictures/\(picture)"
            lines.append("![expected, actual, difference](\(address))")
        }
        return lines.joined(separator: "\n\n")
    }

    private func block(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let shown = lines.prefix(ReportComment.textLines) + (lines.count > ReportComment.textLines ? ["…"] : [])
        return MarkdownText.block(shown.joined(separator: "\n"), language: "diff")
    }
}

extension ReportComment {
    /// Golden, film and difference of the first frame that differs, side by side.
    ///
    /// - Returns: The file's name; `nil` for a case without pictures.
    private func picture(of entry: ReportCase, in pictures: URL) throws -> String? {
        let index = entry.firstDifference ?? 0
        let panes = entry.films.compactMap { film -> Snapshot? in
            guard film.files.indices.contains(index), let file = film.files[index].flatMap({ PathBelow($0) }),
                let data = try? RegularFile.contents(atPath: file.url(in: folder).path, followsLinks: false)
            else { return nil }
            return Snapshot(pngData: data)
        }
        guard !panes.isEmpty, entry.kind == .film, let place = PathBelow(entry.folder) else { return nil }
        guard PixelBuffer.canHold(width: rowWidth(panes), height: panes.map(\.pixelHeight).max() ?? 1) else {
            return nil
        }
        // Its address has no sign that ends a link.
        let name =
            String(place.name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "_" })
            + ".png"
        try row(panes).pngData().write(to: pictures.appendingPathComponent(name))
        return name
    }

    /// Between the pictures, in pixels.
    private static let gap = 8

    private func rowWidth(_ panes: [Snapshot]) -> Int {
        panes.reduce(0) { $0 + $1.pixelWidth } + ReportComment.gap * (panes.count - 1)
    }

    private func row(_ panes: [Snapshot]) -> Snapshot {
        let width = rowWidth(panes)
        let height = panes.map(\.pixelHeight).max() ?? 1
        let buffer = PixelBuffer(width: width, height: height, isOpaque: true)
        for y in 0..<height { buffer.row(y).update(repeating: 0xFFFF_FFFF, count: width) }
        var left = 0
        for pane in panes {
            for y in 0..<pane.pixelHeight {
                (buffer.row(y) + left).update(from: pane.buffer.row(y), count: pane.pixelWidth)
            }
            left += pane.pixelWidth + ReportComment.gap
        }
        return Snapshot(buffer: buffer, scale: 1)
    }
}
