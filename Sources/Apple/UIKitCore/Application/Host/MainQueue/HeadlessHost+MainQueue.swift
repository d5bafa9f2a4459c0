import QuartzCore

extension Host {
    /// Runs what waits for the present moment, turn after turn.
    ///
    /// What a turn puts on the queue is the next turn's. On a device all these turns fit between two frames; here so many do
    /// that a chain of calls gets to its end, and work that puts itself on the queue for ever lets time go by all the same.
    package func run(_ mainQueue: VirtualMainQueue) {
        for _ in 0..<Host.turnsAtOnce {
            guard mainQueue.turn(at: now) else { return }
            frameLoop.settle()
        }
    }

    /// Runs what falls due between two frames, each at its own time: an animation that is added there begins there. Ends of
    /// animations are counted in frames.
    package func run(_ mainQueue: VirtualMainQueue, until frame: TimeInterval) {
        for _ in 0..<Host.turnsBetweenFrames {
            guard let next = mainQueue.nextTime, next < frame - Host.tolerance else { return }
            renderServer.now = max(renderServer.now, next)
            _ = mainQueue.turn(at: next)
            renderServer.commit()
        }
    }

    /// Decided: chains of calls that hand on to each other on the main queue are shorter.
    private static let turnsAtOnce = 64
    /// Decided: a timer that is due every tenth of a millisecond gets its calls.
    private static let turnsBetweenFrames = 512
    /// In seconds: what is due so shortly before a frame is due with it. Far below a frame, above what rounding loses.
    private static let tolerance = 5e-10
}

extension HeadlessHost {
    func runMainQueue() { run(mainQueue) }

    /// Makes one turn while the test waits for something else: time stands still.
    func runMainQueueWhenFree() {
        makeCurrent()
        _ = mainQueue.turn(at: now)
        frameLoop.settle()
    }
}
