import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import WindowSystem

/// How a frame's cost grows with the number of layers, and with how many of them move.
@MainActor
enum GrowthBenchmark {
    private static let counts = [10, 100, 1_000, 10_000]
    private static let shares = [0.01, 0.1, 1]
    private static let frames = 30

    static func run() throws {
        for count in counts {
            let costs = shares.map { share in
                String(format: "%.2f", measure(count, moving: max(1, Int(Double(count) * share))))
            }
            let name = "  \(count) layers".padding(toLength: 26, withPad: " ", startingAt: 0)
            print("\(name)\(costs.joined(separator: ", ")) ms a frame where 1 %, 10 %, all of them move")
        }
    }

    /// Milliseconds a frame, whole loop and pixels, at scale 1: small squares on a grid, the first ones moving.
    private static func measure(_ count: Int, moving: Int) -> Double {
        let host = HeadlessHost(device: .iPhone15)
        let window = UIWindow(frame: host.screen.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let views = (0..<count).map { index in
            let side = 3.0
            let view = UIView(
                frame: CGRect(
                    x: Double(index * 7 % 390), y: Double(index * 7 / 390 * 5 % 840), width: side, height: side))
            view.backgroundColor = UIColor(hue: CGFloat(index % 17) / 17, saturation: 1, brightness: 1, alpha: 1)
            window.rootViewController?.view.addSubview(view)
            return view
        }
        let frame = host.renderFrame()
        UIView.animate(withDuration: 10) { for view in views.prefix(moving) { view.center.x += 20 } }
        host.step()
        let start = HostClock.now
        for _ in 0..<frames {
            host.step()
            host.renderFrame(into: frame)
        }
        return (HostClock.now - start) / Double(frames) * 1000
    }
}
