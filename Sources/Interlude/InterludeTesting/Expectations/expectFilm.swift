import InterludeGoldens
import InterludeStage

/// Compares a film with its golden, frame by frame and pixel by pixel, and records an issue if it differs.
///
///     let film = try stage.record { navigation.pushViewController(detail, using: .door) }
///     expectFilm(film, matches: "door-push")
///
/// The golden is an animated PNG in the folder `__Films__` next to the test's file. The first run records it and fails, so
/// that you look at it; see `GoldenMode` for recording it again. If the film differs, the issue names the first
/// different frame, and golden, film and difference are in the report's folder as films and as a filmstrip. In Swift
/// Testing they are also attached to the test.
///
/// Works in Swift Testing and in XCTest.
///
/// - Parameters:
///   - film: The film.
///   - name: The golden's name, unique in the test's file. Inside `Stage.matrix` the configuration's name is appended.
///   - moments: The frames that the golden stores as images. All frames are compared.
///   - tolerance: The differences that are accepted in a frame; by default none.
///   - mode: The golden's mode, or `nil` for that of the trait or the environment.
///   - fileID: The caller's module and file.
///   - filePath: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
///   - function: The caller's function.
/// - Returns: Whether the film equals the golden.
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
