import Compositor
import CoreGraphics
import Synchronization

/// What turns layers into frames: the host's frame loop calls it, once a frame and in this order:
///
/// 1. set `now`,
/// 2. `fireDisplayLinks()`,
/// 3. (gestures and whatever else changes layers),
/// 4. `commit()`,
/// 5. `finishAnimations()`,
/// 6. `displayList(for:…)` for every root.
///
/// All state is confined to the main thread, as layers are that are shown. What layers note on other threads, where trees may be
/// put together before they are shown, is atomic.
package enum RenderServer {
    /// The media clock in seconds. Only the host sets it; it never goes back.
    nonisolated(unsafe) package static var now: CFTimeInterval = 0

    /// The length of a frame at full speed in seconds, for display links.
    nonisolated(unsafe) package static var frameDuration: CFTimeInterval = 1.0 / 60

    /// Seconds of the media clock in a second of the display's: less than 1 in slow motion.
    nonisolated(unsafe) package static var timeRate: Double = 1

    /// The layers that are shown, such as windows.
    nonisolated(unsafe) private(set) static var roots: [CALayer] = []

    /// All animations that are not done, in the order in which they were added.
    nonisolated(unsafe) static var running: [RunningAnimation] = []

    /// Those of a value that their layer draws.
    nonisolated(unsafe) static var drawing: [RunningAnimation] = []

    /// Those that have been added since the last commit.
    nonisolated(unsafe) private static var uncommitted: [RunningAnimation] = []

    nonisolated(unsafe) private(set) static var lastOrder = 0

    /// Whether any layer has ever been given a time of its own. Few apps do: until then nobody need ask a layer's superlayers.
    static var knowsOwnTimes: Bool {
        get { ownTimes.load(ordering: .relaxed) }
        set { ownTimes.store(newValue, ordering: .relaxed) }
    }

    private static let ownTimes = Atomic(false)

    /// Whether a layer has been taken out of a tree since animations were last looked through.
    static var isTreeChanged: Bool {
        get { treeChange.load(ordering: .relaxed) }
        set { treeChange.store(newValue, ordering: .relaxed) }
    }

    private static let treeChange = Atomic(false)

    /// Goes up with every change of a layer or a tree, shown or not: as long as it stays the same, and nothing is animated,
    /// another frame would look the same.
    package static var changeCount: Int { changes.load(ordering: .relaxed) }

    private static let changes = Atomic(0)

    /// Notes a change of a layer, on whatever thread it is put together.
    static func countChange() { changes.wrappingAdd(1, ordering: .relaxed) }

    /// Shows a layer and all below it from now on.
    package static func attach(_ root: CALayer) {
        guard !roots.contains(where: { $0 === root }) else { return }
        roots.append(root)
        root.markBelow()
    }

    /// Shows a layer no longer. Animations below it end unfinished.
    package static func detach(_ root: CALayer) {
        roots.removeAll { $0 === root }
        countChange()
        isTreeChanged = true
    }

    /// Whether a layer is part of what is shown.
    package static func isShowing(_ layer: CALayer) -> Bool {
        let root = layer.root
        return roots.contains { $0 === root }
    }

    /// Tells whether nobody waits for a layer's animation or for its particles, given whether they go on for ever.
    package typealias Exemption = (_ layer: CALayer?, _ isEndless: Bool) -> Bool

    /// Whether anything will change without anybody's doing: an animation that has not ended, particles, or a display link.
    package static var hasActivity: Bool { hasActivity(except: nil) }

    /// The same, but for what nobody waits for.
    package static func hasActivity(except isExempt: Exemption?) -> Bool {
        if hasDisplayLinks { return true }
        guard let isExempt else { return running.contains { !$0.hasEnded } || !movingEmitters.isEmpty }
        return running.contains { !$0.hasEnded && !isExempt($0.layer, $0.isEndless) }
            || movingEmitters.contains { !isExempt($0, $0.emits) }
    }

    /// The animations that have not ended, in the order in which they were added.
    package static var unended: [RunningAnimation] { running.filter { !$0.hasEnded && !$0.isRemoved } }

    /// Forgets all layers, animations, links and transactions, and sets the clock to 0; for the begin of a test.
    package static func reset() {
        for entry in running { entry.layer?.running.removeAll() }
        (roots, running, uncommitted, drawing) = ([], [], [], [])
        (now, frameDuration, timeRate, lastOrder, isTreeChanged) = (0, 1.0 / 60, 1, 0, false)
        holdsCallbacks = false
        removeDisplayLinks()
        forgetEmitters()
        CATransaction.reset()
    }

    /// Takes up what belongs to a host that becomes the current one. What it shows is attached anew, and the clock set.
    ///
    /// - Returns: What belongs to the host before it.
    package static func exchange(_ state: RenderState) -> RenderState {
        let old = RenderState()
        (old.running, old.drawing, old.uncommitted) = (running, drawing, uncommitted)
        (old.lastOrder, old.holdsCallbacks) = (lastOrder, holdsCallbacks)
        old.links = exchange(links: [])
        old.transactions = CATransaction.exchange(CATransaction.Open())
        running = []
        reset()
        countChange()
        (running, drawing, uncommitted) = (state.running, state.drawing, state.uncommitted)
        (lastOrder, holdsCallbacks) = (state.lastOrder, state.holdsCallbacks)
        _ = exchange(links: state.links)
        _ = CATransaction.exchange(state.transactions)
        // A window may have been hidden meanwhile.
        isTreeChanged = !running.isEmpty
        state.running = []
        return old
    }

    // MARK: Animations come

    /// Takes up a new animation. It begins when the transaction is committed.
    static func begin(_ entry: RunningAnimation) {
        countChange()
        lastOrder += 1
        entry.order = lastOrder
        entry.groups = CATransaction.join()
        running.append(entry)
        uncommitted.append(entry)
    }

    // MARK: Commit

    /// Brings everything up to date for the next frame: lays out, draws what needs drawing, lets new animations begin, and
    /// ends the implicit transaction.
    package static func commit() {
        for _ in 0..<8 {
            var isChanged = false
            for root in roots {
                root.layOutSubtree()
                if root.displaySubtree() { isChanged = true }
            }
            CATransaction.commitImplicit()
            if !isChanged, !roots.contains(where: { !$0.needs.isEmpty }) { break }
        }
        beginUncommitted()
        advanceEmitters()
        drawAnimatedValues()
    }

    private static func beginUncommitted() {
        let entries = uncommitted
        uncommitted = []
        for entry in entries where !entry.isRemoved {
            guard let layer = entry.layer else { continue }
            let animation = entry.animation
            let begin = animation.beginTime
            entry.begin = begin != 0 ? begin : layer.localTime(atMediaTime: now) + animation.delayAfterCommit
            noteDrawing(entry, in: layer)
        }
    }
}

extension CALayer {
    /// Displays what is marked in this layer and below, and takes the marks away. Says whether anything was drawn.
    fileprivate func displaySubtree() -> Bool {
        guard !needs.isEmpty else { return false }
        var isChanged = false
        if needs.contains(.display) {
            displayNow()
            isChanged = true
        }
        if needs.contains(.commit) { hasBeenCommitted = true }
        let hadBelow = needs.contains(.below)
        needs.subtract([.commit, .below])
        guard hadBelow else { return isChanged }
        if let maskLayer, maskLayer.displaySubtree() { isChanged = true }
        for child in children where child.displaySubtree() { isChanged = true }
        return isChanged
    }
}
