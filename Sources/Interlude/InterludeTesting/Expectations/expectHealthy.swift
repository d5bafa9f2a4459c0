import Interlude
import InterludeGoldens
import TransitionDoctor
import UIKit

/// Examines an animator in its uses, and records an issue with all findings if there are any.
///
///     expectHealthy(.push, .pop) { DropAnimator() }
///
/// Use a `Patient` for delegates, for screens with their own transitions, and for helpers that push.
///
/// - Parameters:
///   - uses: The uses of the animator.
///   - name: The name in reports; `nil` for the animator's type.
///   - rules: The rules that are not checked.
///   - severity: The minimum severity of a finding.
///   - fileID: The caller's module and file.
///   - filePath: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
///   - function: The caller's function.
///   - animator: Creates the animator of a transition.
/// - Returns: Whether there are no findings.
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

/// Examines an animator that depends on its use, such as push or pop, and records an issue with all findings if there
/// are any.
///
///     expectHealthy(.push, .pop) { use in FoldAnimator(isForward: use.isForward) }
///
/// - Returns: Whether there are no findings.
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

/// Examines a transition of Interlude or of your own, and records an issue with all findings if there are any. Examine
/// a transition that needs views of the screens as a `Patient`.
///
///     expectHealthy(.door)
///
/// - Returns: Whether there are no findings.
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

/// Examines a patient, and records an issue with all findings if there are any.
///
///     expectHealthy(Patient("swipe", navigationDelegate: { SwipeDirector() }))
///
/// - Returns: Whether there are no findings.
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

/// Records an issue with all findings of a diagnosis if there are any, and adds them to the report. A comment directly
/// above suppresses findings.
///
/// - Returns: Whether there are no findings.
@MainActor @discardableResult
public func expectHealthy(
    _ diagnosis: Diagnosis, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let accepted = diagnosis.accepting(above: line, of: caller.place.filePath)
    return TestRunner.conclude(accepted.check(at: caller.place), for: caller, name: diagnosis.name)
}
