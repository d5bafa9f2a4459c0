import Foundation
import QuartzCore

/// What ran, in order, and when on the stage's clock.
final class WorkLog: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [String] = []

    /// Writes a line with the time in thousandths of a second since the stage was set up: `timer 50`.
    func note(_ name: String) {
        let time = (CACurrentMediaTime() - 1) * 1000
        let short = (time * 1000).rounded() / 1000
        add("\(name) \(short == short.rounded() ? String(Int(short)) : String(short))")
    }

    /// Writes a line as it is.
    func add(_ line: String) { lock.withLock { kept.append(line) } }

    var lines: [String] { lock.withLock { kept } }
}
