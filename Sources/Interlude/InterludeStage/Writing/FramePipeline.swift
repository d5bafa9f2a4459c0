import Dispatch
import Foundation
import UIKit

/// Hands frames from the thread that renders them to workers that encode them, so that both go on at once.
///
/// Frames wait in a short queue: a renderer that is faster than the workers is held up, so that memory stays bounded.
final class FramePipeline: Sendable {
    private let queue: DispatchQueue
    private let places: DispatchSemaphore
    private let group = DispatchGroup()
    private let failure = Failure()

    /// Creates a pipeline.
    ///
    /// - Parameters:
    ///   - inOrder: Whether a frame is encoded only after the one before it: for a stream into another program. Otherwise
    ///     all cores encode.
    ///   - capacity: How many frames may wait or be in work.
    init(inOrder: Bool, capacity: Int = 2 * ProcessInfo.processInfo.activeProcessorCount) {
        queue = DispatchQueue(label: "interlude.frames", attributes: inOrder ? [] : .concurrent)
        places = DispatchSemaphore(value: max(2, capacity))
    }

    /// Queues one frame's work; waits while the queue is full.
    ///
    /// - Throws: The first error of any work before.
    func submit(_ work: @escaping @Sendable () throws -> Void) throws {
        places.wait()
        if let error = failure.first {
            places.signal()
            throw error
        }
        MainQueueCapture.passing {
            queue.async(group: group) { [self] in
                defer { places.signal() }
                guard failure.first == nil else { return }
                do { try work() } catch { failure.keep(error) }
            }
        }
    }

    /// Waits until all work is done.
    ///
    /// - Throws: The first error of any of it.
    func finish() throws {
        group.wait()
        if let error = failure.first { throw error }
    }

    /// The first error of a pipeline.
    private final class Failure: @unchecked Sendable {
        private let lock = NSLock()
        private var error: (any Error)?

        var first: (any Error)? { lock.withLock { error } }
        func keep(_ new: any Error) { lock.withLock { error = error ?? new } }
    }
}
