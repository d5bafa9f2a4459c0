import InterludeGoldens
import InterludeStage
import UIKit

/// Compares what a stage's screen is made of with a golden text, and records an issue that shows the lines that differ.
///
///     expectTree(of: stage, .views, matches: "cart")
///     expectTree(of: stage, .accessibility, matches: "cart-read")
///
/// The text is in the app's words, see `ScreenTree`. The golden is a text file beside the test's file, in the folder
/// `__Films__`; `GoldenMode` tells how it is recorded.
///
/// - Parameters:
///   - stage: Whose screen.
///   - tree: Views, layers, controllers, or what assistive technology reads.
///   - name: The golden's name, of its own in the test's file. Inside `Stage.matrix` the setting's name is added.
///   - mode: What to do with the golden; `nil` for what the trait or the environment says.
///   - fileID: The caller's module and file.
///   - filePath: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
///   - function: The caller's function.
/// - Returns: Whether the tree is as the golden says.
@MainActor @discardableResult
public func expectTree(
    of stage: Stage, _ tree: ScreenTree, matches name: String, mode: GoldenMode? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return TestRunner.conclude(
        GoldenChecker(at: caller.place, mode: mode).check(stage.tree(tree), matches: name), for: caller, name: name)
}

/// Compares what a view is made of with a golden text. It may be on a stage or on none.
@MainActor @discardableResult
public func expectTree(
    of view: UIView, _ tree: ScreenTree, matches name: String, mode: GoldenMode? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return TestRunner.conclude(
        GoldenChecker(at: caller.place, mode: mode).check(tree.text(of: view), matches: name), for: caller, name: name)
}

/// Compares what a controller's screen is made of, or its controllers, with a golden text.
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
