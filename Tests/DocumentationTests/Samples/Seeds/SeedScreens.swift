import InterludeTesting
import Testing
import UIKit

// What the tests of the seeds put between the transitions: screens without words, since text needs fonts.

/// A red square on a colour; in the move it travels.
final class SquareScreen: UIViewController, TravelStop {
    private let color: UIColor
    private let square: UIView

    init(_ color: UIColor, _ frame: CGRect) {
        self.color = color
        square = UIView(frame: frame)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var travellingView: UIView? { square }

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        square.backgroundColor = .red
        view.addSubview(square)
    }

    static func list() -> SquareScreen { SquareScreen(.white, SeedPlaces.list) }
    static func page() -> SquareScreen { SquareScreen(.systemTeal, SeedPlaces.page) }
}

/// The same, with a square that flies.
final class PhotoScreen: FlightScreen {
    private let color: UIColor
    private let frame: CGRect

    init(_ color: UIColor, _ frame: CGRect) {
        (self.color, self.frame) = (color, frame)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let photo = UIView(frame: frame)
        photo.backgroundColor = .red
        view.addSubview(photo)
        flyingView = photo
    }

    static func list() -> PhotoScreen { PhotoScreen(.white, SeedPlaces.list) }
    static func page() -> PhotoScreen { PhotoScreen(.systemTeal, SeedPlaces.page) }
}

/// Where the squares are, so that none covers the middle of the way between them.
enum SeedPlaces {
    static let list = CGRect(x: 20, y: 120, width: 80, height: 80)
    static let page = CGRect(x: 150, y: 220, width: 140, height: 140)
    /// In the square's picture half way: that one is at (85, 170) and 110 points wide.
    static let between = CGPoint(x: 140, y: 225)
    static let red: UInt32 = 0xFFFF_0000
}

/// Somebody else's delegate, which has to be there again.
final class OtherDelegate: NSObject, UINavigationControllerDelegate {}

extension Stage {
    /// An iPhone SE at half its scale, as the tests of the seeds need it: 375 × 667 points.
    convenience init(showing root: UIViewController) {
        self.init(rootViewController: root, device: .iPhoneSE, scale: 0.5)
    }

    /// A finger tries a way twice: it lets go too early, and every pixel is as before; it goes on, and the screen changes.
    ///
    /// - Parameters:
    ///   - x: Where the finger goes down.
    ///   - way: 1 to the right, -1 to the left.
    ///   - controller: What changes its screens.
    ///   - hasChanged: Whether it has.
    func expectFinger(
        from x: CGFloat, way: CGFloat, drives controller: UIViewController, _ hasChanged: () -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = frame()
        for share: CGFloat in [0.4, 0.8] {
            let start = CGPoint(x: x, y: 400)
            let end = CGPoint(x: x + way * share * bounds.width, y: 400)
            play(.drag(from: start, to: end, duration: 0.3, rest: 0.2))
            advance(by: 0.4)
            #expect(controller.transitionCoordinator?.isInteractive == true, sourceLocation: sourceLocation)
            #expect(frame() != before, sourceLocation: sourceLocation)
            advance(by: 0.2)
            try settle()
            #expect(hasChanged() == (share > 0.5), sourceLocation: sourceLocation)
            if share < 0.5 { #expect(frame() == before, sourceLocation: sourceLocation) }
        }
    }
}

/// Examines an app's screens: what they bring along, and the finger that drives it.
@MainActor func expectHealthyScreens(
    _ name: String, except rules: Set<Rule> = [], _ screens: @escaping @MainActor () -> AppFlow
) {
    let diagnosis = Patient(name, screens: screens).examine(except: rules)
    #expect(diagnosis.isHealthy, "\(diagnosis)")
}
