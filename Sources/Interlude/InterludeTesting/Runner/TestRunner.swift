import Foundation
import InterludeGoldens
import Testing
import XCTest

/// The test runner that is running, Swift Testing or XCTest.
enum TestRunner {
    /// Checks, records an issue if that failed, and hands its files over. What another shard looks at is not checked here.
    ///
    /// - Parameter name: What is expected, in a report.
    /// - Returns: Whether it did not fail.
    @MainActor static func conclude(
        _ check: @autoclosure () -> CheckResult, for caller: TestCaller, name: String? = nil
    ) -> Bool {
        let result = ShardScope.verdict(for: caller, name: name) ?? check()
        attach(result.attachments, for: caller)
        if !result.passed {
            if recordsAsKnown(result.message, for: caller) {
                result.noteKnown()
            } else {
                record(result.message, for: caller)
            }
        } else if !result.message.isEmpty {
            print("\(caller.fileID):\(caller.line): \(result.message)")
        }
        return result.passed
    }

    /// Whether a `withKnownIssue` around the expectation matches the failure, which is then recorded.
    ///
    /// Swift Testing does not report this of an issue. But an error that one of these scopes does not match is passed to
    /// the enclosing scope, and is rethrown if none matches.
    private static func recordsAsKnown(_ message: String, for caller: TestCaller) -> Bool {
        guard Test.current != nil else { return false }
        do {
            try withKnownIssue(isIntermittent: true, sourceLocation: caller.sourceLocation) {
                throw ExpectationFailure(description: message)
            } when: {
                true
            } matching: { _ in
                false
            }
            return true
        } catch {
            return false
        }
    }

    private static func record(_ message: String, for caller: TestCaller) {
        if Test.current != nil {
            Issue.record(Comment(rawValue: message), sourceLocation: caller.sourceLocation)
        } else {
            XCTFail(message, file: caller.filePath, line: UInt(caller.line))
        }
    }

    /// XCTest on Linux has no attachments; there the message names the files.
    private static func attach(_ files: [URL], for caller: TestCaller) {
        guard Test.current != nil else { return }
        for file in files {
            guard let data = try? Data(contentsOf: file) else { continue }
            Attachment.record([UInt8](data), named: file.lastPathComponent, sourceLocation: caller.sourceLocation)
        }
    }
}

/// The failure of an expectation, as an error.
private struct ExpectationFailure: Error, CustomStringConvertible {
    let description: String
}
