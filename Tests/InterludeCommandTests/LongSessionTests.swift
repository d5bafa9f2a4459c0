import DesktopLoop
import Foundation
import Gallery
import Inspector
import QuartzCore
import TestStages
import Testing
import UIKit
import WindowSystem

@MainActor
@Suite("A long session")
struct LongSessionTests {
    @Test func `a monkey's drags and taps leave nothing behind`() throws {
        let session = MonkeySession(seed: 7)
        session.comeHome()
        let first = session.count()
        for _ in 0..<3 {
            session.play(gestures: 30)
            session.comeHome()
            #expect(session.count() == first)
        }
        #expect(session.operations > 700)
        // The list keeps a few rows to use them again. One screen that stays behind with each gesture would be thousands.
        #expect(session.lostLayers < 150, "layers that are in no tree and yet alive")
    }

    @Test func `at rest with the inspector open the loop has nothing to wake up for`() throws {
        let session = MonkeySession(seed: 3)
        session.comeHome()
        let frames = session.outlet.changes.count
        session.turns(120)
        #expect(session.outlet.changes.count == frames)
        #expect(!session.host.isMoving)
        #expect(session.host.nextDeadline == nil)
    }
}

/// The gallery with the inspector on a display in memory, at which a monkey plays on a clock of the test's.
@MainActor private final class MonkeySession {
    // What is looked at are objects and not pixels: few are enough.
    private let stage = LiveStage(device: .iPhoneSE, scale: 0.06)
    var outlet: MemoryOutlet { stage.outlet }
    var host: LiveHost { stage.host }
    private(set) var operations = 0
    private var monkey: Monkey
    private var time: Double { stage.time }
    private var seen: [ObjectIdentifier: WeakLayer] = [:]

    private struct WeakLayer { weak var layer: CALayer? }

    /// What is there when the gallery shows its list.
    struct Census: Equatable {
        var isHome: Bool
        var transitions, windows: Int
        var isMoving, isWaiting: Bool
    }

    init(seed: UInt64) {
        monkey = Monkey(seed: seed, playground: DeviceProfile.iPhoneSE.portraitSize)
        host.sidePane = Inspector(host)
        host.launch(delegateClass: GalleryAppDelegate.self)
        turns(5)
    }

    func turns(_ count: Int) { stage.turns(count) }

    /// Lets the monkey play.
    func play(gestures: Int) {
        let end = monkey.gestureCount + gestures
        var next = time
        while monkey.gestureCount < end {
            while next <= time + 1 / 60.0 {
                let step = monkey.next()
                outlet.send(step.kind, at: next)
                operations += 1
                next += step.delay
            }
            stage.turn()
            if operations.isMultiple(of: 8) { noteLayers() }
        }
    }

    /// Lifts every finger and goes back to the list.
    func comeHome() {
        outlet.send(.pointer(.ended, button: .primary, CGPoint(x: 5, y: 5)), at: time)
        turns(60)
        for _ in 0..<20 where !isHome {
            outlet.send(.key(.down, WindowEvent.Key(name: "Escape")), at: time)
            turns(60)
        }
        turns(120)
    }

    private var isHome: Bool { navigation?.viewControllers.count == 1 && navigation?.presentedViewController == nil }

    private var navigation: UINavigationController? {
        host.scene.windows.first?.rootViewController as? UINavigationController
    }

    func count() -> Census {
        Census(
            isHome: isHome, transitions: TransitionRun.current.count, windows: host.scene.windows.count,
            isMoving: host.isMoving,
            isWaiting: host.nextDeadline != nil)
    }

    /// Layers that were shown once, are not in the device's tree now, and live on.
    var lostLayers: Int {
        let present = Set(host.scene.windows.flatMap { layers(below: $0.layer) }.map(ObjectIdentifier.init))
        return seen.values.count { $0.layer.map { !present.contains(ObjectIdentifier($0)) } ?? false }
    }

    private func noteLayers() {
        for layer in host.scene.windows.flatMap({ layers(below: $0.layer) }) {
            seen[ObjectIdentifier(layer)] = WeakLayer(layer: layer)
        }
    }

    private func layers(below layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(layers) }
}
