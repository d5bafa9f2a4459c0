import Foundation
import FoundationXML
import InterludeFoundation
import InterludeStage

/// The results of `swift test --xunit-output`: every test, including those without films.
package struct TestResults: Sendable {
    /// A case for each test.
    package let cases: [ReportCase]

    /// Reads a file.
    ///
    /// - Throws: ``OutputError`` for a file that cannot be read or is no XML.
    package init(path: String) throws {
        let data: Data
        do { data = try RegularFile.contents(atPath: path) } catch {
            throw OutputError.cannotRead(path: path, reason: error.description)
        }
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        // Foundation's parser ends the process where a name is no text.
        guard String(validating: data, as: UTF8.self) != nil, parser.parse(), reader.hasSuites else {
            throw OutputError.cannotRead(path: path, reason: "it is not the XML that swift test --xunit-output writes")
        }
        cases = reader.cases
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
