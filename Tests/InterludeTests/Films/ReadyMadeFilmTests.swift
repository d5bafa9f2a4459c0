import Interlude
import InterludeTesting
import Testing
import UIKit

/// The films of the ready-made transitions: each is as it was when somebody last looked at it.
///
/// There is no text in them, so they depend on no font. Twenty frames a second are enough to see a change.
@MainActor
@Suite("The film of every transition")
struct ReadyMadeFilmTests {
    @Test("Push", arguments: Sample.allCases)
    func push(sample: Sample) throws {
        try onStage { stage, navigation, list, page in
            let film = try stage.record(framesPerSecond: 20) {
                navigation.pushViewController(page, using: sample.transition(from: list, to: page))
            }
            expectFilm(film, matches: "\(sample)-push", moments: .spread(6))
        }
    }

    @Test("Pop", arguments: Sample.allCases)
    func pop(sample: Sample) throws {
        try onStage { stage, navigation, list, page in
            navigation.pushViewController(page, using: sample.transition(from: list, to: page))
            try stage.settle()
            let film = try stage.record(framesPerSecond: 20) { navigation.popViewController(animated: true) }
            expectFilm(film, matches: "\(sample)-pop", moments: .spread(5))
        }
    }

    @Test("A pop by a finger that goes back", arguments: Sample.allCases)
    func cancelledPop(sample: Sample) throws {
        try onStage { stage, navigation, list, page in
            navigation.pushViewController(page, using: sample.transition(from: list, to: page))
            try stage.settle()
            let finger = sample.backFinger(in: stage.bounds.size, finishing: false)
            let film = try stage.record(framesPerSecond: 20) { stage.play(finger) }
            #expect(navigation.topViewController === page)
            expectFilm(film, matches: "\(sample)-pop-cancelled", moments: .spread(5))
        }
    }

    @Test("Present and dismiss", arguments: Sample.allCases)
    func present(sample: Sample) throws {
        try onStage(withNavigation: false) { stage, _, list, page in
            let arrival = try stage.record(framesPerSecond: 20) {
                list.present(page, using: sample.transition(from: list, to: page))
            }
            expectFilm(arrival, matches: "\(sample)-present", moments: .spread(5))
            let leave = try stage.record(framesPerSecond: 20) { list.dismiss(animated: true) }
            expectFilm(leave, matches: "\(sample)-dismiss", moments: .spread(5))
        }
    }

    @Test func `Overlay`() throws {
        try onStage(withNavigation: false) { stage, _, list, page in
            let arrival = try stage.record(framesPerSecond: 20) { list.present(page, using: .overlay()) }
            expectFilm(arrival, matches: "overlay-present", moments: .spread(6))
            let leave = try stage.record(framesPerSecond: 20) { list.dismiss(animated: true) }
            expectFilm(leave, matches: "overlay-dismiss", moments: .spread(5))
        }
    }

    /// Sets a list on a stage, in a navigation controller without a bar or by itself.
    private func onStage(
        withNavigation: Bool = true, _ body: (Stage, UINavigationController, Screen, Screen) throws -> Void
    ) throws {
        let list = Screen("List", .systemTeal)
        let page = Screen("Page", .systemIndigo, squareAt: CGPoint(x: 220, y: 420))
        for screen in [list, page] { screen.hidesStatusBar = true }
        let navigation = UINavigationController()
        navigation.isNavigationBarHidden = true
        if withNavigation { navigation.setViewControllers([list], animated: false) }
        let root = withNavigation ? navigation : list
        let stage = Stage(rootViewController: root, device: .iPhoneSE, scale: 1)
        defer { stage.close() }
        try stage.settle()
        try body(stage, navigation, list, page)
    }
}
