import Foundation
import InterludeGoldens
import Testing

/// The location of an expectation in the tests.
struct TestCaller {
    let fileID: String
    /// XCTest takes no other kind of text.
    let filePath: StaticString
    let line: Int
    let column: Int
    /// The function of the expectation.
    let function: String

    var place: TestPlace {
        var place = TestPlace(test: testName, fileID: fileID, filePath: filePath.description, line: line)
        place.identity = identity
        return place
    }

    private var identity: String { Test.current.map(TestKey.identity) ?? function }

    var sourceLocation: SourceLocation {
        SourceLocation(fileID: fileID, filePath: filePath.description, line: line, column: column)
    }

    /// The running test's name as people gave it. XCTest does not tell which test runs; there it is the function's name.
    private var testName: String {
        guard let test = Test.current else { return function }
        return test.displayName ?? test.name
    }
}
