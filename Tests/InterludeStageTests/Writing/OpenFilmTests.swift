import CoreGraphics
import Foundation
import InterludeStage
import TestPrograms
import Testing
import UIKit

@MainActor @Suite struct OpenFilmTests {
    /// Opens a film of a push, on a page of a color.
    private func film(to path: String, _ color: UIColor = .systemTeal) throws -> OpenFilm {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(rootViewController: navigation, scale: 0.5)
        defer { stage.close() }
        try stage.settle()
        return try stage.open(to: path) {
            let page = UIViewController()
            page.view.backgroundColor = color
            navigation.pushViewController(page, animated: true)
        }
    }

    @Test func aFilmAppearsWhenItIsFinished() throws {
        let folder = try TestFolder()
        let film = try film(to: "\(folder.path)/film.mp4")
        #expect(film.frameCount > 20)
        #expect(folder.data("film.mp4") == nil)
        try film.finish()
        #expect(folder.names == ["film.mp4"])
        #expect((folder.data("film.mp4")?.count ?? 0) > 1000)
    }

    @Test func severalFilmsAreOpenAtATime() throws {
        let folder = try TestFolder()
        let films = try (1...3).map { try film(to: "\(folder.path)/\($0).mp4") }
        for film in films { try film.finish() }
        #expect(folder.names == ["1.mp4", "2.mp4", "3.mp4"])
        #expect(folder.data("1.mp4") == folder.data("3.mp4"))
    }

    @Test func filmsWithEqualFramesHaveEqualFingerprints() throws {
        let folder = try TestFolder()
        let films = try [UIColor.systemTeal, .systemTeal, .systemPink].map {
            try film(to: "\(folder.path)/film.mp4", $0)
        }
        #expect(films[0].fingerprint == films[1].fingerprint)
        #expect(films[0].fingerprint != films[2].fingerprint)
        for film in films { film.discard() }
        #expect(folder.names == [])
    }

    @Test(arguments: [1, 2])
    func thePosterIsAFrameOfTheMiddle(_ reduction: Int) throws {
        let folder = try TestFolder()
        let film = try film(to: "\(folder.path)/film.mp4")
        try film.writePoster(to: "\(folder.path)/poster.png", reducedBy: reduction)
        try film.finish()
        let poster = try #require(Picture(pngData: try #require(folder.data("poster.png"))))
        // The screen is 393 × 852 points.
        #expect(poster.pixelWidth == 197 / reduction && poster.pixelHeight == 426 / reduction)
        // Both screens are seen.
        let middle = poster.pixelHeight / 2
        #expect(poster[0, middle] != poster[poster.pixelWidth - 1, middle])
    }
}
