import InterludeGoldens
import InterludeStage

/// Compares a film with its golden, frame by frame, pixel by pixel, and records an issue when it differs.
///
///     let film = try stage.record { navigation.pushViewController(detail, using: .door) }
///     expectFilm(film, matches: "door-push")
///
/// The golden is an animated PNG beside the test's file, in the folder `__Films__`. The first run records it and fails, so
/// that somebody looks at it; `GoldenMode` tells how to record it anew. When the film differs the issue names the first
/// frame that does, and golden, film and difference stand in the report's folder as films and as one strip; under Swift
/// Testing they are attached to the test.
///
/// Works in Swift Testing and in XCTest.
///
/// - Parameters:
///   - film: What was filmed.
///   - name: The golden's name, of its own in the test's file. Inside `Stage.matrix` the setting's name is added.
///   - moments: Which frames the golden keeps as pictures. All frames are compared.
///   - tolerance: How much a frame may differ. Not at all, unless the test asks for it.
///   - mode: What to do with the golden; `nil` for what the trait or the environment says.
///   - fileID: The caller's module and file.
///   - filePath: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
///   - function: The caller's function.
/// - Returns: Whether the film is as the golden says.
@MainActor @discardableResult
public func expectFilm(
    _ film: Film, matches name: String, moments: FilmMoments = .spread(8), tolerance: FilmTolerance = .exact,
    mode: GoldenMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) -> Bool {
    let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return TestRunner.conclude(
        GoldenChecker(at: caller.place, mode: mode).check(
            film, matches: name, moments: moments, tolerance: tolerance), for: caller, name: name)
}
