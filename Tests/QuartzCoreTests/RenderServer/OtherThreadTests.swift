import Foundation
import QuartzCore
import Testing

/// Layers that are built and animated on other threads before they are shown, and the transactions of those threads.
@MainActor
@Suite struct OtherThreadTests {
    /// Layers, handed from the thread that has built them.
    private final class Parcel: @unchecked Sendable {
        var layers: [CALayer] = []
        var notes: [String] = []
    }

    /// Runs work on threads of their own, at the same time, and waits for all.
    private func onThreads(_ count: Int, _ work: @escaping @Sendable (Parcel) -> Void) -> [Parcel] {
        let parcels = (0..<count).map { _ in Parcel() }
        let group = DispatchGroup()
        for parcel in parcels {
            group.enter()
            Thread.detachNewThread {
                work(parcel)
                group.leave()
            }
        }
        group.wait()
        return parcels
    }

    nonisolated private static let mainQueue = DispatchSpecificKey<Bool>()

    /// Marks the main queue: under the testing library it is drained by another thread than the process's first one.
    init() { DispatchQueue.main.setSpecific(key: Self.mainQueue, value: true) }

    nonisolated private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueue) == true }

    @Sendable nonisolated private static func fade() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
        return animation
    }

    @Test func `an animation that was added on another thread begins when its layer is shown`() throws {
        let stage = LayerStage()
        let parcels = onThreads(6) { parcel in
            let (layer, child) = (CALayer(), CALayer())
            layer.addSublayer(child)
            child.add(Self.fade(), forKey: "fade")
            layer.setValue(3, forKeyPath: "transform.scale.x")
            parcel.layers = [layer, child]
        }
        stage.go(to: 5)
        #expect(!RenderServer.current.hasActivity)
        for parcel in parcels { stage.root.addSublayer(parcel.layers[0]) }
        stage.settle()
        #expect(RenderServer.current.unended.count == 6)
        stage.go(to: 5.5)
        for parcel in parcels { #expect(parcel.layers[1].presentation()?.opacity == 0.5) }
        stage.go(to: 6)
        for parcel in parcels { #expect(parcel.layers[1].animationKeys() == nil) }
        #expect(!RenderServer.current.hasActivity)
    }

    @Test func `a transaction is its thread's own`() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        let parcels = onThreads(4) { parcel in
            parcel.notes.append("\(CATransaction.animationDuration()) \(CATransaction.disableActions())")
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setAnimationDuration(7)
            let layer = CALayer()
            let animation = Self.fade()
            animation.duration = 0
            layer.add(animation, forKey: "a")
            parcel.notes.append("\(layer.animation(forKey: "a")?.duration ?? 0) \(CATransaction.disableActions())")
            CATransaction.commit()
            parcel.notes.append("\(CATransaction.animationDuration()) \(CATransaction.disableActions())")
        }
        #expect(CATransaction.animationDuration() == 3 && !CATransaction.disableActions())
        CATransaction.commit()
        for parcel in parcels { #expect(parcel.notes == ["0.25 false", "7.0 true", "0.25 false"]) }
    }

    @Test func `a completion block of another thread waits for the animations that were added there`() {
        let stage = LayerStage()
        let parcels = onThreads(3) { parcel in
            CATransaction.begin()
            CATransaction.setCompletionBlock { parcel.notes.append("done \(Self.isOnMainQueue)") }
            let layer = CALayer()
            layer.add(Self.fade(), forKey: "a")
            CATransaction.commit()
            parcel.layers = [layer]
        }
        for parcel in parcels { stage.root.addSublayer(parcel.layers[0]) }
        stage.settle()
        stage.go(to: 0.5)
        for parcel in parcels { #expect(parcel.notes.isEmpty) }
        stage.go(to: 1)
        for parcel in parcels { #expect(parcel.notes == ["done true"]) }
    }

    @Test func `without animations it is called on the main thread`() async {
        let isMain = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            Thread.detachNewThread {
                CATransaction.begin()
                CATransaction.setCompletionBlock { continuation.resume(returning: Self.isOnMainQueue) }
                CATransaction.commit()
                CATransaction.flush()
            }
        }
        #expect(isMain)
    }

    @Test func `an animation that is taken off before it is shown is waited for no longer`() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            Thread.detachNewThread {
                CATransaction.begin()
                CATransaction.setCompletionBlock { continuation.resume() }
                let (removed, gone) = (CALayer(), CALayer())
                removed.add(Self.fade(), forKey: "a")
                gone.add(Self.fade(), forKey: "a")
                removed.removeAllAnimations()
                CATransaction.commit()
            }
        }
    }

    @Test func `the implicit transaction of a thread ends with it`() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            Thread.detachNewThread { CATransaction.setCompletionBlock { continuation.resume() } }
        }
    }
}
