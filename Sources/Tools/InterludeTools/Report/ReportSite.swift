import Foundation
import InterludeGoldens
import WebWindow

/// A test run's report in a browser, with a button for each failed golden that can be accepted.
///
/// The report's page and pictures are files of its folder. Two actions need the token: the list of what can be accepted, and
/// accepting one. A request names a candidate of the report and never a file, so nothing but goldens of the report is written.
package struct ReportSite: Sendable {
    private let folder: ReportFolder
    private let package: URL

    /// - Parameters:
    ///   - folder: The report's folder; `nil` for the one that tests write into.
    ///   - package: The folder that relative paths of goldens begin at.
    package init(
        folder: String?, package: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    ) {
        self.folder = ReportFolder(URL(fileURLWithPath: folder ?? ReportFolder.standardPath).standardizedFileURL)
        self.package = package
    }

    /// The path of the list of what can be accepted.
    package static let listPath = "/goldens"
    /// The beginning of the path that accepts a candidate; the candidate's key follows.
    package static let acceptPath = "/accept/"
    private static let scriptPath = "/accept.js"

    /// The pages and actions for the server.
    package var site: WebSite {
        WebSite(
            isPage: { $0 == ReportSite.scriptPath || ReportFolder.isPagePath($0) }, page: page,
            isAction: { method, path in
                switch method {
                case "GET": path == ReportSite.listPath
                case "POST": path.hasPrefix(ReportSite.acceptPath)
                default: false
                }
            }, perform: perform)
    }

    // MARK: Pages

    private func page(at path: String) -> WebSite.Answer? {
        if path == ReportSite.scriptPath {
            return .init(type: "text/javascript; charset=utf-8", data: Data(ReportSite.script.utf8))
        }
        guard let data = folder.contents(at: path) else { return nil }
        let type = ReportFolder.type(of: path)
        guard type.hasPrefix("text/html") else { return .init(type: type, data: data) }
        return .init(type: type, data: ReportSite.withButtons(data), contentPolicy: ReportSite.contentPolicy)
    }

    /// The report's page has its own style and script in it, and loads pictures and nothing else.
    private static let contentPolicy =
        "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; "
        + "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    /// The report's page with the script that adds the buttons.
    private static func withButtons(_ page: Data) -> Data {
        var text = String(decoding: page, as: UTF8.self)
        guard let end = text.range(of: "</body>", options: .backwards) else { return page }
        text.insert(contentsOf: "<script src=\"\(scriptPath.dropFirst())\"></script>\n", at: end.lowerBound)
        return Data(text.utf8)
    }

    // MARK: Actions

    private func perform(at path: String) -> WebSite.Answer? {
        do {
            let acceptable = try Report(folder: folder).acceptable(in: folder.url, from: package)
            guard path.hasPrefix(ReportSite.acceptPath) else { return try list(acceptable) }
            return try accept(String(path.dropFirst(ReportSite.acceptPath.count)), of: acceptable)
        } catch {
            return .text("\(error)", status: 500)
        }
    }

    /// An item of the list that the page's script reads.
    private struct Entry: Encodable {
        let folder: String
        let key: String
        let golden: String
    }

    private func list(_ acceptable: [Report.Acceptable]) throws -> WebSite.Answer {
        let entries = try acceptable.map { try Entry(folder: $0.folder, key: $0.key(), golden: $0.golden.path) }
        return .init(type: "application/json", data: try JSONEncoder().encode(entries))
    }

    private func accept(_ key: String, of acceptable: [Report.Acceptable]) throws -> WebSite.Answer {
        guard let item = try acceptable.first(where: { try $0.key() == key }), try item.accept(key: key) else {
            return .text("The report has changed since this page was loaded. Load it again.", status: 409)
        }
        return .text("accepted \(item.golden.path)")
    }

    // MARK: The script

    private static let script = #"""
        "use strict";
        (async () => {
            // The token is behind the "#" of the printed address, and is stored for this tab alone.
            const given = new URLSearchParams(location.hash.slice(1)).get("token");
            if (given) {
                sessionStorage.setItem("token", given);
                history.replaceState(null, "", location.pathname);
            }
            const token = sessionStorage.getItem("token");
            const ask = (method, path) =>
                fetch(path, { method, headers: token ? { Authorization: `Bearer ${token}` } : {} });
            const list = await ask("GET", "goldens");
            if (!list.ok) {
                const note = document.createElement("p");
                note.className = "none";
                note.textContent = await list.text();
                document.querySelector("main").prepend(note);
                return;
            }
            const articles = new Map([...document.querySelectorAll("article[data-folder]")]
                .map(article => [article.dataset.folder, article]));
            for (const golden of await list.json()) {
                const button = document.createElement("button");
                button.className = "accept";
                button.textContent = "Accept";
                button.title = `Replace ${golden.golden}`;
                button.onclick = async event => {
                    // It is in a line that opens when it is clicked.
                    event.preventDefault();
                    button.disabled = true;
                    const answer = await ask("POST", `accept/${golden.key}`).catch(() => null);
                    button.textContent = answer?.ok ? "Accepted" : "Not accepted";
                    button.title = answer ? await answer.text() : "The server does not answer.";
                };
                articles.get(golden.folder)?.querySelector("summary .title").append(" ", button);
            }
        })();
        """#
}
