// swift-format-ignore-file
// What Documentation/transitions.md shows.
import Interlude
import InterludeTesting
import Testing
import UIKit

// sample of Documentation/transitions.md
extension ScreenTransition {
    static var lift: ScreenTransition {
        ScreenTransition(
            "lift", .spring(0.5, damping: 0.8),
            .upper(.offset(y: 40), .opacity(0)),
            .lower(.scale(0.94), .cornerRadius(12), .dim(0.3)))
    }
}
// end of sample

// sample of Documentation/transitions.md
extension ScreenTransition {
    static var shatter: ScreenTransition {
        ScreenTransition(
            "shatter", .easeIn(0.8),
            .lower(.triangles(columns: 4, rows: 7), .from(.center, spread: 0.3)) { piece in
                [.offset(y: .screen(1.2)), .rotation(piece.random(-90...90))]
            })
    }
}
// end of sample

// sample of Documentation/transitions.md
extension ScreenTransition {
    static var flag: ScreenTransition {
        ScreenTransition(
            "flag", .easeInOut(0.8),
            .lower(
                warped: .columns(20), { _, amount in [.opacity(1 - amount)] },
                to: { point, amount, screen in
                    let swing = sin(point.x / screen.width * 4 * .pi) * sin(amount * .pi)
                    return CGPoint(x: point.x, y: point.y + 30 * swing)
                }))
    }
}
// end of sample

// sample of Documentation/transitions.md
extension ScreenTransition {
    static var album: ScreenTransition {
        ScreenTransition(
            "album", .spring(0.5, damping: 0.85), background: .black, perspective: 700,
            .matched("photo", Match("title").arc(0.15)),
            .upper(.opacity(0)).during(0...0.4),
            .upper(others: .across(from: .top), .offset(y: 30), .opacity(0)).during(0.3...1),
            .lower(.rotation(12, .x), .depth(-120), .cornerRadius(16), .dim(0.4)))
    }
}
// end of sample

// sample of Documentation/transitions.md
extension ScreenTransition {
    static var rain: ScreenTransition {
        .shader("rain", .easeIn(0.8)) { from, to, t, uv in
            let drop = ShaderMath.noise(SIMD2(uv.x * 40, 0))
            return uv.y < t * (1 + drop) - drop * 0.9 ? to(uv) : from(uv)
        }
    }
}
// end of sample

private final class SpringController: UIViewController {}
private final class SummerController: UIViewController {}

// sample of Documentation/transitions.md
final class SeasonsController: UIViewController {
    private lazy var seasons = ChildTransitionController(of: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        seasons.show(SpringController())
        seasons.addGesture(.pan(towards: .left), using: .cube(from: .right)) { SummerController() }
    }

    func showSummer() { seasons.show(SummerController(), using: .cube(from: .right)) }
}
// end of sample

private final class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()
}

private final class PhotoPage: UIViewController {
    let imageView = UIImageView()
}

private final class ProfileController: UIViewController {}

private final class TransitionUser: UIViewController {
    func use(_ navigationController: UINavigationController, _ tabs: UITabBarController, _ home: UIViewController, _ detail: UIViewController, _ sheet: UIViewController) {
// sample of Documentation/transitions.md
navigationController.pushViewController(detail, using: .lift)
present(sheet, using: .stepBack.backGestures(.edgePan, .pan(towards: .bottom)))
tabs.setTabTransition(.sharedAxis(.x))
navigationController.setViewControllers([home, detail], using: .cube(from: .left))
// end of sample
    }

    func move(_ navigationController: UINavigationController, _ cell: PhotoCell, _ page: UIViewController) {
// sample of Documentation/transitions.md
cell.imageView.accessibilityIdentifier = "photo-7"        // also on the page
navigationController.pushViewController(page, using: .matched(["photo-7", "title"]))
// end of sample
    }

    func open(_ cell: PhotoCell, _ page: PhotoPage) {
// sample of Documentation/transitions.md
cell.imageView.accessibilityIdentifier = "photo-7"
page.imageView.accessibilityIdentifier = "photo-7"
present(page, using: .photoZoom("photo-7"))
// end of sample
    }

    func bring(_ navigationController: UINavigationController) {
// sample of Documentation/transitions.md
navigationController.addPushGesture(to: view, using: .pull) { ProfileController() }
addPresentGesture(.pan(towards: .top), using: .deck) { ProfileController() }
// end of sample
    }
}

@MainActor @Suite struct TransitionSamples {
    @Test func `the container that the page makes shows its children`() throws {
        let seasons = SeasonsController()
        let stage = Stage(rootViewController: seasons)
        defer { stage.close() }
        try stage.settle()
        #expect(seasons.children.map { "\(type(of: $0))" } == ["SpringController"])
        seasons.showSummer()
        try stage.settle()
        #expect(seasons.children.map { "\(type(of: $0))" } == ["SummerController"])
    }

    @Test func `the page shows every ready-made transition`() throws {
        let page = try #require(try Document.all().first { $0.path == "Documentation/transitions.md" })
        for ready in TransitionPreset.all { #expect(page.text.contains("| `\(ready.name)` | "), "\(ready.name)") }
        #expect(page.text.contains("brings \(TransitionPreset.all.count) transitions"))
    }
}
