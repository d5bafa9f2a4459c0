import Dispatch

/// Work on files that know nothing of each other.
package enum Parallel {
    /// The results in the order of the elements, whichever was ready first.
    package static func map<Element, Result>(_ elements: [Element], _ transform: (Element) -> Result) -> [Result] {
        guard elements.count > 1 else { return elements.map(transform) }
        return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
            // Each place is written once, by the thread that has its number.
            nonisolated(unsafe) let (places, source, work) = (buffer, elements, transform)
            DispatchQueue.concurrentPerform(iterations: source.count) { index in
                places.initializeElement(at: index, to: work(source[index]))
            }
            count = elements.count
        }
    }
}
