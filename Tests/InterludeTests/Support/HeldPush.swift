import Interlude
import InterludeTesting
import Testing
import UIKit

/// A push that is held at a share of its way, on a screen of 375 × 667 points.
@MainActor
struct HeldPush {
    let list = Screen.wordless(.systemTeal)
    let page = Screen.wordless(.systemIndigo)
    let stage: Stage
    let navigation: UINavigationController
    private let director: HeldTransitionTests.Percent

    init(_ transition: ScreenTransition, at share: CGFloat = 0.5, scale: CGFloat = 0.25) throws {
        try self.init({ _ in transition }, at: share, scale: scale)
    }

    /// - Parameters:
    ///   - make: Makes the transition from a screen that is on the stage.
    ///   - view: What is on the page too.
    init(
        _ make: (Screen) -> ScreenTransition, at share: CGFloat, scale: CGFloat = 0.25, adding view: UIView? = nil
    ) throws {
        if let view {
            page.loadViewIfNeeded()
            page.view.addSubview(view)
        }
        navigation = UINavigationController(rootViewController: list)
        navigation.isNavigationBarHidden = true
        stage = try Stage.forFilms(navigation, scale: scale)
        director = HeldTransitionTests.Percent(make(list))
        navigation.delegate = director
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 0.1)
        director.interactor.update(share)
        stage.advance(by: 0.1)
    }

    /// Takes the transition to another share of its way.
    func move(to share: CGFloat) {
        director.interactor.update(share)
        stage.advance(by: 0.1)
    }

    var upper: CALayer { page.view.layer.presentation() ?? page.view.layer }
    var lower: CALayer { list.view.layer.presentation() ?? list.view.layer }

    /// What lies on the stage beside the screens, from the back to the front.
    var besides: [UIView] {
        (page.view.superview?.subviews ?? []).filter { $0 !== page.view && $0 !== list.view }
    }

    /// What is seen of the pictures, in the order in which they lie.
    var pieces: [CALayer] { besides.flatMap(\.subviews).map { $0.layer.presentation() ?? $0.layer } }

    func letGo() throws {
        director.interactor.cancel()
        try stage.settle()
        #expect(navigation.viewControllers == [list])
        stage.close()
    }

    // MARK: Pixels

    /// How much of the page a point of the screen shows, by its colour: 0 for the list's, 1 for the page's. Darkness is left
    /// out of account.
    func shareOfPage(at point: CGPoint, in frame: Snapshot? = nil) -> Double {
        let (mixed, old, new) = (hue((frame ?? stage.frame()).pixel(at: point)), hue(of: list), hue(of: page))
        // Where the mixed colour lies on the line between the two.
        let (way, gone) = (zip(new, old).map { $0 - $1 }, zip(mixed, old).map { $0 - $1 })
        let length = way.reduce(0) { $0 + $1 * $1 }
        return zip(way, gone).reduce(0) { $0 + $1.0 * $1.1 } / max(length, 1e-9)
    }

    func showsPage(_ x: CGFloat, _ y: CGFloat) -> Bool { shareOfPage(at: CGPoint(x: x, y: y)) > 0.5 }

    private func hue(of screen: Screen) -> [Double] {
        let color = (screen.view.backgroundColor ?? .black).resolvedColor(with: screen.traitCollection)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return parts([red, green, blue].map(Double.init))
    }

    private func hue(_ pixel: UInt32) -> [Double] { parts([16, 8, 0].map { Double((pixel >> $0) & 255) / 255 }) }

    /// Each colour's part of the light, which no black over it changes.
    private func parts(_ color: [Double]) -> [Double] {
        let light = max(color.reduce(0, +), 1e-9)
        return color.map { $0 / light }
    }
}

@MainActor
func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.5) -> Bool { abs(a - b) <= tolerance }

/// Where a corner of a layer is, which is at `unit` of its bounds (0, 0 at the top left), and how deep, in points; for one that is
/// drawn out, where it is seen.
@MainActor
func corner(_ layer: CALayer, _ unit: CGPoint) -> (x: CGFloat, y: CGFloat, z: CGFloat) {
    let (x, y) = ((unit.x - 0.5) * layer.bounds.width, (unit.y - 0.5) * layer.bounds.height)
    let place = layer.transform
    let w = x * place.m14 + y * place.m24 + place.m44
    return (
        layer.position.x + (x * place.m11 + y * place.m21 + place.m41) / w,
        layer.position.y + (x * place.m12 + y * place.m22 + place.m42) / w,
        (x * place.m13 + y * place.m23 + place.m43) / w
    )
}

extension CGFloat {
    /// So many degrees as an angle.
    static func degrees(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }
}
