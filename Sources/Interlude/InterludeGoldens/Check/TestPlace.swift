import Foundation

/// The location of an expectation in the tests.
package struct TestPlace: Hashable, Sendable {
    /// The running test's name; empty when no test runs.
    package var test: String
    /// The test's suite and function as the test runner's results name them, `AppTests.DoorTests/opens()`; where the runner
    /// does not tell, the function alone.
    package var identity = ""
    /// `Module/File.swift`.
    package var fileID: String
    /// The file's path, beside which goldens are.
    package var filePath: String
    package var line: Int

    package init(test: String, fileID: String, filePath: String, line: Int) {
        self.test = test
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
    }

    /// `AppTests/DoorTests.swift:12`.
    var words: String { "\(fileID):\(line)" }
}
