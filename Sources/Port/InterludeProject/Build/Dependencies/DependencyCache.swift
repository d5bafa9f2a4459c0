import Foundation

/// The dependencies of a module's files, kept while an app is watched: they are read again where the compiler has written them again.
package final class DependencyCache {
    private var known: [String: (stamp: timespec, size: Int, value: FileDependencies)] = [:]

    package init() {}

    /// What the compiler wrote into a file; `nil` where there is none, or it makes no sense.
    func dependencies(at url: URL) -> FileDependencies? {
        var status = stat()
        guard stat(url.path, &status) == 0 else { return nil }
        let (stamp, size) = (status.st_mtim, Int(status.st_size))
        if let last = known[url.path], last.size == size, last.stamp.tv_sec == stamp.tv_sec,
            last.stamp.tv_nsec == stamp.tv_nsec
        {
            return last.value
        }
        guard let value = FileDependencies(contentsOf: url) else { return nil }
        known[url.path] = (stamp, size, value)
        return value
    }
}
