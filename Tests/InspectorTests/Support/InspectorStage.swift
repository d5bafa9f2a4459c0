import Compositor
import DesktopLoop
import Foundation
import Inspector
import QuartzCore
import TestStages
import Testing
import UIKit
import WindowSystem

/// A live host on an outlet in memory, with a navigation controller on the device and the inspector beside it. The test
/// moves the host's time.
@MainActor final class InspectorStage {
    private let stage: LiveStage
    var outlet: MemoryOutlet { stage.outlet }
    var host: LiveHost { stage.host }
    let inspector: Inspector
    let navigation: UINavigationController

    init(device: DeviceProfile = .iPhone15, scale: CGFloat = 0.25) {
        // Coarse pixels: what is tested here is time, and drawing takes most of a turn without optimisation.
        let first = UIViewController()
        first.view.backgroundColor = .white
        first.title = "First"
        navigation = UINavigationController(rootViewController: first)
        var inspector: Inspector?
        stage = LiveStage(navigation, device: device, scale: scale) { host in
            let made = Inspector(host)
            inspector = made
            return made
        }
        guard let inspector else { preconditionFailure("The stage asks for what stands beside the device") }
        self.inspector = inspector
    }

    var model: InspectorModel { inspector.model }

    /// Lets the host's time go by, in turns of a sixtieth of a second.
    func turn(_ count: Int = 1) {
        stage.turns(count)
    }

    /// Turns until a condition holds.
    ///
    /// - Returns: how much of the host's time that took; nil if it did not come within 20 seconds.
    func turn(until isDone: () -> Bool) -> TimeInterval? {
        for count in 0...1200 {
            if isDone() { return Double(count) / 60 }
            turn()
        }
        return nil
    }

    /// Lets the user do something in the turn to come.
    func send(_ kind: WindowEvent.Kind) { outlet.send(kind, at: stage.time) }

    func press(_ name: String, shift: Bool = false) {
        send(.key(.down, WindowEvent.Key(name: name, modifiers: shift ? .shift : [])))
        turn()
    }

    /// Puts a finger down on the pane, moves it, and lifts it, a turn each.
    func drag(pane places: [CGPoint]) {
        guard let first = places.first, let last = places.last else { return }
        let x = host.screen.bounds.width
        func touch(_ phase: WindowEvent.Phase, _ place: CGPoint) {
            send(.pointer(phase, button: .primary, CGPoint(x: place.x + x, y: place.y)))
            turn()
        }
        touch(.began, first)
        for place in places.dropFirst() { touch(.moved, place) }
        touch(.ended, last)
    }

    /// Pushes a screen through an animator.
    @discardableResult
    func push(_ animator: PushAnimator? = nil, _ screen: UIViewController = UIViewController()) -> UIViewController {
        screen.view.backgroundColor = .orange
        screen.title = "Second"
        navigation.delegate = animator
        navigation.pushViewController(screen, animated: true)
        return screen
    }

    /// The device's part of what the outlet shows, be it the device as it is or a moment of before.
    func shownPicture() -> DevicePicture {
        let scale = host.screen.scale
        let size = host.screen.bounds.size
        let (width, height) = (Int(size.width * scale), Int(size.height * scale))
        let part = PixelBuffer(width: width, height: height, isOpaque: true)
        guard let whole = outlet.picture, whole.width >= width, whole.height >= height else {
            return DevicePicture(part)
        }
        let top = max(0, (whole.height - Int((size.height * scale).rounded())) / 2)
        for y in 0..<min(height, whole.height - top) { part.row(y).update(from: whole.row(y + top), count: width) }
        return DevicePicture(part)
    }

    /// What the device shows.
    func picture() -> DevicePicture {
        let size = host.screen.bounds.size
        let scale: CGFloat = 0.25
        let (width, height) = (Int(size.width * scale), Int(size.height * scale))
        let list = RenderServer.current.displayList(
            for: host.scene.visibleWindows.map(\.layer), pixelWidth: width, pixelHeight: height, scale: scale)
        let frame = PixelBuffer(width: width, height: height, isOpaque: true)
        FrameRenderer(threads: 1).render(list, into: frame)
        return DevicePicture(frame)
    }
}

/// The pixels of a device. No collection, so that a failed comparison does not look for the shortest edit.
struct DevicePicture: Equatable, CustomStringConvertible {
    private let bytes: [UInt8]

    init(_ frame: PixelBuffer) {
        bytes = (0..<frame.height).flatMap { y in
            Array(UnsafeRawBufferPointer(start: frame.row(y), count: frame.width * MemoryLayout<UInt32>.size))
        }
    }

    var description: String { "picture \(bytes.hashValue)" }

    /// The largest difference of a colour's part, 0…255.
    func largestDifference(from other: DevicePicture) -> Int {
        zip(bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }
}
