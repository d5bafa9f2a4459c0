import CoreImage

/// Core Image's transitions by their names.
@MainActor
enum CoreImageTransitions {
    /// A filter with some of its values set.
    static func filter(_ name: String, _ values: [String: Double]) -> CIFilter {
        guard let filter = CIFilter(name: name) else {
            fatalError("There is no Core Image filter that is called \(name)")
        }
        for (key, value) in values where filter.inputKeys.contains(key) { filter.setValue(value, forKey: key) }
        return filter
    }
}
