import Dispatch
import Foundation

/// Whether the main actor's code is running here. That need not be on the main thread: where the program gave that one away, as
/// test runners do, the main queue is served by others.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
