/// Objects of the main thread that live until the turn of the run loop that is under way ends, though nobody holds them: what an
/// autorelease pool does where there is an Objective-C runtime.
///
/// Apps count on it where only a weak property holds an object that UIKit has just let go of: a view that is taken out of its superview and
/// put into another one in the next line.
package enum AutoreleasePool {
    /// Oldest first. The main thread's alone.
    nonisolated(unsafe) private static var kept: [AnyObject] = []
    /// How many turns and blocks are under way, one within the other.
    nonisolated(unsafe) private static var depth = 0
    /// How many objects are kept while neither is under way: nobody knows whether there will be one. Decided; a test that changes
    /// views by itself touches fewer between two turns.
    private static let mostBetweenTurns = 256

    /// Keeps an object alive until the turn that is under way ends; the next one, where none is. On the main thread.
    package static func keep(_ object: AnyObject) {
        kept.append(object)
        if depth == 0, kept.count > mostBetweenTurns { withExtendedLifetime(kept.removeFirst()) {} }
    }

    /// Makes a turn: what is kept in it, and what was kept before the first one, is let go of at its end, in the order in which it came.
    package static func turn<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        // Within a block, what was kept before it is the surroundings' to let go of.
        try run(from: depth == 0 ? 0 : kept.count, body)
    }

    /// Runs a block, and lets go of what is kept in it when it has been run: `autoreleasepool` of ported sources.
    package static func scope<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        MainQueue.isHere ? try run(from: kept.count, body) : try body()
    }

    private static func run<Result, Failure: Error>(
        from start: Int, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        depth += 1
        defer {
            drain(to: start)
            depth -= 1
        }
        return try body()
    }

    private static func drain(to start: Int) {
        // What goes may have others kept in its turn, so the list is whole again before it does.
        while kept.count > start {
            let gone = Array(kept[start...])
            kept.removeSubrange(start...)
            withExtendedLifetime(gone) {}
        }
    }
}
