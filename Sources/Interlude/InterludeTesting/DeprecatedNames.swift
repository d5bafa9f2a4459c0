import InterludeGoldens
import InterludeStage
import QuartzCore
import UIKit

// The former names, for one release. Each one only calls what its successor calls.

/// The former name of `expectSnapshot(of:matches:except:tolerance:mode:fileID:filePath:line:column:function:)`.
@available(
    *, deprecated, renamed: "expectSnapshot(of:matches:except:tolerance:mode:fileID:filePath:line:column:function:)"
)
@MainActor @discardableResult
public func expectPicture(
    of stage: Stage, matches name: String, except masks: SnapshotMask..., tolerance: FilmTolerance = .exact,
    mode: GoldenMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return expect(stage, name, masks, tolerance, mode, caller)
}

/// The former name of `expectSnapshot(of:matches:scale:except:tolerance:mode:fileID:filePath:line:column:function:)`.
@available(
    *, deprecated,
    renamed: "expectSnapshot(of:matches:scale:except:tolerance:mode:fileID:filePath:line:column:function:)"
)
@MainActor @discardableResult
public func expectPicture(
    of view: UIView, matches name: String, scale: CGFloat? = nil, except masks: SnapshotMask...,
    tolerance: FilmTolerance = .exact, mode: GoldenMode? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return expect(view, scale, name, masks, tolerance, mode, caller)
}

/// The former name of `expectSnapshot(of:on:matches:except:tolerance:mode:fileID:filePath:line:column:function:)`.
@available(
    *, deprecated, renamed: "expectSnapshot(of:on:matches:except:tolerance:mode:fileID:filePath:line:column:function:)"
)
@MainActor @discardableResult
public func expectPicture(
    of controller: UIViewController, on setting: Stage.Configuration? = nil, matches name: String,
    except masks: SnapshotMask..., tolerance: FilmTolerance = .exact, mode: GoldenMode? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return expect(controller, setting, name, masks, tolerance, mode, caller)
}

/// The former name of `expectSnapshot(of:matches:scale:tolerance:mode:fileID:filePath:line:column:function:)`.
@available(
    *, deprecated, renamed: "expectSnapshot(of:matches:scale:tolerance:mode:fileID:filePath:line:column:function:)"
)
@MainActor @discardableResult
public func expectPicture(
    of layer: CALayer, matches name: String, scale: CGFloat? = nil, tolerance: FilmTolerance = .exact,
    mode: GoldenMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    expectSnapshot(
        of: layer, matches: name, scale: scale, tolerance: tolerance, mode: mode, fileID: fileID, filePath: filePath,
        line: line, column: column, function: function)
}
