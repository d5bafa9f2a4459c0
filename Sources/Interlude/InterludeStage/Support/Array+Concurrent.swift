import Dispatch

extension Array {
    /// Returns the results for the elements in their order, whichever is ready first. They are computed on all processors, so the function
    /// has to be callable on any thread.
    package func mapConcurrently<Result>(_ transform: (Element) -> Result) -> [Result] {
        guard count > 1 else { return map(transform) }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
            // Each element is written once, by the iteration with its index.
            nonisolated(unsafe) let (results, elements, work) = (buffer, self, transform)
            DispatchQueue.concurrentPerform(iterations: elements.count) { index in
                results.initializeElement(at: index, to: work(elements[index]))
            }
            initialized = elements.count
        }
    }
}
