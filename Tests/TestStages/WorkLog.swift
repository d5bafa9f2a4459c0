import Foundation
import QuartzCore

/// What ran, in order, and when on the stage's clock.
package final class WorkLog: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [String] = []

    package init() {}

    /// Writes a line with a value's description and the time in thousandths of a second since the stage was set up: `timer 50`.
    package func note(_ event: Any) {
        let time = (CACurrentMediaTime() - 1) * 1000
        let short = (time * 1000).rounded() / 1000
        add("\(event) \(short == short.rounded() ? String(Int(short)) : String(short))")
    }

    /// Writes a line as it is.
    package func add(_ line: String) { lock.withLock { kept.append(line) } }

    package var lines: [String] { lock.withLock { kept } }
}
