import Interlude
import InterludeTesting
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
@MainActor
enum Sample: String, CaseIterable {
    case spring, move, door, circle, fade, slideLeft, slideRight, slideTop, slideBottom, zoom, cube, flip, magicMove,
        overlay

    /// Those that replace the screen.
    nonisolated static var ofWholeScreens: [Sample] { allCases.filter { $0 != .overlay } }

    func transition(from list: Screen, to page: Screen) -> Transition {
        transition(from: list.square) { [weak page] in page?.square }
    }

    /// The same for two views of other screens.
    func transition(from source: UIView, to destination: @escaping @MainActor () -> UIView?) -> Transition {
        switch self {
        case .spring: .spring
        case .move: .move(from: source, to: destination)
        case .door: .door
        case .circle: .circleReveal(from: source)
        case .fade: .fade
        case .slideLeft: .slide(from: .left)
        case .slideRight: .slide(from: .right)
        case .slideTop: .slide(from: .top)
        case .slideBottom: .slide(from: .bottom)
        case .zoom: .zoom(from: source)
        case .cube: .cube
        case .flip: .flip
        case .overlay: .overlay()
        case .magicMove: .magicMove(from: { [weak source] in source }, to: destination)
        }
    }

    /// A finger on the page that leads back: to the end, or lets go too early.
    func backFinger(in size: CGSize, finishing: Bool) -> Finger {
        let part: CGFloat = finishing ? 0.8 : 0.3
        let (start, way): (CGPoint, CGVector) =
            switch self {
            case .move, .door: (CGPoint(x: 60, y: 500), CGVector(dx: 1, dy: 0))
            case .slideLeft: (CGPoint(x: size.width - 3, y: 500), CGVector(dx: -1, dy: 0))
            case .slideTop: (CGPoint(x: 100, y: size.height - 60), CGVector(dx: 0, dy: -1))
            case .slideBottom: (CGPoint(x: 100, y: 120), CGVector(dx: 0, dy: 1))
            case .overlay: (CGPoint(x: size.width / 2, y: size.height * 0.21), CGVector(dx: 0, dy: 1))
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

    init(device: Device = .iPhone15, orientation: UIInterfaceOrientation = .portrait) throws {
        navigation = UINavigationController(rootViewController: list)
        stage = Stage(rootViewController: navigation, device: device, scale: 1, orientation: orientation)
        try stage.settle()
    }
}

extension [StateDifference] {
    /// Without what a ready-made transition brings along for the way back: its gesture and its director.
    var besidesTheWayBack: [StateDifference] {
        filter { difference in
            guard case .changed(let property, _, let after) = difference.change else { return true }
            switch property {
            case "gesture recognisers": return !after.contains("Owning")
            case "delegate": return after != "NavigationDirector"
            case "has a transitioning delegate": return false
            default: return true
            }
        }
    }
}
