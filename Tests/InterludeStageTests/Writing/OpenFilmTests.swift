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

    /// The picture of the rest between an action and its reverse.
    private final class Rest {
        var picture: Snapshot?
    }

    @Test func theReverseIsInTheFilmAfterARest() throws {
        let folder = try TestFolder()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(rootViewController: navigation, scale: 0.5)
        defer { stage.close() }
        try stage.settle()
        let before = stage.frame()
        let single = try film(to: "\(folder.path)/single.mp4")
        let rest = Rest()
        let film = try stage.open(
            to: "\(folder.path)/film.mp4",
            reverse: {
                rest.picture = stage.frame()
                navigation.popViewController(animated: true)
            }
        ) {
            let page = UIViewController()
            page.view.backgroundColor = .systemTeal
            navigation.pushViewController(page, animated: true)
        }
        // The rest is three fifths of a second.
        #expect(film.frameCount >= 2 * single.frameCount + 34)
        #expect(rest.picture != nil && rest.picture != before)
        #expect(navigation.viewControllers.count == 1 && stage.frame() == before)
        try film.writePoster(to: "\(folder.path)/poster.jpg", reducedBy: 1)
        try film.finish()
        try single.finish()
        let poster = try #require(folder.data("poster.jpg"))
        #expect(poster.prefix(2) == Data([0xFF, 0xD8]))
        #expect(UIImage(data: poster)?.size == CGSize(width: 197, height: 426))
    }

    @Test func aSmallFilmHasFewerBytes() throws {
        let folder = try TestFolder()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(rootViewController: navigation, scale: 0.5)
        defer { stage.close() }
        try stage.settle()
        var options = FilmOptions()
        for isSmall in [false, true] {
            options.isSmall = isSmall
            let film = try stage.open(to: "\(folder.path)/\(isSmall).mp4", options: options) {
                let page = UIViewController()
                page.title = "A page with a title"
                page.view.backgroundColor = .systemTeal
                navigation.pushViewController(page, animated: true)
            }
            try film.finish()
        }
        let (large, small) = (folder.data("false.mp4")?.count ?? 0, folder.data("true.mp4")?.count ?? 0)
        #expect(small > 1000 && small < large, "\(small), \(large)")
    }

    private func poster(reducedBy reduction: Int) throws -> Snapshot {
        let folder = try TestFolder()
        let film = try film(to: "\(folder.path)/film.mp4")
        try film.writePoster(to: "\(folder.path)/poster.png", reducedBy: reduction)
        try film.finish()
        let data = try #require(folder.data("poster.png"))
        return try #require(Snapshot(pngData: data))
    }

    @Test func thePosterIsAFrameOfTheMiddleInItsColors() throws {
        let (large, small) = (try poster(reducedBy: 1), try poster(reducedBy: 2))
        // The screen is 393 × 852 points.
        #expect(large.pixelWidth == 197 && large.pixelHeight == 426)
        #expect(small.pixelWidth == 98 && small.pixelHeight == 213)
        let (left, right) = (large[0, 300], large[196, 300])
        // Both screens are seen.
        #expect(left != right)
        #expect(small[0, 150] == left && small[97, 150] == right)
    }
}
