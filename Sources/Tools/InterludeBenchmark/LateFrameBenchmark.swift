import DesktopLoop
import Foundation
import UIKit
import WindowSystem

/// Pushes of a screen of sixty labels and twenty pictures before the user's eyes: the loop that `play` runs, in real time, sixty frames a
/// second at scale 3, shown on a display in memory. A frame is late when a refresh of the display went by without one.
@MainActor
enum LateFrameBenchmark {
    private static let pushes = 8

    static func run() {
        let host = LiveHost(outlet: MemoryOutlet(pixelScale: 3))
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = UIWindow(frame: host.screen.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let tour = PushTour(host, navigation)
        tour.start(pushes)
        host.run()
        for (number, push) in tour.pushes.enumerated() { print(line(number + 1, push)) }
        let (frames, late) = tour.pushes.reduce((0, 0)) { ($0.0 + $1.frameCount, $0.1 + $1.lateFrames) }
        print("  \(late) of \(frames) frames late")
    }

    private static func line(_ number: Int, _ push: LiveMeasurements) -> String {
        let times = [0.5, 0.95, 1].map {
            String(format: "%.1f", LiveMeasurements.quantile($0, of: push.workTimes) * 1000)
        }
        let name = "  push \(number)".padding(toLength: 26, withPad: " ", startingAt: 0)
        return name + "\(push.frameCount) frames, \(push.lateFrames) late; a frame's work \(times[0]) ms, "
            + "95 % under \(times[1]), longest \(times[2])"
    }
}

/// Pushes screens, one after another has come to rest, and takes each away again.
@MainActor
private final class PushTour {
    private(set) var pushes: [LiveMeasurements] = []
    private let host: LiveHost
    private let navigation: UINavigationController

    init(_ host: LiveHost, _ navigation: UINavigationController) {
        self.host = host
        self.navigation = navigation
    }

    func start(_ count: Int) {
        host.whenAtRest { [self] in
            guard pushes.count < count else { return host.isClosing = true }
            let measured = LiveMeasurements(refreshRate: host.outlet.refreshRate)
            host.measurements = measured
            navigation.pushViewController(MixedScreen(round: pushes.count), animated: true)
            host.whenAtRest { [self] in
                host.measurements = nil
                pushes.append(measured)
                navigation.popViewController(animated: true)
                start(count)
            }
        }
    }
}
