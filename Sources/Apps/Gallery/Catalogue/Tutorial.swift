import Interlude
import UIKit

/// A transition as a tutorial writes it, on UIKit alone: the tutorial's own classes and delegates run, none of Interlude's.
@MainActor public struct Tutorial {
    /// The entry with which it is recorded.
    public let entry: CatalogueEntry
    /// The title.
    public let title: String
    /// The line that starts it.
    public let code: String
    /// The page that explains it, from the package's folder.
    public let page: String
    /// The files with its code, from the package's folder, in the order of the page.
    public let files: [String]

    fileprivate init(
        _ name: String, _ title: String, _ summary: String, page: String, files: [String], code: String,
        operations: [TransitionOperation], interactive: [TransitionOperation] = [], gesture: BackGesture = .none,
        scene: @escaping @MainActor () -> any DemoScene
    ) {
        self.title = title
        self.code = code
        self.page = "Documentation/seeds/\(page).md"
        self.files = files.map { "Sources/Apps/Gallery/Tutorials/\($0)Seed.swift" }
        entry = CatalogueEntry(
            "tutorial-\(name)", summary, source: self.files[0], operations: operations, interactive: interactive,
            gesture: gesture, staging: .tutorial(scene), make: nil)
    }
}

extension Tutorial {
    /// The tutorials, in the order of their pages.
    public static let all = [
        Tutorial(
            "spring", "Spring slide, step by step", "A snapshot springs up from below", page: "spring",
            files: ["Spring", "SpringDelegates"],
            code: "SpringNavigationController(rootViewController: list)", operations: TransitionOperation.screens
        ) { TutorialScene.spring() },
        Tutorial(
            "door", "Door, step by step", "The old screen’s halves slide apart", page: "door",
            files: ["Door", "Push"], code: "navigationController.animationPush(page, type: .door)",
            operations: [.push, .pop], interactive: [.pop], gesture: .horizontalPan
        ) { TutorialScene.pushed(.door) },
        Tutorial(
            "move", "Move, step by step", "A view travels to its place on the next screen", page: "door",
            files: ["Move", "Push"], code: "navigationController.animationPush(page, type: .move)",
            operations: [.push, .pop], interactive: [.pop], gesture: .horizontalPan
        ) { TutorialScene.pushed(.move) },
        Tutorial(
            "magic-move", "Magic move, step by step", "A photo flies from its cell to the next screen",
            page: "magic-move", files: ["MagicMove", "MagicMoveScreen"],
            code: "navigationController.pushViewController(flightScreen, animated: true)",
            operations: [.push, .pop], interactive: [.pop], gesture: .edgePan
        ) { TutorialScene.magicMove() },
        Tutorial(
            "overlay", "Overlay, step by step", "A card grows from a thin line over a dimmed screen", page: "overlay",
            files: ["Overlay", "OverlayDelegate"], code: "present(cardScreen, animated: true)",
            operations: [.present, .dismiss]
        ) { TutorialScene.overlay() },
        Tutorial(
            "slides", "Tabs, step by step", "Tabs slide side by side", page: "overlay", files: ["Slides"],
            code: "SlidingTabBarController()", operations: [.tab], interactive: [.tab], gesture: .horizontalPan
        ) { TabScene(SlidingTabBarController()) },
        Tutorial(
            "circle", "Circle reveal, step by step", "A circle opens from the touched point", page: "circle",
            files: ["Circle", "CircleByFinger"], code: "CircleNavigationController(rootViewController: list)",
            operations: [.push, .pop], interactive: [.pop], gesture: .horizontalPan
        ) { TutorialScene.circle() },
    ]
}

extension TransitionCatalogue {
    /// Everything that can be filmed: the catalogue, and the tutorials' own forms.
    public static let recordable: [CatalogueEntry] = entries + Tutorial.all.map(\.entry)
}
