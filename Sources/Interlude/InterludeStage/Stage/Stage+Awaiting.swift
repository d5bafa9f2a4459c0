import UIKit

extension Stage {
    /// Advances time until nothing moves, in an asynchronous test. Between frames other tasks run, including those that
    /// return from other queues and actors.
    ///
    /// - Parameter limit: The maximum time, in seconds of the stage's clock.
    /// - Throws: The errors of ``settle(limit:)``.
    public func settled(within limit: TimeInterval = 10) async throws {
        let end = time + limit
        repeat {
            try settle(limit: max(end - time, 0))
            await giveWay()
        } while !isSettled
    }

    /// Records an asynchronous action. Time advances while the action awaits; the film ends when the action has ended
    /// and everything has settled.
    ///
    ///     let film = try await stage.recorded {
    ///         await list.reload()
    ///         navigation.pushViewController(detail, animated: true)
    ///     }
    ///
    /// The action runs as a task that a button of the app starts: its `Task.sleep` uses the stage's time.
    ///
    /// - Parameters:
    ///   - framesPerSecond: The film's frame rate, which the stage uses from then on.
    ///   - limit: The maximum duration in seconds.
    ///   - action: The action to record.
    /// - Throws: The errors of the action; ``StageError`` if it does not settle within the limit, or a transition is
    ///   never completed.
    public func recorded(
        framesPerSecond: Int = 60, limit: TimeInterval = 20, _ action: @escaping @MainActor () async throws -> Void
    ) async throws -> Film {
        self.framesPerSecond = framesPerSecond
        var frames = [Film.Frame(time: 0, picture: frame())]
        func next() async {
            host.step()
            frames.append(
                Film.Frame(time: TimeInterval(frames.count) / TimeInterval(framesPerSecond), picture: frame()))
            await giveWay()
        }
        let end = ActionEnd()
        let task = Task { @MainActor in
            defer { end.hasCome = true }
            try await action()
        }
        defer { task.cancel() }
        // Its beginning is no later than the frame before it.
        host.advance(by: 0)
        repeat {
            guard TimeInterval(frames.count) <= limit * TimeInterval(framesPerSecond) else {
                throw StageError.didNotSettle(limit: limit, moving: movers)
            }
            await next()
        } while !(end.hasCome && isSettled)
        try await task.value
        await next()
        try checkTransitions()
        return film(framesPerSecond, frames)
    }

    /// Creates a film with the stage's configuration.
    func film(_ framesPerSecond: Int, _ frames: [Film.Frame]) -> Film {
        var film = Film(framesPerSecond: framesPerSecond, frames: frames)
        film.setting = configuration.description
        return film
    }

    /// Lets other tasks go on. A test may have put another stage up meanwhile; afterwards this one is on again.
    private func giveWay() async {
        await Task.yield()
        host.makeCurrent()
    }
}

/// Whether an action has ended.
@MainActor private final class ActionEnd {
    var hasCome = false
}
