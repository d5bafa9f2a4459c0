import CoreGraphics
import InterludeFoundation

extension RenderServer {
    /// An animation that is done.
    private struct Ending {
        let entry: RunningAnimation
        /// On the media clock.
        let time: Double
        let isFinished: Bool
    }

    /// Takes off the animations that are done and calls their delegates and the completion blocks that waited for them.
    ///
    /// Done is an animation
    /// - whose layer's time has passed its end while that time runs forwards (`finished` is `true`); stopped and backward
    ///   time ends nothing,
    /// - that was removed, or whose layer has left what is shown (`finished` is `false`).
    ///
    /// They are called in the order of their ends, among equals in the order in which they were added; those that did not
    /// finish have ended now. What callbacks change is committed, and animations that are done because of it are called
    /// too, so when this returns everything is up to date again.
    package func finishAnimations() {
        guard !holdsCallbacks else { return }
        for _ in 0..<32 {
            callStarts()
            let endings = collectEndings()
            if endings.isEmpty { return }
            RenderServer.countChange()
            for ending in endings { takeOff(ending.entry) }
            running.removeAll { $0.isRemoved }
            for ending in endings { call(ending) }
            commit()
        }
    }

    private func callStarts() {
        for entry in running where !entry.hasStarted && !entry.isRemoved {
            guard let begin = entry.begin, let layer = entry.layer, layer.localTime(atMediaTime: now) >= begin else {
                continue
            }
            entry.hasStarted = true
            guard let delegate = entry.animation.delegate else { continue }
            nonisolated(unsafe) let (animation, listener) = (entry.animation, delegate)
            onMainActor { listener.animationDidStart(animation) }
        }
    }

    private func collectEndings() -> [Ending] {
        let checksTree = isTreeChanged
        noteTreeSeen()
        var endings: [Ending] = []
        for entry in running {
            guard let layer = entry.layer, !entry.isRemoved, !(checksTree && hasLeft(layer)) else {
                entry.isRemoved = true
                endings.append(Ending(entry: entry, time: now, isFinished: false))
                continue
            }
            if !entry.hasEnded, let time = endTime(of: entry, in: layer) {
                endings.append(Ending(entry: entry, time: time, isFinished: true))
            }
        }
        return endings.sorted { $0.time == $1.time ? $0.entry.order < $1.entry.order : $0.time < $1.time }
    }

    /// Whether a layer was shown and is not any more.
    private func hasLeft(_ layer: CALayer) -> Bool { layer.hasBeenCommitted && !isShowing(layer) }

    /// When the animation has ended, on the media clock; `nil` if it has not.
    private func endTime(of entry: RunningAnimation, in layer: CALayer) -> Double? {
        let (local, end) = (layer.localTime(atMediaTime: now), entry.end)
        // A frame's time is a sum of many small steps: what is a hair's breadth before the end has reached it.
        guard local >= end - RenderServer.tolerance, entry.animation.timeline == nil, layer.effectiveSpeed > 0 else {
            return nil
        }
        return layer.mediaTime(atLocalTime: end)
    }

    /// In seconds; far below a frame, far above what adding up times loses.
    static let tolerance = 1e-9

    private func takeOff(_ entry: RunningAnimation) {
        entry.hasEnded = true
        guard entry.isRemoved || entry.animation.isRemovedOnCompletion else { return }
        entry.isRemoved = true
        entry.leaveLayer()
    }

    private func call(_ ending: Ending) {
        let entry = ending.entry
        // One that stays on its layer after its end has been told so; its removal is not another end.
        if !entry.hasReported {
            entry.hasReported = true
            if let delegate = entry.animation.delegate {
                nonisolated(unsafe) let (animation, listener) = (entry.animation, delegate)
                let isFinished = ending.isFinished
                onMainActor { listener.animationDidStop(animation, finished: isFinished) }
            }
            let groups = entry.groups
            entry.groups = []
            for group in groups { group.leave() }
        }
    }
}
