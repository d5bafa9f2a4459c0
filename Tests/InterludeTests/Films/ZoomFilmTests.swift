import InterludeTesting
import Testing
import UIKit

/// The films of the zoom of iOS 18.
@MainActor
@Suite("The film of the system's zoom")
struct ZoomFilmTests {
    /// A page that grows out of a field of another one.
    private func onStage(_ body: (Stage, UINavigationController, UIViewController) throws -> Void) throws {
        let (list, page) = (Screen.wordless(.white), Screen.wordless(.systemTeal))
        let source = UIView(frame: CGRect(x: 210, y: 380, width: 120, height: 120))
        source.backgroundColor = .systemOrange
        source.layer.cornerRadius = 16
        list.view.addSubview(source)
        let head = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 375))
        head.backgroundColor = .systemOrange
        page.view.addSubview(head)
        page.preferredTransition = .zoom { [weak source] _ in source }
        let navigation = UINavigationController(rootViewController: list)
        navigation.isNavigationBarHidden = true
        let stage = try Stage.forFilms(navigation)
        defer { stage.close() }
        try body(stage, navigation, page)
    }

    @Test func `out of a view, and back into it`() throws {
        try onStage { stage, navigation, page in
            let arrival = try stage.film { navigation.pushViewController(page, animated: true) }
            expectFilm(arrival, matches: "zoom-push", moments: .spread(5))
            let leave = try stage.film { navigation.popViewController(animated: true) }
            expectFilm(leave, matches: "zoom-pop", moments: .spread(5))
        }
    }

    @Test func `taken back by a finger`() throws {
        try onStage { stage, navigation, page in
            navigation.pushViewController(page, animated: false)
            try stage.settle()
            let film = try stage.film(dragFrom: CGPoint(x: 180, y: 200), to: CGPoint(x: 220, y: 420))
            #expect(navigation.topViewController !== page)
            expectFilm(film, matches: "zoom-pulled-down", moments: .spread(6))
        }
    }

    @Test func `caught on its way back, and brought back`() throws {
        try onStage { stage, navigation, page in
            navigation.pushViewController(page, animated: false)
            try stage.settle()
            let film = try stage.film {
                navigation.popViewController(animated: true)
                stage.play(
                    .drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 180, y: 60), duration: 0.3)
                        .delayed(by: 0.1))
            }
            #expect(navigation.topViewController === page)
            expectFilm(film, matches: "zoom-caught-back", moments: .spread(6))
        }
    }

    @Test func `caught on its way`() throws {
        try onStage { stage, navigation, page in
            let film = try stage.film {
                navigation.pushViewController(page, animated: true)
                stage.play(
                    .drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 200, y: 460), duration: 0.25, rest: 0.25)
                        .delayed(by: 0.15))
            }
            #expect(navigation.topViewController !== page)
            expectFilm(film, matches: "zoom-caught", moments: .spread(6))
        }
    }
}
