import Interlude
import InterludeTesting
import TestStages
import Testing
import UIKit

/// A screen of one colour with a coloured square, enough to tell two screens and their order apart in a picture.
final class Screen: UIViewController {
    let square = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 80))
    private let color: UIColor
    /// True for films that are to be without any text.
    var hidesStatusBar = false
    override var prefersStatusBarHidden: Bool { hidesStatusBar }

    init(_ title: String, _ color: UIColor, squareAt origin: CGPoint = CGPoint(x: 40, y: 200)) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
        square.frame.origin = origin
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        square.backgroundColor = .systemYellow
        view.addSubview(square)
    }
}

/// The ready-made transitions, each for a list and a page.
typealias Sample = TransitionPreset

extension TransitionPreset {
    /// Those that replace the screen: all that have an animator of their own; of those that share one, every third, and of the shaders,
    /// which compute every pixel of every frame, every ninth. The matrix of screens tries some of the others.
    static let ofWholeScreens: [Sample] =
        written.filter { $0.name != "overlay" }
        + composed.filter { $0.family != .shader }.sampled(every: 3)
        + composed.filter { $0.family == .shader }.sampled(every: 9)

    /// Those that an animator of their own runs; all others are put together from parts.
    static let written: [Sample] = all.filter { writtenNames.contains($0.name) }
    static let composed: [Sample] = all.filter { !writtenNames.contains($0.name) }

    private static let writtenNames: Set<String> = [
        "spring", "move", "door", "circle", "fade", "slide-left", "slide-right", "slide-top", "slide-bottom", "zoom",
        "cube", "flip", "magic-move", "overlay",
    ]

    /// The transitions that change colors without moving anything: Reduce Motion leaves them as they are.
    static let withoutMotion: Set<String> = [
        "fade", "dissolve", "pixelate", "fade-through-color", "perlin", "multiply-blend", "cross-hatch",
        "hexagonalize", "fade-grayscale", "color-distance", "color-phase",
    ]

    @MainActor func transition(from list: Screen, to page: Screen) -> ScreenTransition {
        transition(from: list.square) { [weak page] in page?.square }
    }

    /// The same for two views of other screens.
    @MainActor func transition(
        from source: UIView, to destination: @escaping @MainActor () -> UIView?
    ) -> ScreenTransition {
        make(TransitionEnds(from: source, to: destination))
    }

    /// The gesture that leads back.
    @MainActor var backGesture: BackGesture { transition(from: UIView(), to: { nil }).backGesture }

    /// A finger on the page that leads back: to the end, or lets go too early.
    @MainActor func backFinger(in size: CGSize, finishing: Bool) -> Finger {
        let part: CGFloat = finishing ? 0.8 : 0.3
        let (start, way): (CGPoint, CGVector) =
            switch backGesture {
            case .horizontalPan: (CGPoint(x: 60, y: 500), CGVector(dx: 1, dy: 0))
            case .oppositeEdgePan: (CGPoint(x: size.width - 3, y: 500), CGVector(dx: -1, dy: 0))
            case .pan(towards: .top): (CGPoint(x: 100, y: size.height - 60), CGVector(dx: 0, dy: -1))
            case .pan(towards: .bottom), .freePan:
                // The overlay is a card in the middle.
                name == "overlay"
                    ? (CGPoint(x: size.width / 2, y: size.height * 0.21), CGVector(dx: 0, dy: 1))
                    : (CGPoint(x: 100, y: 120), CGVector(dx: 0, dy: 1))
            default: (CGPoint(x: 3, y: 500), CGVector(dx: 1, dy: 0))
            }
        let end = CGPoint(x: start.x + way.dx * part * size.width, y: start.y + way.dy * part * size.height)
        // The finger rests before it lifts, so that no speed decides.
        return .drag(from: start, to: end, duration: 0.3, rest: 0.3)
    }
}

/// A navigation controller with a list on a small stage.
@MainActor
struct Rig {
    let list = Screen("List", .systemTeal)
    let page = Screen("Page", .systemIndigo, squareAt: CGPoint(x: 220, y: 420))
    let navigation: UINavigationController
    let stage: Stage

    init(
        device: Device = .iPhone15, orientation: UIInterfaceOrientation = .portrait, scale: CGFloat = 1
    ) throws {
        navigation = UINavigationController(rootViewController: list)
        stage = Stage(rootViewController: navigation, device: device, scale: scale, orientation: orientation)
        try stage.settle()
    }
}

extension [StateDifference] {
    /// Without what a ready-made transition brings along for the way back: its gesture and its director.
    var besidesTheWayBack: [StateDifference] {
        filter { difference in
            guard case .changed(let property, _, let after) = difference.change else { return true }
            switch property {
            case .gestureRecognizers: return !"\(after)".contains("Owning")
            case .delegate: return after != .text("NavigationDirector")
            case .hasTransitioningDelegate: return false
            default: return true
            }
        }
    }
}

extension Rig {
    /// Pushes the page and leads it back by a finger, to the end or not: the screens look as they do in a rig without animation, and as
    /// they did before.
    func expectNothingIsLeft(
        of transition: ScreenTransition, like plain: Rig, finishes: Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        plain.navigation.pushViewController(plain.page, animated: false)
        try plain.stage.settle()
        let before = (stage.frame(), stage.state)
        navigation.pushViewController(page, using: transition)
        try stage.settle()
        #expect(stage.frame() == plain.stage.frame(), sourceLocation: sourceLocation)
        let there = (stage.frame(), stage.state)
        stage.play(
            .drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: finishes ? 330 : 100, y: 500), duration: 0.3, rest: 0.3))
        try stage.settle()
        let end = finishes ? before : there
        #expect(stage.frame() == end.0, sourceLocation: sourceLocation)
        #expect(stage.changes(since: end.1) == [], sourceLocation: sourceLocation)
    }
}
