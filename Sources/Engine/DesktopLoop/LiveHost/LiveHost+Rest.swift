import Foundation
import WindowSystem

extension LiveHost {
    /// Does something once nothing has moved for a moment.
    package func whenAtRest(_ action: @escaping @MainActor () -> Void) { whenAtRest(after: 0, action) }

    private func whenAtRest(after quietLooks: Int, _ action: @escaping @MainActor () -> Void) {
        MainLoop.call(after: LiveHost.pause) { [self] in
            if quietLooks == LiveHost.quietLooks { return action() }
            whenAtRest(after: isMoving ? 0 : quietLooks + 1, action)
        }
    }

    /// How often, in seconds, it is looked whether anything moves, and how many times in a row nothing has to.
    private static let pause = 0.1
    private static let quietLooks = 2
}
