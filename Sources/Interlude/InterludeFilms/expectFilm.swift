import Foundation
import UIKit

/// Records a transition, and compares it with a golden that Linux and iOS share.
///
///     try await expectFilm(
///         of: .push(DetailController()), on: UINavigationController(rootViewController: ListController()),
///         matches: "detail-push")
///
/// The film has the frame before the change, a frame at each of the times, and the frame after the transition. Each is reduced to the
/// mean colors of squares of 16 × 16 points, so that another font or another rasterizer makes a small difference only. The golden
/// is a PNG in the folder `__SharedFilms__` beside the test's file, with the frames side by side. The first run, on either system,
/// records it and fails. Environment variable: `INTERLUDE_GOLDEN`, with `record`, `failed`, `verify` or `compare`.
///
/// On Linux the film is exact: a stage of an iPhone 15 on a virtual clock. On iOS it is sampled: a window of the host app's scene runs
/// at a quarter of the speed, and `drawHierarchy(in:afterScreenUpdates:)` draws it in each frame of a `CADisplayLink`.
///
/// Limitation on iOS: the window's speed slows animations only. A transition that a timer or a display link drives is recorded at wrong
/// times. The status bar is not in the film. The golden's device and the simulator's have to have screens of equal size. A device cannot
/// read the golden: run the test in a simulator.
///
/// - Parameters:
///   - change: The change to record.
///   - earlier: The changes to make before it, not animated.
///   - root: The root view controller of the window.
///   - name: The golden's name, unique in the test's file.
///   - times: The times of the frames, in seconds after the change, in rising order.
///   - tolerance: The difference that is accepted in a frame.
///   - filePath: The caller's file.
/// - Throws: ``FilmFailure`` if the film differs or cannot be recorded.
@MainActor public func expectFilm(
    of change: ScreenChange, after earlier: [ScreenChange] = [], on root: UIViewController, matches name: String,
    at times: [TimeInterval] = [0.1, 0.2, 0.3], tolerance: SquareTolerance = .betweenSystems,
    filePath: String = #filePath
) async throws {
    let film = try await CoarseFilm(of: change, after: earlier, on: root, at: times)
    let mode = try SharedGolden.Mode(environment: ProcessInfo.processInfo.environment)
    try SharedGolden(name, beside: filePath).check(film, tolerance, mode: mode)
}
