import Compositor
import CoreGraphics
import Synchronization

/// The frame context of one host: it turns the host's layers into frames and has the clock of their animations.
///
/// Each host has its own server, so hosts with different times can exist at once, and their animations are independent.
/// A layer belongs to the server that shows it (`showing(_:)`). Layers that are not shown, and Core Animation's global functions,
/// such as `CACurrentMediaTime()`, use the `current` server, which is that of the current host.
///
/// `tick(at:input:timers:)` has the order of a frame. An image is rendered from `displayList(for:…)` on demand.
///
/// All state is confined to the main thread, as are visible layers. Trees can be built on other threads before they are shown;
/// the counters that this changes are atomic and shared by all servers.
package final class RenderServer {
    /// The server of the host whose turn it is.
    nonisolated(unsafe) package private(set) static var current = RenderServer()

    /// All servers, to find the one that shows a layer. The last reference to a server may go on any thread, while the main thread
    /// looks for the server of another host: so references are weak, and a lock guards the list.
    private static let all = Mutex<[WeakServer]>([])

    private struct WeakServer: @unchecked Sendable {
        weak var server: RenderServer?
        let identity: ObjectIdentifier

        init(_ server: RenderServer) {
            self.server = server
            identity = ObjectIdentifier(server)
        }
    }

    /// The number of servers. With one, the usual case, no lock and no search are necessary.
    private static let count = Atomic(0)

    /// The media clock in seconds. Only the host sets it; it never decreases.
    package var now: CFTimeInterval = 0

    /// The length of a frame at full speed in seconds, for display links.
    package var frameDuration: CFTimeInterval = 1.0 / 60

    /// Seconds of the media clock in a second of the display's: less than 1 in slow motion.
    package var timeRate: Double = 1

    /// Pixels in a point of the host's screen; `nil` while there is none.
    package var screenScale: CGFloat?

    /// Calls that wait for a time of the media clock, or for the next turn.
    package let timers = MainTimer()

    /// The host's objects, one of each type.
    var belongings: [ObjectIdentifier: AnyObject] = [:]

    /// Whether animations are neither reported to their delegates nor removed, while a tool shows frames at other times.
    /// Pending calls are made when this is `false` again.
    package var holdsCallbacks = false
    /// Called once after the present run-loop iteration has been committed.
    private(set) var waitingForCommit: [() -> Void] = []

    /// The layers that are shown, such as windows.
    private(set) var roots: [CALayer] = []

    /// All animations that are not done, in the order in which they were added.
    var running: [RunningAnimation] = []

    /// Those of a value that their layer draws.
    var drawing: [RunningAnimation] = []

    /// Those that have been added since the last commit.
    private(set) var uncommitted: [RunningAnimation] = []

    private(set) var lastOrder = 0

    /// The display links, in the order in which they were added.
    var links: [CADisplayLink] = []

    /// The emitters whose particles moved when they were last looked at.
    var moving: [CAEmitterLayer.Entry] = []

    /// Pixels in a point of the last frame, `nil` before the first.
    var lastScale: CGFloat?
    /// How many items the last frame's list had at its top.
    var lastItemCount = 0

    /// The transactions that are open while another server is current.
    private var transactions = CATransaction.Open()

    /// `treeChanges` when animations were last looked through.
    private var seenTreeChanges = 0

    /// A server that shows nothing yet, at the time 0.
    package init() {
        seenTreeChanges = RenderServer.treeChanges.load(ordering: .relaxed)
        RenderServer.all.withLock { $0.append(WeakServer(self)) }
        RenderServer.count.wrappingAdd(1, ordering: .relaxed)
    }

    /// Animations end with their host; the layers may be shown by another one.
    deinit {
        for entry in running { entry.leaveLayer() }
        RenderServer.count.wrappingSubtract(1, ordering: .relaxed)
        RenderServer.all.withLock { $0.removeAll { $0.identity == ObjectIdentifier(self) } }
    }

    /// Makes this the server that counts where no layer tells which.
    package func makeCurrent() {
        guard RenderServer.current !== self else { return }
        RenderServer.current.transactions = CATransaction.exchange(transactions)
        transactions = CATransaction.Open()
        RenderServer.current = self
    }

    /// Drops what has been set going on a host that is not the current one: nothing that was shown before is called any more.
    package func forget() {
        for entry in running { entry.leaveLayer() }
        running = []
        uncommitted = []
        drawing = []
        links = []
        moving = []
        waitingForCommit = []
        transactions = CATransaction.Open()
    }

    /// The server that shows a layer; the current one for a layer that none shows.
    package static func showing(_ layer: CALayer) -> RenderServer {
        // Usually there is one server, and the root need not be searched for.
        guard count.load(ordering: .relaxed) > 1 else { return current }
        let root = layer.root
        if current.shows(root) { return current }
        return all.withLock { $0.compactMap(\.server) }.first { $0.shows(root) } ?? current
    }

    private func shows(_ root: CALayer) -> Bool { roots.contains { $0 === root } }

    /// Whether any layer has ever had its own media timing. Few apps use it; until then superlayers need not be searched.
    static var knowsOwnTimes: Bool {
        get { ownTimes.load(ordering: .relaxed) }
        set { ownTimes.store(newValue, ordering: .relaxed) }
    }

    private static let ownTimes = Atomic(false)

    /// Incremented whenever a layer is removed from a tree.
    private static let treeChanges = Atomic(0)

    /// Notes that a layer has been taken out of a tree, on whatever thread.
    static func countTreeChange() { treeChanges.wrappingAdd(1, ordering: .relaxed) }

    /// Whether a layer has been taken out of a tree since animations were last looked through.
    var isTreeChanged: Bool { seenTreeChanges != RenderServer.treeChanges.load(ordering: .relaxed) }

    /// Animations are looked through now.
    func noteTreeSeen() { seenTreeChanges = RenderServer.treeChanges.load(ordering: .relaxed) }

    /// Incremented with each change of a layer or a tree, shown or not. While it does not change and no animation runs,
    /// another frame would be equal.
    package static var changeCount: Int { changes.load(ordering: .relaxed) }

    private static let changes = Atomic(0)

    /// Notes a change of a layer, on whatever thread it is put together.
    static func countChange() { changes.wrappingAdd(1, ordering: .relaxed) }

    /// Shows a layer and all below it from now on.
    package func attach(_ root: CALayer) {
        guard !roots.contains(where: { $0 === root }) else { return }
        roots.append(root)
        root.markBelow()
    }

    /// Shows a layer no longer. Animations below it end unfinished.
    package func detach(_ root: CALayer) {
        roots.removeAll { $0 === root }
        RenderServer.countChange()
        RenderServer.countTreeChange()
    }

    /// Whether a layer is part of what is shown.
    package func isShowing(_ layer: CALayer) -> Bool {
        shows(layer.root)
    }

    /// Returns whether a layer's animation or its particles are ignored, given whether they are endless.
    package typealias Exemption = (_ layer: CALayer?, _ isEndless: Bool) -> Bool

    /// Whether anything changes on its own: an animation that has not ended, particles, or a display link.
    package var hasActivity: Bool { hasActivity(except: nil) }

    /// Whether anything changes on its own, except for ignored activity.
    package func hasActivity(except isExempt: Exemption?) -> Bool {
        if hasDisplayLinks { return true }
        guard let isExempt else { return running.contains { !$0.hasEnded } || !movingEmitters.isEmpty }
        return running.contains { !$0.hasEnded && !isExempt($0.layer, $0.isEndless) }
            || movingEmitters.contains { !isExempt($0, $0.emits) }
    }

    /// The animations that have not ended, in the order in which they were added.
    package var unended: [RunningAnimation] { running.filter { !$0.hasEnded && !$0.isRemoved } }

    // MARK: A frame

    /// Everything that happens between two frames, in a fixed order: time → input → display links → timers → layout, drawing and
    /// commit → what waits for the commit → ends of animations and their callbacks, with what those change committed too, so that
    /// it shows in the same frame.
    ///
    /// - Parameters:
    ///   - time: On the media clock.
    ///   - input: What waits for the turn, and the touches that came in since the last tick.
    ///   - timers: Calls what waits for a time that has come.
    package func tick(at time: CFTimeInterval, input: () -> Void = {}, timers: () -> Void = {}) {
        now = time
        input()
        fireDisplayLinks()
        timers()
        settle()
    }

    /// Ends the turn that is under way: lays out, starts the animations that were added, makes the calls that wait for that, and
    /// calls back the animations that are over.
    package func settle() {
        commit()
        callAfterCommit()
        finishAnimations()
    }

    /// Calls `action` when the turn that is under way has been laid out and committed.
    package func afterCommit(_ action: @escaping () -> Void) { waitingForCommit.append(action) }

    private func callAfterCommit() {
        for _ in 0..<32 where !waitingForCommit.isEmpty {
            let calls = waitingForCommit
            waitingForCommit = []
            for call in calls { call() }
            commit()
        }
    }

    // MARK: Animations come

    /// Takes up a new animation. It begins when the transaction is committed.
    func begin(_ entry: RunningAnimation) {
        RenderServer.countChange()
        lastOrder += 1
        entry.order = lastOrder
        if !entry.beginsAfterWaiting() { entry.groups = CATransaction.join() }
        running.append(entry)
        uncommitted.append(entry)
    }

    // MARK: Commit

    /// Brings everything up to date for the next frame: lays out, draws what needs drawing, lets new animations begin, and
    /// ends the implicit transaction.
    package func commit() {
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

    private func beginUncommitted() {
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
        if needs.contains(.commit) {
            hasBeenCommitted = true
            if running.contains(where: \.isWaiting) { beginWaiting(on: RenderServer.showing(self)) }
        }
        let hadBelow = needs.contains(.below)
        needs.subtract([.commit, .below])
        guard hadBelow else { return isChanged }
        if let maskLayer, maskLayer.displaySubtree() { isChanged = true }
        for child in children where child.displaySubtree() { isChanged = true }
        return isChanged
    }
}
