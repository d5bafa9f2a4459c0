import Foundation
import TestPrograms

/// A headless Chromium, told what to do through a pair of pipes (its developer tools' protocol).
final class Chromium {
    private let process = Process()
    private let commands = Pipe()
    private let answers = Pipe()
    private let reader: LineReader
    private let folder: TestFolder
    private var lastID = 0

    /// The one on the search path, if there is one.
    static let program = ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap(Program.onSearchPath).first

    init() throws {
        guard let program = Chromium.program else { throw LineReader.Failure(description: "There is no Chromium.") }
        folder = try TestFolder()
        reader = LineReader(answers.fileHandleForReading.fileDescriptor)
        // It takes commands at file 3 and answers at file 4.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            ["-c", #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, program.path] + Chromium.options
            + ["--user-data-dir=\(folder.path)"]
        process.standardInput = commands
        process.standardOutput = answers
        try process.run()
    }

    private static let options = [
        "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--force-color-profile=srgb",
        "--disable-dev-shm-usage", "--hide-scrollbars",
    ]

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    /// Opens a page of a size.
    func open(_ url: String, width: Int = 1000, height: Int = 1000) throws -> BrowserPage {
        let target = try send("Target.createTarget", ["url": "about:blank", "newWindow": true])
        let session = try send("Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
        let page = BrowserPage(self, session: session["sessionId"] as? String ?? "")
        try page.send("Page.enable")
        try page.resize(width: width, height: height)
        try page.navigate(to: url)
        return page
    }

    /// Sends a command and waits for its answer; what else the browser tells meanwhile is passed over.
    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String: Any] {
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        message["sessionId"] = session
        let data = try JSONSerialization.data(withJSONObject: message)
        commands.fileHandleForWriting.write(data + [0])
        while true {
            let text = try reader.next(separator: 0)
            guard let answer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
                answer["id"] as? Int == lastID
            else { continue }
            if let error = answer["error"] { throw LineReader.Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }
}
