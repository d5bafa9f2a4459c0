import Interlude
import UIKit

/// All transitions that can be listed, recorded and shown: the system's own, and what is ready made.
@MainActor public enum TransitionCatalogue {
    /// The transitions, in the order in which they are shown.
    public static let entries: [CatalogueEntry] =
        [system] + TransitionPreset.all.map { CatalogueEntry($0) } + [tabSlide]

    /// The transition of a name.
    public static func entry(named name: String) -> CatalogueEntry? { entries.first { $0.name == name } }

    private static let system = CatalogueEntry(
        "system", "The system's transitions: the push with parallax, the cover from below",
        source: "Sources/Apple/UIKitCore/Containers/Navigation/SlideAnimator.swift", interactive: [.pop], make: nil)

    private static let tabSlide = CatalogueEntry(
        "tab-slide", "Neighbouring tabs move across the screen side by side",
        source: "Sources/Interlude/Interlude/Tabs/TabSlideAnimator.swift", operations: [.tab], interactive: [.tab],
        gesture: .horizontalPan, staging: .tabs, make: nil)
}

extension CatalogueEntry {
    /// A ready-made transition, with the screens that show it best.
    init(_ ready: TransitionPreset) {
        let sample = ready.make(TransitionEnds(from: UIView()) { nil })
        // A card over what stays is nothing to push.
        let isCard = sample.presentation != nil
        self.init(
            ready.name, ready.summary, source: ready.source,
            operations: isCard ? [.present, .dismiss] : TransitionOperation.screens,
            interactive: isCard ? [.dismiss] : [.pop, .dismiss], gesture: sample.backGesture,
            staging: ["magic-move", "photo-zoom"].contains(ready.name) ? .photos : .places, make: { ready.make($0) })
    }
}

extension TransitionPreset {
    /// The file that it is written in, from the package's folder.
    fileprivate var source: String {
        let animators = [
            "spring": "SpringSlide", "move": "Move", "door": "Door", "circle": "CircleReveal", "fade": "Fade",
            "zoom": "Zoom", "cube": "Cube", "flip": "Flip", "magic-move": "MagicMove",
        ]
        if let animator = animators[name] { return "Sources/Interlude/Interlude/Animators/\(animator)Animator.swift" }
        if name == "overlay" { return "Sources/Interlude/Interlude/Overlay/OverlayAnimator.swift" }
        if name.hasPrefix("slide-") && name != "slide-fade" {
            return "Sources/Interlude/Interlude/Animators/SlideAnimator.swift"
        }
        if let file = Self.files.first(where: { $0.value.contains(name) })?.key {
            return "Sources/Interlude/Interlude/Effects/Effects+\(file).swift"
        }
        let file =
            switch family {
            case .movement: "Movement"
            case .space: "Space"
            case .pieces: "Pieces"
            case .mask: "Masks"
            case .filter: "Filters"
            case .shader: "Shaders"
            case .platforms: "Platforms"
            }
        return "Sources/Interlude/Interlude/Effects/Effects+\(file).swift"
    }

    /// Those that are not in their family's file.
    private static let files: [String: Set<String>] = [
        "Classics": [
            "ghost", "apparition", "back-fade", "step-back-scroll", "push-up", "gravity", "cross", "atlas",
            "rotate-from-top", "heart", "fade-through-color",
        ],
        "Photos": ["photo-zoom"],
        "Shaders": ["whip", "mod", "page-curl-shadow"],
        "Sources": ["card-flip", "mini-player", "button-morph"],
    ]
}
