import Foundation
import TestPrograms
import Testing

/// `interlude report --serve`: goldens are accepted from the report's page, and by nothing else.
@Suite(.serialized) struct ReportServerTests {
    /// A package whose last run failed with a film, and the program that serves its report.
    private final class Served {
        let folder: TestFolder
        private let process = Process()
        let url: String

        init() throws {
            folder = try TestFolder()
            try Served.write("open", golden: "Tests/__Films__/DoorTests/open.png", to: folder)
            // A report can come from elsewhere, and name anything.
            try Served.write("profile", golden: ".profile", to: folder)
            let output = Pipe()
            process.executableURL = Program.built("interlude")
            process.arguments = ["report", "--serve", "--port", "0"]
            process.currentDirectoryURL = folder.url
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            let reader = LineReader(output.fileHandleForReading.fileDescriptor)
            _ = try reader.next(separator: 0x0A)
            url = try reader.next(separator: 0x0A)
        }

        deinit {
            if process.isRunning { process.terminate() }
            process.waitUntilExit()
        }

        private static func write(_ name: String, golden: String, to folder: TestFolder) throws {
            let place = ".build/interlude-report/cases/\(name)"
            try folder.write("old", to: golden)
            try folder.write("new", to: place + "/candidate.png")
            try folder.write(
                """
                {"kind": "film", "name": "\(name)", "test": "the door opens", "file": "AppTests/DoorTests.swift", "line": 7,
                "status": "failed", "message": "\(name): 1 frame differs", "golden": "\(folder.path)/\(golden)",
                "folder": "cases/\(name)", "films": [], "differences": [], "findings": []}
                """, to: place + "/case.json")
        }

        var port: Int { URLComponents(string: url)?.port ?? 0 }
        var token: String { url.components(separatedBy: "#token=").last ?? "" }
        var golden: String? { folder.text(of: "Tests/__Films__/DoorTests/open.png") }

        /// The status and the rest of the answer to a request.
        func ask(_ method: String, _ path: String, token: String? = nil, _ more: String...) throws -> (String, String) {
            let socket = try PlainSocket(port: port)
            let authorization = token.map { ["Authorization: Bearer \($0)"] } ?? []
            socket.ask(
                ["\(method) \(path) HTTP/1.1", "Host: localhost:\(port)", "Content-Length: 0"] + authorization + more)
            let answer = try socket.rest()
            return (answer.split(separator: " ").dropFirst().first.map(String.init) ?? "", answer)
        }

        /// The key of the only candidate in the list.
        func key() throws -> String {
            let (_, answer) = try ask("GET", "/goldens", token: token)
            let keys = answer.components(separatedBy: "\"key\":\"").dropFirst().map { $0.prefix { $0 != "\"" } }
            try #require(keys.count == 1, "\(answer)")
            return String(keys[0])
        }
    }

    @Test func `the address is of this machine and has a token`() throws {
        let served = try Served()
        #expect(served.url.hasPrefix("http://localhost:"))
        #expect(served.token.count == 32)
    }

    @Test func `the page has the script, and its files are served`() throws {
        let served = try Served()
        let (status, page) = try served.ask("GET", "/")
        #expect(status == "200")
        #expect(page.contains("data-folder=\"cases/open\"") && page.contains("<script src=\"accept.js\">"))
        #expect(try served.ask("GET", "/accept.js").0 == "200")
        #expect(try served.ask("GET", "/cases/open/candidate.png").0 == "200")
        #expect(try served.ask("GET", "/cases/open/none.png").0 == "404")
    }

    @Test(arguments: [
        "/cases/../../Tests/__Films__/DoorTests/open.png", "/cases/%2e%2e/%2e%2e/.profile",
        "/cases/open%2fcandidate.png", "/.run", "/report.html", "/socket",
        "/cases/open/",
    ])
    func `no other file is served`(_ path: String) throws {
        let served = try Served()
        #expect(try served.ask("GET", path, token: served.token).0 == "404")
    }

    @Test func `a golden is accepted with the token`() throws {
        let served = try Served()
        let (status, answer) = try served.ask("POST", "/accept/\(served.key())", token: served.token)
        #expect(status == "200")
        #expect(answer.contains("__Films__/DoorTests/open.png"))
        #expect(served.golden == "new")
    }

    @Test func `without the token, or with another one, nothing is listed or accepted`() throws {
        let served = try Served()
        let key = try served.key()
        let wrong = String(repeating: "0", count: 32)
        for token in [nil, "", wrong, String(served.token.dropLast())] {
            #expect(try served.ask("GET", "/goldens", token: token).0 == "403")
            #expect(try served.ask("POST", "/accept/\(key)", token: token).0 == "403")
        }
        #expect(served.golden == "old")
    }

    @Test func `a page of another origin accepts nothing, with the token too`() throws {
        let served = try Served()
        let path = "/accept/\(try served.key())"
        #expect(try served.ask("POST", path, token: served.token, "Origin: http://evil.example").0 == "403")
        #expect(try served.ask("GET", path, token: served.token).0 == "404")
        #expect(served.golden == "old")
    }

    @Test(arguments: ["0-0", "", "open", "cases/open"])
    func `what is no candidate of the report is not accepted`(_ key: String) throws {
        let served = try Served()
        let (status, _) = try served.ask("POST", "/accept/\(key)", token: served.token)
        #expect(["404", "409"].contains(status), "\(status)")
        #expect(served.golden == "old")
    }

    /// The server removes `..` from a path before anybody sees it, as browsers do.
    @Test func `a path with dots is the path that it leads to`() throws {
        let served = try Served()
        #expect(try served.ask("POST", "/accept/../../.profile", token: served.token).0 == "405")
        #expect(try served.ask("GET", "/cases/open/../../.profile", token: served.token).0 == "404")
        let answers = try ["/cases/open/../open/case.json", "/cases/open/case.json"].map { try served.ask("GET", $0) }
        #expect(answers.map(\.0) == ["200", "200"])
        #expect(served.golden == "old" && served.folder.text(of: ".profile") == "old")
    }

    @Test func `a film that is another one by now is not accepted`() throws {
        let served = try Served()
        let key = try served.key()
        try served.folder.write("newer", to: ".build/interlude-report/cases/open/candidate.png")
        #expect(try served.ask("POST", "/accept/\(key)", token: served.token).0 == "409")
        #expect(served.golden == "old")
    }

    @Test(.enabled(if: Chromium.program != nil, "Chromium is not installed: apt-get install chromium"))
    func `the button on the page accepts the golden`() throws {
        let served = try Served()
        let page = try Chromium().open(served.url)
        try page.wait(until: "document.querySelectorAll('button.accept').length === 1")
        #expect(try page.evaluate("location.hash") as? String == "")
        try page.evaluate("document.querySelector('button.accept').click(); 0")
        try page.wait(until: "document.querySelector('button.accept').textContent === 'Accepted'")
        #expect(served.golden == "new")
    }
}
