import Interlude
import InterludeGoldens
import TransitionDoctor
import UIKit

/// Examines an animator in its uses, and records an issue when the doctor finds something wrong, with all findings.
///
///     expectHealthy(.push, .pop) { DropAnimator() }
///
/// `Patient` examines what is more than an animator: delegates, screens that bring their own, helpers that push.
///
/// - Parameters:
///   - uses: What the animator is made for.
///   - name: A name for reports; `nil` for the animator's type.
///   - rules: These are not looked at.
///   - severity: Findings that matter less are left out.
///   - fileID: The caller's module and file.
///   - filePath: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
///   - function: The caller's function.
///   - animator: Makes it anew for every transition.
/// - Returns: Whether nothing is wrong.
@MainActor @discardableResult
public func expectHealthy(
    _ uses: TransitionUse..., named name: String? = nil, except rules: Set<Rule> = [],
    from severity: Finding.Severity = .warning, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function,
    animator: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
) -> Bool {
    expectHealthy(
        Patient(name, for: uses) { _ in animator() }, except: rules, from: severity, fileID: fileID, filePath: filePath,
        line: line, column: column,
        function: function)
}

/// Examines an animator that wants to know its use, to tell push from pop, and records an issue when the doctor finds
/// something wrong.
///
///     expectHealthy(.push, .pop) { use in FoldAnimator(isForward: use.isForward) }
///
/// - Returns: Whether nothing is wrong.
@MainActor @discardableResult
public func expectHealthy(
    _ uses: TransitionUse..., named name: String? = nil, except rules: Set<Rule> = [],
    from severity: Finding.Severity = .warning, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function,
    animator: @escaping @MainActor (TransitionUse) -> any UIViewControllerAnimatedTransitioning
) -> Bool {
    expectHealthy(
        Patient(name, for: uses, animator: animator), except: rules, from: severity, fileID: fileID, filePath: filePath,
        line: line, column: column,
        function: function)
}

/// Examines a transition for whole screens, ready made or of your own, and records an issue when the doctor finds something
/// wrong. One that needs views of the screens is examined as a `Patient`, which hands them over.
///
///     expectHealthy(.door)
///
/// - Returns: Whether nothing is wrong.
@MainActor @discardableResult
public func expectHealthy(
    _ transition: ScreenTransition, except rules: Set<Rule> = [], from severity: Finding.Severity = .warning,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) -> Bool {
    expectHealthy(
        Patient(transition.name) { _, _ in transition }, except: rules, from: severity, fileID: fileID,
        filePath: filePath, line: line,
        column: column, function: function)
}

/// Examines a patient, and records an issue when the doctor finds something wrong, with all findings.
///
///     expectHealthy(Patient("swipe", navigationDelegate: { SwipeDirector() }))
///
/// - Returns: Whether nothing is wrong.
@MainActor @discardableResult
public func expectHealthy(
    _ patient: Patient, except rules: Set<Rule> = [], from severity: Finding.Severity = .warning,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let result = patient.check(at: caller.place, except: rules, from: severity)
    return TestRunner.conclude(result, for: caller, name: patient.name)
}

/// Records an issue when the doctor has found something wrong, with all findings, and puts them into the report. A comment
/// directly above accepts findings, as everywhere.
///
/// - Returns: Whether nothing is wrong.
@MainActor @discardableResult
public func expectHealthy(
    _ diagnosis: Diagnosis, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let accepted = diagnosis.accepting(above: line, of: caller.place.filePath)
    return TestRunner.conclude(accepted.check(at: caller.place), for: caller, name: diagnosis.name)
}
