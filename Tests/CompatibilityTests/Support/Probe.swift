import UIKit

/// A target whose action is a closure.
@MainActor final class Probe: NSObject {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func fire() { action() }
}
