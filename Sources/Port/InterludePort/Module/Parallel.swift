import Dispatch
import Foundation

/// Work on files that know nothing of each other.
package enum Parallel {
    /// The results in the order of the elements, whichever was ready first.
    package static func map<Element, Result>(_ elements: [Element], _ transform: (Element) -> Result) -> [Result] {
        let threads = min(elements.count, ProcessInfo.processInfo.activeProcessorCount)
        return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
            let places = buffer
            let next = Places(count: elements.count)
            // Each place is written once, by the thread that has its number.
            DeepStack.run(threads: threads) {
                while let index = next.take() {
                    places.initializeElement(at: index, to: transform(elements[index]))
                }
            }
            count = elements.count
        }
    }

    /// The places that no thread has yet.
    private final class Places: @unchecked Sendable {
        private let lock = NSLock()
        private var rest: Range<Int>

        init(count: Int) { rest = 0..<count }

        func take() -> Int? {
            lock.lock()
            defer { lock.unlock() }
            return rest.popFirst()
        }
    }
}
