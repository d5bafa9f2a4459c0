import InterludeGoldens
import InterludeStage
import QuartzCore
import UIKit

/// Compares the screen of a stage with a golden image, pixel by pixel, and records an issue if it differs.
///
///     try stage.settle()
///     expectSnapshot(of: stage, matches: "cart", except: .identifier("clock"))
///
/// The golden is a PNG in the folder `__Films__` next to the test's file. `GoldenMode` describes how it is recorded.
///
/// - Parameters:
///   - stage: The stage.
///   - name: The golden's name, unique in the test's file. Inside `Stage.matrix` the configuration's name is appended.
///   - masks: The areas that are not compared.
///   - tolerance: The differences that are accepted; by default none.
///   - mode: The golden's mode, or `nil` for that of the trait or the environment.
///   - fileID: The caller's module and file.
///   - filePath: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
///   - function: The caller's function.
/// - Returns: Whether the image equals the golden.
@MainActor @discardableResult
public func expectSnapshot(
    of stage: Stage, matches name: String, except masks: SnapshotMask..., tolerance: FilmTolerance = .exact,
    mode: GoldenMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return expect(stage, name, masks, tolerance, mode, caller)
}

/// Compares a view with a golden image. The view does not have to be on a stage; a view without a size gets its fitting
/// size.
///
/// - Parameters:
///   - view: The view, which is rendered with its subviews.
///   - name: The golden's name.
///   - scale: Pixels per point; `nil` for the screen's.
///   - masks: Areas that are not compared.
///   - tolerance: The differences that are accepted.
///   - mode: The golden's mode, or `nil` for that of the trait or the environment.
///   - fileID: The caller's module and file.
///   - filePath: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
///   - function: The caller's function.
@MainActor @discardableResult
public func expectSnapshot(
    of view: UIView, matches name: String, scale: CGFloat? = nil, except masks: SnapshotMask...,
    tolerance: FilmTolerance = .exact, mode: GoldenMode? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return expect(view, scale, name, masks, tolerance, mode, caller)
}

/// Compares the screen of a view controller with a golden image, on a new stage and after it has settled.
///
/// - Parameters:
///   - controller: The window's root view controller. For a child or a presented controller, compare its view or the stage.
///   - configuration: The stage's configuration; `nil` for that of `Stage.matrix`, or else an iPhone 15.
///   - name: The golden's name.
///   - masks: Areas that are not compared.
///   - tolerance: The differences that are accepted.
///   - mode: The golden's mode, or `nil` for that of the trait or the environment.
///   - fileID: The caller's module and file.
///   - filePath: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
///   - function: The caller's function.
@MainActor @discardableResult
public func expectSnapshot(
    of controller: UIViewController, on configuration: Stage.Configuration? = nil, matches name: String,
    except masks: SnapshotMask..., tolerance: FilmTolerance = .exact, mode: GoldenMode? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return expect(controller, configuration, name, masks, tolerance, mode, caller)
}

/// Checks the snapshot of a controller on a new stage.
@MainActor private func check(
    _ controller: UIViewController, on setting: Stage.Configuration?, _ name: String, _ masks: [SnapshotMask],
    _ tolerance: FilmTolerance, _ checker: GoldenChecker
) -> CheckResult {
    let stage = Stage(
        rootViewController: controller, configuration: setting ?? Stage.Configuration.current ?? Stage.Configuration())
    defer { stage.close() }
    stage.ignore(.endless)
    do { try stage.settle() } catch { return checker.fail(name, because: "\(error)") }
    return checker.check(stage.picture(except: masks), matches: name, tolerance: tolerance, in: stage.configuration)
}

/// Compares a layer with a golden image.
///
/// - Parameters:
///   - layer: The layer, which is rendered with its sublayers.
///   - name: The golden's name.
///   - scale: Pixels per point; `nil` for the screen's.
///   - tolerance: The differences that are accepted.
///   - mode: The golden's mode, or `nil` for that of the trait or the environment.
///   - fileID: The caller's module and file.
///   - filePath: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
///   - function: The caller's function.
@MainActor @discardableResult
public func expectSnapshot(
    of layer: CALayer, matches name: String, scale: CGFloat? = nil, tolerance: FilmTolerance = .exact,
    mode: GoldenMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return expect(Snapshot(of: layer, scale: scale), name, tolerance, mode, caller)
}

@MainActor func expect(
    _ stage: Stage, _ name: String, _ masks: [SnapshotMask], _ tolerance: FilmTolerance, _ mode: GoldenMode?,
    _ caller: TestCaller
) -> Bool {
    expect(stage.picture(except: masks), name, tolerance, mode, caller, in: stage.configuration)
}

@MainActor func expect(
    _ view: UIView, _ scale: CGFloat?, _ name: String, _ masks: [SnapshotMask], _ tolerance: FilmTolerance,
    _ mode: GoldenMode?, _ caller: TestCaller
) -> Bool {
    expect(
        Snapshot(of: view, scale: scale)?.covering(masks.flatMap { $0.rects(in: [view], space: view) }), name,
        tolerance,
        mode, caller)
}

@MainActor func expect(
    _ controller: UIViewController, _ configuration: Stage.Configuration?, _ name: String, _ masks: [SnapshotMask],
    _ tolerance: FilmTolerance, _ mode: GoldenMode?, _ caller: TestCaller
) -> Bool {
    TestRunner.conclude(
        check(controller, on: configuration, name, masks, tolerance, GoldenChecker(at: caller.place, mode: mode)),
        for: caller, name: name)
}

@MainActor private func expect(
    _ picture: @autoclosure () -> Snapshot?, _ name: String, _ tolerance: FilmTolerance, _ mode: GoldenMode?,
    _ caller: TestCaller, in setting: Stage.Configuration? = nil
) -> Bool {
    let checker = GoldenChecker(at: caller.place, mode: mode)
    return TestRunner.conclude(
        checker.check(picture(), matches: name, tolerance: tolerance, in: setting), for: caller, name: name)
}
