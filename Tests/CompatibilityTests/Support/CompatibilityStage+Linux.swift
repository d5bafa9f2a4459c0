#if os(Linux)
import TestStages
import UIKit

/// The Linux half of a stage: a screen without a display, on a virtual clock.
@MainActor struct PlatformStage {
    private let stage: Stage

    init(rootViewController: UIViewController, device: Device) {
        stage = Stage(rootViewController: rootViewController, device: device == .iPad10 ? .iPad10 : .iPhone15)
    }

    init(showing view: UIView, size: CGSize?) {
        stage = Stage(showing: view, size: size)
    }

    var window: UIWindow { stage.window }
    var time: TimeInterval { stage.time }

    func advance(by duration: TimeInterval) { stage.advance(by: duration) }
    func step() { stage.host.step() }
    func frame() { stage.host.frameLoop.settle() }
    func settle(limit: TimeInterval) -> Bool { stage.host.advanceUntilIdle(limit: limit) }
    func makeCurrent() { stage.host.makeCurrent() }

    func jump(by duration: TimeInterval) {
        frame()
        stage.host.frameLoop.tick(at: stage.host.renderServer.now + duration) {}
    }
}
#endif
