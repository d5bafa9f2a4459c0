import Foundation
import InterludeStage

/// Writes a report's page, JSON and JUnit XML, one case after the other: a report of ten thousand films never is in memory as
/// a whole.
package struct ReportWriter {
    private let report: Report
    private let load: (ReportCase) throws -> ReportCase

    /// - Parameters:
    ///   - report: The cases in their order; what is long in them may be left out.
    ///   - load: The whole of a case.
    package init(_ report: Report, load: @escaping (ReportCase) throws -> ReportCase = { $0 }) {
        self.report = report
        self.load = load
    }

    /// Writes the files into the folder in which the cases' folders are.
    ///
    /// - Throws: ``OutputError``, and what `load` throws.
    package func write(to folder: URL) throws {
        let names = ["report.json", "junit.xml", Report.pageName]
        let outputs = try names.map { try StreamedOutput(folder.appendingPathComponent($0).path) }
        let page = ReportPage(report: report)
        let frame = page.frame
        try outputs[1].write(report.junitHead)
        try outputs[2].write(frame.head)
        var section: String?
        for entry in report.cases {
            let entry = try load(entry)
            try outputs[0].write((section == nil ? "[\n" : ",\n") + json(entry))
            if entry.section != section {
                if section != nil { try end(outputs) }
                try outputs[1].write(report.junitSuite(entry))
                try outputs[2].write(
                    "\(section == nil ? "" : "\n")<section><h2>\(escaped(entry.file)) <small></small></h2>")
            }
            section = entry.section
            try outputs[1].write(report.junitCase(entry))
            try outputs[2].write("\n" + page.article(entry))
        }
        if section != nil { try end(outputs) }
        try outputs[0].write(section == nil ? "[]\n" : "\n]\n")
        try outputs[1].write(report.junitTail)
        try outputs[2].write(frame.tail)
        for output in outputs { try output.commit() }
    }

    /// Ends the cases of a file, in JUnit XML and on the page.
    private func end(_ outputs: [StreamedOutput]) throws {
        try outputs[1].write("  </testsuite>\n")
        try outputs[2].write("\n</section>")
    }

    /// A case, indented as an item of the list.
    private func json(_ entry: ReportCase) throws -> String {
        let text = String(decoding: try JSONEncoder.forPeople.encode(entry), as: UTF8.self)
        return "  " + text.replacingOccurrences(of: "\n", with: "\n  ")
    }
}

/// A file that is written bit by bit, and is there whole or not at all.
private final class StreamedOutput {
    private let output: AtomicOutput
    private let file: FileHandle
    private var buffer = Data()
    /// In bytes. Decided: few calls of the system, and little memory.
    private static let part = 1 << 18

    init(_ path: String) throws {
        output = try AtomicOutput(path: path, kind: .file)
        guard FileManager.default.createFile(atPath: output.temporaryPath, contents: nil),
            let file = FileHandle(forWritingAtPath: output.temporaryPath)
        else { throw OutputError.system(path) }
        self.file = file
    }

    func write(_ text: String) throws {
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= StreamedOutput.part { try flush() }
    }

    private func flush() throws {
        do { try file.write(contentsOf: buffer) } catch {
            throw OutputError.cannotWrite(path: output.path, reason: "\(error)")
        }
        buffer.removeAll(keepingCapacity: true)
    }

    func commit() throws {
        try flush()
        try file.close()
        try output.commit()
    }
}
