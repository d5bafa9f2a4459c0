import InterludeGoldens

/// Compares a text with its golden, and records an issue with the different lines if it differs.
///
///     expectText(stage.viewTree, matches: "detail-views")
///     expectText(calls.text, matches: "push-calls")
///
/// The golden is a text file in the folder `__Films__` next to the test's file. `GoldenMode` describes how it is
/// recorded.
///
/// - Returns: Whether the text equals the golden.
@MainActor @discardableResult
public func expectText(
    _ text: String, matches name: String, mode: GoldenMode? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return TestRunner.conclude(
        GoldenChecker(at: caller.place, mode: mode).check(text, matches: name), for: caller, name: name)
}
