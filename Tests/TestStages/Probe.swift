import UIKit

/// A target whose action is a closure.
@MainActor package final class Probe: NSObject {
    private let action: () -> Void

    package init(_ action: @escaping () -> Void) { self.action = action }

    package func fire() { action() }
}
