import Interlude
import InterludeTesting
import Testing
import UIKit

/// The films of the ready-made transitions: each is as it was when somebody last looked at it.
@MainActor
@Suite("The film of every transition")
struct ReadyMadeFilmTests {
    @Test("Push", arguments: Sample.written)
    func push(sample: Sample) throws {
        try onStage { stage, navigation, list, page in
            let film = try stage.film {
                navigation.pushViewController(page, using: sample.transition(from: list, to: page))
            }
            expectFilm(film, matches: "\(sample)-push", moments: .spread(6))
        }
    }

    @Test("Pop", arguments: Sample.written)
    func pop(sample: Sample) throws {
        try onStage { stage, navigation, list, page in
            navigation.pushViewController(page, using: sample.transition(from: list, to: page))
            try stage.settle()
            let film = try stage.film { navigation.popViewController(animated: true) }
            expectFilm(film, matches: "\(sample)-pop", moments: .spread(5))
        }
    }

    @Test("A pop by a finger", arguments: Sample.written, [true, false])
    func drivenPop(sample: Sample, finishing: Bool) throws {
        try onStage { stage, navigation, list, page in
            navigation.pushViewController(page, using: sample.transition(from: list, to: page))
            try stage.settle()
            let finger = sample.backFinger(in: stage.bounds.size, finishing: finishing)
            let film = try stage.film { stage.play(finger) }
            #expect((navigation.topViewController === page) == !finishing)
            expectFilm(film, matches: "\(sample)-pop-\(finishing ? "finished" : "cancelled")", moments: .spread(5))
        }
    }

    @Test("A dismissal by a finger", arguments: Sample.written, [true, false])
    func drivenDismissal(sample: Sample, finishing: Bool) throws {
        try onStage(withNavigation: false) { stage, _, list, page in
            list.present(page, using: sample.transition(from: list, to: page))
            try stage.settle()
            let finger = sample.backFinger(in: stage.bounds.size, finishing: finishing)
            let film = try stage.film { stage.play(finger) }
            #expect((list.presentedViewController === page) == !finishing)
            expectFilm(
                film, matches: "\(sample)-dismiss-\(finishing ? "finished" : "cancelled")", moments: .spread(4))
        }
    }

    @Test("Present and dismiss", arguments: Sample.written)
    func present(sample: Sample) throws {
        try onStage(withNavigation: false) { stage, _, list, page in
            let arrival = try stage.film {
                list.present(page, using: sample.transition(from: list, to: page))
            }
            expectFilm(arrival, matches: "\(sample)-present", moments: .spread(5))
            let leave = try stage.film { list.dismiss(animated: true) }
            expectFilm(leave, matches: "\(sample)-dismiss", moments: .spread(5))
        }
    }

    @Test("Put together from parts", arguments: Sample.composed)
    func composed(sample: Sample) throws {
        try onStage(scale: 0.25) { stage, navigation, list, page in
            let film = try stage.film {
                navigation.pushViewController(page, using: sample.transition(from: list, to: page))
            }
            expectFilm(film, matches: "\(sample)-push", moments: .spread(6))
        }
    }

    /// Sets a list on a stage, in a navigation controller without a bar or by itself.
    private func onStage(
        withNavigation: Bool = true, scale: CGFloat? = nil,
        _ body: (Stage, UINavigationController, Screen, Screen) throws -> Void
    ) throws {
        let list = Screen.wordless(.systemTeal)
        let page = Screen.wordless(.systemIndigo, squareAt: CGPoint(x: 220, y: 420))
        let navigation = UINavigationController()
        navigation.isNavigationBarHidden = true
        if withNavigation { navigation.setViewControllers([list], animated: false) }
        let root = withNavigation ? navigation : list
        let stage = try Stage.forFilms(root, scale: scale)
        defer { stage.close() }
        try body(stage, navigation, list, page)
    }
}
