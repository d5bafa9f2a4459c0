import Interlude
import InterludeTesting
import Testing
import UIKit

/// The films of a container of one's own that changes its children with ready-made transitions.
@MainActor
@Suite("The film of a child exchanged for another")
struct ExchangeFilmTests {
    private nonisolated static let names: Set = ["cover-right", "cube-left", "genie"]
    private nonisolated static let samples = Sample.all.filter { names.contains($0.name) }

    /// A container that lies on its own background and shows its children in a frame of it, as tabs at the top leave one.
    private final class Container: UIViewController {
        private(set) lazy var exchange = ChildTransitionController(of: self, in: frame)
        private let frame = UIView()
        override var prefersStatusBarHidden: Bool { true }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemGray5
            frame.frame = view.bounds.inset(by: UIEdgeInsets(top: 80, left: 20, bottom: 20, right: 20))
            frame.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            frame.clipsToBounds = true
            view.addSubview(frame)
        }
    }

    @Test("By call, there and back", arguments: samples)
    func call(sample: Sample) throws {
        try onStage { stage, container, first, second in
            let transition = sample.transition(from: first, to: second)
            let there = try stage.film { container.exchange.show(second, using: transition) }
            expectFilm(there, matches: "\(sample)-there", moments: .spread(5))
            let back = try stage.film { container.exchange.show(first, using: transition, direction: .backward) }
            expectFilm(back, matches: "\(sample)-back", moments: .spread(5))
        }
    }

    @Test("By a finger", arguments: samples, [true, false])
    func finger(sample: Sample, finishes: Bool) throws {
        try onStage { stage, container, first, second in
            let transition = sample.transition(from: first, to: second)
            container.exchange.addGesture(.pan(towards: .left), using: transition) { second }
            let film = try stage.film(
                dragFrom: CGPoint(x: 340, y: 500), to: CGPoint(x: finishes ? 60 : 240, y: 500))
            #expect(container.exchange.shown === (finishes ? second : first))
            expectFilm(film, matches: "\(sample)-\(finishes ? "finished" : "cancelled")", moments: .spread(5))
        }
    }

    /// Sets a container with its first child on a stage.
    private func onStage(_ body: (Stage, Container, Screen, Screen) throws -> Void) throws {
        let first = Screen.wordless(.systemTeal)
        let second = Screen.wordless(.systemIndigo, squareAt: CGPoint(x: 200, y: 380))
        let container = Container()
        let stage = try Stage.forFilms(container)
        defer { stage.close() }
        container.exchange.show(first)
        try stage.settle()
        try body(stage, container, first, second)
    }
}
