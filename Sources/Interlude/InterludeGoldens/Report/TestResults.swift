import Foundation
import FoundationXML
import InterludeStage

/// What `swift test --xunit-output` reports of a run: every test, those too that expect nothing of films.
package struct TestResults: Sendable {
    /// A case for each test.
    package let cases: [ReportCase]

    /// Reads a file.
    ///
    /// - Throws: ``OutputError`` for a file that cannot be read or is no XML.
    package init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw OutputError.cannotRead(path: path, reason: TestResults.reason(for: path))
        }
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), reader.hasSuites else {
            throw OutputError.cannotRead(path: path, reason: "it is not the XML that swift test --xunit-output writes")
        }
        cases = reader.cases
    }

    /// The system's words for why a file cannot be opened.
    private static func reason(for path: String) -> String {
        let descriptor = open(path, O_RDONLY)
        let code = descriptor < 0 ? errno : EISDIR
        if descriptor >= 0 { close(descriptor) }
        return String(cString: strerror(code))
    }

    /// Takes the elements as they come.
    private final class Reader: NSObject, XMLParserDelegate {
        private(set) var cases: [ReportCase] = []
        /// Whether it is about tests at all. Text without any element passes for XML on Linux.
        private(set) var hasSuites = false

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            switch name {
            case "testsuites", "testsuite": hasSuites = true
            case "testcase":
                let place = TestPlace(test: "", fileID: attributes["classname"] ?? "", filePath: "", line: 0)
                var entry = ReportCase(kind: .test, name: attributes["name"] ?? "", place: place)
                entry.seconds = attributes["time"].flatMap(Double.init)
                cases.append(entry)
            case "failure", "error":
                guard var entry = cases.popLast() else { return }
                entry.status = .failed
                entry.failures.append(attributes["message"] ?? "failure")
                entry.message = entry.failures.filter { !$0.isEmpty }.joined(separator: "\n")
                cases.append(entry)
            case "skipped":
                guard var entry = cases.popLast() else { return }
                entry.status = .skipped
                cases.append(entry)
            default: break
            }
        }
    }
}
