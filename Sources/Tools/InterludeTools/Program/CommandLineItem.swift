import Foundation
import InterludeStage
import QuartzCore
import TransitionDoctor
import UIKit

/// A screen of an app, for its ``InterludeCommandLine``.
@MainActor public struct ScreenItem {
    /// The name on the command line.
    public let name: String
    /// A description in one line.
    public let summary: String
    let make: () -> UIViewController

    /// - Parameters:
    ///   - name: The name of the screen on the command line.
    ///   - summary: A description of the screen.
    ///   - make: Creates the window's root view controller.
    public init(_ name: String, _ summary: String = "", make: @escaping @MainActor () -> UIViewController) {
        self.name = name
        self.summary = summary
        self.make = make
    }
}

/// A transition of an app, for its ``InterludeCommandLine``.
///
///     TransitionItem("card-push", "A card comes up over the list") {
///         UINavigationController(rootViewController: ListController())
///     } run: { navigation in
///         navigation.pushViewController(CardController(), animated: true)
///     }
@MainActor public struct TransitionItem {
    /// The name on the command line.
    public let name: String
    /// A description in one line.
    public let summary: String
    let hasFinger: Bool
    let makeSet: () -> Take.Set

    /// Creates a transition that is started in code.
    ///
    /// - Parameters:
    ///   - name: The name of the transition on the command line.
    ///   - summary: A description of the transition.
    ///   - make: Creates the window's root view controller.
    ///   - prepare: Brings the screens into the initial state of the transition. The transition starts after they have settled.
    ///   - run: Starts the transition.
    public init<Root: UIViewController>(
        _ name: String, _ summary: String = "", make: @escaping @MainActor () -> Root,
        prepare: @escaping @MainActor (Root) -> Void = { _ in }, run: @escaping @MainActor (Root) -> Void
    ) {
        self.name = name
        self.summary = summary
        hasFinger = false
        makeSet = {
            let root = make()
            return Take.Set(root: root, prepare: { prepare(root) }, run: { _ in run(root) })
        }
    }

    /// Creates a transition that gestures drive.
    ///
    /// - Parameters:
    ///   - name: The name of the transition on the command line.
    ///   - summary: A description of the transition.
    ///   - make: Creates the root view controller.
    ///   - prepare: Brings the screens into the initial state of the transition.
    ///   - fingers: Returns the gestures, such as `[stage.backSwipe(0.5)]`, for the size and layout direction of the stage.
    public init<Root: UIViewController>(
        _ name: String, _ summary: String = "", make: @escaping @MainActor () -> Root,
        prepare: @escaping @MainActor (Root) -> Void = { _ in }, fingers: @escaping @MainActor (Stage) -> [Finger]
    ) {
        self.name = name
        self.summary = summary
        hasFinger = true
        makeSet = {
            let root = make()
            return Take.Set(root: root, prepare: { prepare(root) }, run: { $0.play(fingers($0)) })
        }
    }
}

/// Part of an ``InterludeCommandLine``: a screen, a transition, or a patient for the doctor.
@MainActor public struct CommandLineItem {
    enum Kind {
        case screen(ScreenItem)
        case transition(TransitionItem)
        case patient(Patient)
    }

    let kind: Kind
}

extension CommandLineItem {
    /// What can be filmed and shown of it; `nil` for a patient.
    var take: Take? {
        switch kind {
        case .screen(let screen):
            return Take(screen.name, scene: "Screen") {
                Take.Set(
                    root: screen.make(),
                    run: { stage in
                        // Changes nothing, but films wait for its end: a screen at which nothing moves is seen for a second.
                        let pause = CABasicAnimation(keyPath: "zPosition")
                        pause.duration = 1
                        stage.window.layer.add(pause, forKey: "film")
                    })
            }
        case .transition(let transition):
            var take = Take(transition.name, scene: transition.hasFinger ? "By finger" : "Transition") {
                transition.makeSet()
            }
            take.hasFinger = transition.hasFinger
            return take
        case .patient: return nil
        }
    }

    var name: String {
        switch kind {
        case .screen(let screen): screen.name
        case .transition(let transition): transition.name
        case .patient(let patient): patient.name
        }
    }

    var summary: String {
        switch kind {
        case .screen(let screen): screen.summary
        case .transition(let transition): transition.summary
        case .patient: ""
        }
    }

    var word: String {
        switch kind {
        case .screen: "screen"
        case .transition(let transition): transition.hasFinger ? "transition by finger" : "transition"
        case .patient: "patient"
        }
    }
}

/// A result builder for the parts of an ``InterludeCommandLine``.
@resultBuilder @MainActor public enum CommandLineBuilder {
    public static func buildExpression(_ screen: ScreenItem) -> [CommandLineItem] {
        [CommandLineItem(kind: .screen(screen))]
    }

    public static func buildExpression(_ transition: TransitionItem) -> [CommandLineItem] {
        [CommandLineItem(kind: .transition(transition))]
    }

    public static func buildExpression(_ patient: Patient) -> [CommandLineItem] {
        [CommandLineItem(kind: .patient(patient))]
    }

    public static func buildBlock(_ parts: [CommandLineItem]...) -> [CommandLineItem] { parts.flatMap(\.self) }

    public static func buildArray(_ parts: [[CommandLineItem]]) -> [CommandLineItem] { parts.flatMap(\.self) }

    public static func buildOptional(_ parts: [CommandLineItem]?) -> [CommandLineItem] { parts ?? [] }

    public static func buildEither(first parts: [CommandLineItem]) -> [CommandLineItem] { parts }

    public static func buildEither(second parts: [CommandLineItem]) -> [CommandLineItem] { parts }
}
