import InterludeGoldens
import InterludeStage
import UIKit

/// Compares the structure of a stage's screen with a golden text, and records an issue with the different lines if it
/// differs.
///
///     expectTree(of: stage, .views, matches: "cart")
///     expectTree(of: stage, .accessibility, matches: "cart-read")
///
/// `ScreenTree` describes the text. The golden is a text file in the folder `__Films__` next to the test's file.
/// `GoldenMode` describes how it is recorded.
///
/// - Parameters:
///   - stage: The stage.
///   - tree: The kind of structure: views, layers, controllers, or elements for assistive technology.
///   - name: The golden's name, unique in the test's file. Inside `Stage.matrix` the configuration's name is appended.
///   - mode: The golden's mode, or `nil` for that of the trait or the environment.
///   - fileID: The caller's module and file.
///   - filePath: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
///   - function: The caller's function.
/// - Returns: Whether the text equals the golden.
@MainActor @discardableResult
public func expectTree(
    of stage: Stage, _ tree: ScreenTree, matches name: String, mode: GoldenMode? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return TestRunner.conclude(
        GoldenChecker(at: caller.place, mode: mode).check(stage.tree(tree), matches: name), for: caller, name: name)
}

/// Compares the structure of a view with a golden text. The view does not have to be on a stage.
@MainActor @discardableResult
public func expectTree(
    of view: UIView, _ tree: ScreenTree, matches name: String, mode: GoldenMode? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return TestRunner.conclude(
        GoldenChecker(at: caller.place, mode: mode).check(tree.text(of: view), matches: name), for: caller, name: name)
}

/// Compares the structure of a controller's screen, or its controllers, with a golden text.
@MainActor @discardableResult
public func expectTree(
    of controller: UIViewController, _ tree: ScreenTree, matches name: String, mode: GoldenMode? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return TestRunner.conclude(
        GoldenChecker(at: caller.place, mode: mode).check(tree.text(of: controller), matches: name), for: caller,
        name: name)
}
