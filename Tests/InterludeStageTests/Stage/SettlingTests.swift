import InterludeStage
import TestPrograms
import Testing
import UIKit

/// When a stage has settled, and what it says when it cannot.
@MainActor @Suite struct SettlingTests {
    /// Animates a fade, and completes never, or as it should.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        let completes: Bool

        init(completes: Bool) { self.completes = completes }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.3) {
                view.alpha = 1
            } completion: { _ in
                if self.completes { context.completeTransition(!context.transitionWasCancelled) }
            }
        }
    }

    private final class Director: NSObject, UINavigationControllerDelegate {
        let fade: Fade

        init(_ fade: Fade) { self.fade = fade }

        func navigationController(
            _ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from: UIViewController, to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
    }

    private final class Screen: UIViewController {
        let spinner = UIActivityIndicatorView(style: .medium)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            spinner.center = CGPoint(x: 60, y: 200)
            spinner.accessibilityIdentifier = "loading"
            view.addSubview(spinner)
        }
    }

    private func onStage(_ completes: Bool = true, _ body: (Stage, UINavigationController) throws -> Void) rethrows {
        let navigation = UINavigationController(rootViewController: Screen())
        let director = Director(Fade(completes: completes))
        navigation.delegate = director
        let stage = Stage(rootViewController: navigation, device: .iPhoneSE, scale: 1)
        defer { stage.close() }
        try withExtendedLifetime(director) { try body(stage, navigation) }
    }

    @Test func `a transition that nobody completes is an error of settling and of a film`() throws {
        onStage(false) { stage, navigation in
            navigation.pushViewController(Screen(), animated: true)
            #expect(throws: StageError.transitionNotCompleted("the push from Screen to Screen")) { try stage.settle() }
        }
        onStage(false) { stage, navigation in
            #expect(throws: StageError.transitionNotCompleted("the push from Screen to Screen")) {
                try stage.record(framesPerSecond: 10) { navigation.pushViewController(Screen(), animated: true) }
            }
        }
    }

    @Test func `of a transition that nobody completes no file of a film is left`() throws {
        let folder = try TestFolder()
        for name in ["open.mp4", "open.png", "frames"] {
            onStage(false) { stage, navigation in
                #expect(throws: StageError.transitionNotCompleted("the push from Screen to Screen")) {
                    try stage.record(to: "\(folder.path)/\(name)", framesPerSecond: 10) {
                        navigation.pushViewController(Screen(), animated: true)
                    }
                }
            }
        }
        #expect(folder.names.isEmpty)
    }

    @Test func `a script that is played goes on to its end with a transition that is open`() throws {
        try onStage(false) { stage, navigation in
            navigation.pushViewController(Screen(), animated: true)
            let script = try StageScript("wait 0.5")
            #expect(try stage.play(script, filmedAt: nil) > 0)
        }
    }

    @Test func `one that is completed is none`() throws {
        try onStage { stage, navigation in
            navigation.pushViewController(Screen(), animated: true)
            try stage.settle()
            #expect(navigation.viewControllers.count == 2)
        }
    }

    @Test func `a spinner keeps a stage from settling, by name, unless it is not awaited`() throws {
        for movement in [Stage.Movement.endless, .identifier("loading")] {
            try onStage { stage, navigation in
                let screen = try #require(navigation.topViewController as? Screen)
                screen.spinner.startAnimating()
                let error = #expect(throws: StageError.self) { try stage.settle(limit: 1) }
                #expect(error?.description.contains("UIActivityIndicatorView") ?? false, "\(error?.description ?? "")")
                stage.ignore(movement)
                try stage.settle(limit: 1)
                navigation.pushViewController(Screen(), animated: true)
                #expect(!stage.isSettled)
                try stage.settle()
                #expect(navigation.transitionCoordinator == nil)
            }
        }
    }

    @Test func `what moves in a view that is not awaited goes on, and all else is awaited`() throws {
        try onStage { stage, navigation in
            let screen = try #require(navigation.topViewController as? Screen)
            screen.spinner.startAnimating()
            stage.ignore(.view(screen.spinner))
            UIView.animate(withDuration: 0.5) { screen.view.alpha = 0.5 }
            let before = stage.time
            try stage.settle()
            #expect(stage.time - before >= 0.5)
            #expect(screen.spinner.isAnimating)
        }
    }

    /// A layer in a view of its own that sends out ten particles a second, each of which lives for half a second.
    private func emitter(in view: UIView) -> CAEmitterLayer {
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity) = (10, 0.5, 40)
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }.cgImage
        let snow = UIView(frame: view.bounds)
        snow.accessibilityIdentifier = "snow"
        let emitter = CAEmitterLayer()
        emitter.frame = snow.bounds
        emitter.emitterCells = [cell]
        snow.layer.addSublayer(emitter)
        view.addSubview(snow)
        return emitter
    }

    @Test func `particles keep a stage from settling, by name, unless they are not awaited`() throws {
        for movement in [Stage.Movement.endless, .identifier("snow")] {
            try onStage { stage, navigation in
                let emitter = emitter(in: try #require(navigation.topViewController?.view))
                let error = #expect(throws: StageError.self) { try stage.settle(limit: 1) }
                #expect(
                    error?.description.contains("particles of UIView of Screen") ?? false, "\(error?.description ?? "")"
                )
                stage.ignore(movement)
                try stage.settle(limit: 0.1)
                withExtendedLifetime(emitter) {}
            }
        }
    }

    @Test func `particles that come no more are awaited to their end also where endless ones are not`() throws {
        try onStage { stage, navigation in
            let emitter = emitter(in: try #require(navigation.topViewController?.view))
            stage.ignore(.endless)
            stage.advance(by: 1)
            #expect(stage.isSettled)
            emitter.birthRate = 0
            stage.advance(by: 0.1)
            #expect(!stage.isSettled)
            try stage.settle(limit: 0.5)
        }
    }

    @Test func `a film of so many seconds ends then, whatever moves`() throws {
        onStage { stage, navigation in
            let film = stage.record(for: 0.5, framesPerSecond: 10) {
                (navigation.topViewController as? Screen)?.spinner.startAnimating()
            }
            #expect(film.frames.count == 6)
            #expect(film.frames.last?.time == 0.5)
        }
    }

    @Test func `a test that awaits settles too`() async throws {
        let navigation = UINavigationController(rootViewController: Screen())
        let stage = Stage(rootViewController: navigation, device: .iPhoneSE, scale: 1)
        defer { stage.close() }
        // Comes back from elsewhere, as what an app loads does.
        let task = Task.detached { await MainActor.run { navigation.pushViewController(Screen(), animated: true) } }
        try await stage.settled()
        await task.value
        try await stage.settled()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func `what is in sight is found and tapped by identifier, label or text`() throws {
        try onStage { stage, navigation in
            let screen = try #require(navigation.topViewController as? Screen)
            var taps: [String] = []
            for (index, title) in ["Buy", "Hidden"].enumerated() {
                let button = UIButton(frame: CGRect(x: 100, y: 200 + 60 * CGFloat(index), width: 120, height: 44))
                button.setTitle(title, for: .normal)
                button.isHidden = title == "Hidden"
                button.addAction(UIAction { _ in taps.append(title) }, for: .touchUpInside)
                screen.view.addSubview(button)
            }
            screen.spinner.startAnimating()
            try stage.tap("Buy")
            #expect(taps == ["Buy"])
            #expect(try stage.view("loading") === screen.spinner)
            let error = #expect(throws: StageError.self) { try stage.tap("Hidden") }
            #expect(error?.description.contains("Visible: ") ?? false)
            #expect(error?.description.contains("“Buy”") ?? false)
        }
    }
}
