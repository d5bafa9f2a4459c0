import Foundation
import QuartzCore
import TestStages
import UIKit

/// One thing done with one number that nobody should give and somebody does.
struct HostileCase {
    let name: String
    let run: @MainActor (HostileScene) -> Void
}

/// A screen with a view and a layer of each kind, on which hostile cases are tried.
@MainActor final class HostileScene {
    let stage: Stage
    var host: HeadlessHost { stage.host }
    var window: UIWindow { stage.window }
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 20, y: 40, width: 120, height: 80))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))

    /// What has to live as long as the scene, such as delegates.
    var kept: [AnyObject] = []

    init() {
        // At one pixel a point: what numbers do to the arithmetic, they do at any scale.
        stage = Stage(rootViewController: controller, scale: 1)
        controller.view.addSubview(view)
        view.backgroundColor = .red
        view.addSubview(child)
        child.backgroundColor = .blue
        host.step()
    }

    /// The view's layer.
    var layer: CALayer { view.layer }

    /// Puts a layer over the view.
    @discardableResult
    func add<Layer: CALayer>(_ layer: Layer) -> Layer {
        layer.frame = CGRect(x: 5, y: 5, width: 100, height: 60)
        view.layer.addSublayer(layer)
        return layer
    }

    /// Puts a view over the view.
    @discardableResult
    func add<View: UIView>(_ new: View) -> View {
        new.frame = CGRect(x: 5, y: 5, width: 100, height: 60)
        view.addSubview(new)
        return new
    }

    /// Draws a frame, goes on for some, and draws another: what hostile numbers do, they do here at the latest.
    func look() {
        _ = host.renderFrame()
        for _ in 0..<3 { host.step() }
        _ = host.renderFrame()
    }
}

extension HostileCase {
    /// What is tried in every place: no number, too large for anything, too large for a whole number, too small, turned round.
    static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, 1e19, -1e19, 1e9, -1e9, 70_000, .leastNonzeroMagnitude, 0, -1,
    ]

    /// A case for every number.
    static func each(
        _ name: String, except left: Set<String> = [], _ run: @escaping @MainActor (HostileScene, Double) -> Void
    ) -> [HostileCase] {
        numbers.filter { !left.contains("\($0)") }.map { number in
            HostileCase(name: "\(name) \(number)") { run($0, number) }
        }
    }

    /// The cases of several lists.
    static func join(_ lists: [HostileCase]...) -> [HostileCase] { lists.flatMap { $0 } }

    /// Where UIKit raises an exception for what is no number.
    static let nan: Set<String> = ["nan"]
    /// Where it raises one for all that is not finite.
    static let notFinite: Set<String> = ["nan", "inf", "-inf"]
}
