import UIKit

/// A finger that touches the stage's screen until the test lifts it.
///
///     let finger = stage.touchDown(at: CGPoint(x: 2, y: 400))
///     finger.move(to: CGPoint(x: 200, y: 400), duration: 0.2)
///     #expect(navigation.transitionCoordinator?.percentComplete == 0.5)
///     finger.lift()
///
/// `move` and `hold` advance the stage's time.
@MainActor public final class HeldFinger {
    /// The location, in points of the screen.
    public private(set) var location: CGPoint
    /// Whether the finger touches the screen.
    public private(set) var isDown = true
    private let stage: Stage
    private let number: Int

    init(stage: Stage, location: CGPoint) {
        self.stage = stage
        self.location = location
        number = stage.nextHeldFinger()
        stage.host.send(.down, at: location, finger: number)
    }

    /// Moves the finger in a straight line at constant speed. A duration of 0 takes one frame.
    public func move(to end: CGPoint, duration: TimeInterval = 0) {
        demand(isDown, "The finger has left the screen")
        let start = location
        let frames = max(1, stage.host.clock.frames(in: duration))
        for frame in 1...frames {
            let share = CGFloat(frame) / CGFloat(frames)
            location = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            stage.host.send(.move, at: location, finger: number)
            stage.host.step()
        }
    }

    /// Moves the finger by a distance.
    public func move(by distance: CGVector, duration: TimeInterval = 0) {
        move(to: CGPoint(x: location.x + distance.dx, y: location.y + distance.dy), duration: duration)
    }

    /// Holds the finger still while time advances.
    public func hold(for duration: TimeInterval) {
        demand(isDown, "The finger has left the screen")
        stage.advance(by: duration)
    }

    /// Lifts the finger.
    public func lift() { leave(.up) }

    /// Cancels the touch, as the system does.
    public func cancel() { leave(.cancel) }

    private func leave(_ phase: TouchSample.Phase) {
        demand(isDown, "The finger has left the screen")
        isDown = false
        stage.host.send(phase, at: location, finger: number)
    }
}
