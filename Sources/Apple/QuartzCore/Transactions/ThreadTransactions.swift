import Foundation

/// The transactions of a thread that is not the main one. They end with it.
final class ThreadTransactions {
    var open = CATransaction.Open()

    /// The system's number for the value that each thread has of its own; what is there at a thread's end is committed.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            let transactions = Unmanaged<ThreadTransactions>.fromOpaque(pointer).takeRetainedValue()
            for group in transactions.open.allGroups { group.close() }
        }
        return key
    }()

    /// Those of this thread.
    static var current: ThreadTransactions {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<ThreadTransactions>.fromOpaque(pointer).takeUnretainedValue()
        }
        let made = ThreadTransactions()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }
}
