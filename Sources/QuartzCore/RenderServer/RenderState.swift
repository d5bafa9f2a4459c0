import CoreGraphics

/// What the render server holds for one host: its animations, links and transactions, kept for the host while another one is
/// current.
///
/// A test that awaits gives way to others, which have hosts of their own. When it goes on, what it has set going is where it was.
package final class RenderState {
    var running: [RunningAnimation] = []
    var drawing: [RunningAnimation] = []
    var uncommitted: [RunningAnimation] = []
    var links: [CADisplayLink] = []
    var transactions = CATransaction.Open()
    var lastOrder = 0
    var holdsCallbacks = false

    /// That of a host that has not been current yet.
    package init() {}

    /// What nobody will ever take up again ends with its host: its layers may be shown by another one.
    deinit { for entry in running { entry.layer?.running.removeAll { $0 === entry } } }
}
