import Foundation
import InterludeFilms
import TestPrograms
import Testing
import UIKit

/// Changes of the screen, recorded on Linux.
@MainActor @Suite struct ExpectSharedFilmTests {
    private func screen(_ color: UIColor) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = color
        controller.modalPresentationStyle = .fullScreen
        return controller
    }

    /// The colors in the middle of the lower half of a recorded change's frames.
    private func colors(
        of change: ScreenChange, after earlier: [ScreenChange] = [], on root: UIViewController, at times: [TimeInterval]
    ) async throws -> [UInt32] {
        let film = try await CoarseFilm(of: change, after: earlier, on: root, at: times)
        return film.frames.map { $0.colors[40 * $0.columns + $0.columns / 2] }
    }

    @Test func `a push has the screen before it, the screens on their way, and the screen after it`() async throws {
        let root = UINavigationController(rootViewController: screen(.blue))
        let colors = try await colors(of: .push(screen(.red)), on: root, at: [0.05, 0.3])
        #expect(colors.count == 4)
        #expect(colors[0] == 0x0000FF)
        #expect(colors[1] & 0xFF0000 == 0)
        #expect(colors[2] == 0xFF0000)
        #expect(colors[3] == 0xFF0000)
    }

    @Test func `changes before a film are not in it`() async throws {
        let colors = try await colors(
            of: .dismiss, after: [.present(screen(.red))], on: screen(.blue), at: [])
        #expect(colors == [0xFF0000, 0x0000FF])
    }

    @Test func `a change that the root cannot make is a failure with the reason`() async throws {
        let folder = try TestFolder()
        let changes: [(ScreenChange, UIViewController, String)] = [
            (.pop, screen(.blue), "A push or a pop needs a navigation controller as the root."),
            (.pop, UINavigationController(rootViewController: screen(.blue)), "There is no controller to pop."),
            (.dismiss, screen(.blue), "There is no controller to dismiss."),
        ]
        for (change, root, reason) in changes {
            await #expect {
                try await expectFilm(of: change, on: root, matches: "none", filePath: folder.path + "/Tests.swift")
            } throws: {
                "\($0)" == reason
            }
        }
        #expect(folder.names == [])
    }
}
