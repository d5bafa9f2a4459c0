import InterludeStage

/// Examines a transition, and records an issue when the doctor finds something wrong, with all findings.
///
///     expectHealthy(Patient(for: .push, .pop) { DropAnimator() })
///
/// - Returns: Whether nothing is wrong.
@MainActor @discardableResult
public func expectHealthy(
    _ patient: Patient, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) -> Bool {
    expectHealthy(
        patient.examine(), fileID: fileID, filePath: filePath, line: line, column: column, function: function)
}

/// Records an issue when the doctor has found something wrong, with all findings, and puts them into the report.
///
/// - Returns: Whether nothing is wrong.
@MainActor @discardableResult
public func expectHealthy(
    _ diagnosis: Diagnosis, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return TestRunner.conclude(diagnosis.check(at: caller.place), for: caller)
}
