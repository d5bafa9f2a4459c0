import InterludeGoldens
import InterludeStage
import QuartzCore
import UIKit

/// Compares what a stage's screen shows now with a golden picture, pixel by pixel, and records an issue when it differs.
///
///     try stage.settle()
///     expectPicture(of: stage, matches: "cart", except: .identifier("clock"))
///
/// The golden is a PNG beside the test's file, in the folder `__Films__`, and is recorded like a film's: see
/// `GoldenMode`.
///
/// - Parameters:
///   - stage: Whose screen.
///   - name: The golden's name, of its own in the test's file. Inside `Stage.matrix` the setting's name is added.
///   - masks: What is not compared.
///   - tolerance: How much the picture may differ. Not at all, unless the test asks for it.
///   - mode: What to do with the golden; `nil` for what the trait or the environment says.
///   - fileID: The caller's module and file.
///   - filePath: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
///   - function: The caller's function.
/// - Returns: Whether the picture is as the golden says.
@MainActor @discardableResult
public func expectPicture(
    of stage: Stage, matches name: String, except masks: PictureMask..., tolerance: FilmTolerance = .exact,
    mode: GoldenMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return expect(stage.picture(except: masks), name, tolerance, mode, caller, in: stage.setting)
}

/// Compares a view, as it looks now, with a golden picture. It may be on a stage or on none; a view without a size gets the one
/// that it asks for.
///
/// - Parameters:
///   - view: What is pictured with all in it.
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
public func expectPicture(
    of view: UIView, matches name: String, scale: CGFloat? = nil, except masks: PictureMask...,
    tolerance: FilmTolerance = .exact, mode: GoldenMode? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return expect(
        Picture(of: view, scale: scale)?.covering(masks.flatMap { $0.rects(in: [view], space: view) }), name, tolerance,
        mode, caller)
}

/// Compares a controller's screen with a golden picture: on a stage of its own, when nothing moves any more.
///
/// - Parameters:
///   - controller: The window's root. One that belongs to another already stays there: picture its view, or the stage.
///   - setting: The device and its user's choices; `nil` for the matrix's, else an iPhone 15.
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
public func expectPicture(
    of controller: UIViewController, on setting: Stage.Setting? = nil, matches name: String,
    except masks: PictureMask..., tolerance: FilmTolerance = .exact, mode: GoldenMode? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return TestRunner.conclude(
        check(controller, on: setting, name, masks, tolerance, GoldenChecker(at: caller.place, mode: mode)),
        for: caller, name: name)
}

/// Puts a controller on a stage of its own and checks its picture there.
@MainActor private func check(
    _ controller: UIViewController, on setting: Stage.Setting?, _ name: String, _ masks: [PictureMask],
    _ tolerance: FilmTolerance, _ checker: GoldenChecker
) -> CheckResult {
    let stage = Stage(rootViewController: controller, setting: setting ?? Stage.Setting.current ?? Stage.Setting())
    defer { stage.close() }
    stage.doNotAwait(.endless)
    do { try stage.settle() } catch { return checker.fail(name, because: "\(error)") }
    return checker.check(stage.picture(except: masks), matches: name, tolerance: tolerance, in: stage.setting)
}

/// Compares a layer, as it looks now, with a golden picture.
///
/// - Parameters:
///   - layer: What is pictured with all in it.
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
public func expectPicture(
    of layer: CALayer, matches name: String, scale: CGFloat? = nil, tolerance: FilmTolerance = .exact,
    mode: GoldenMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return expect(Picture(of: layer, scale: scale), name, tolerance, mode, caller)
}

@MainActor private func expect(
    _ picture: @autoclosure () -> Picture?, _ name: String, _ tolerance: FilmTolerance, _ mode: GoldenMode?,
    _ caller: TestCaller, in setting: Stage.Setting? = nil
) -> Bool {
    let checker = GoldenChecker(at: caller.place, mode: mode)
    return TestRunner.conclude(
        checker.check(picture(), matches: name, tolerance: tolerance, in: setting), for: caller, name: name)
}
