import InterludeFoundation
import QuartzCore

/// Runs what has to run on the main actor: at once where that is, later elsewhere.
enum DiffableMain {
    static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if MainQueue.isHere {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(work) }
        }
    }
}
