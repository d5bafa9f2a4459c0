import UIKit

// The former names, for one release. Each one only calls its successor; Documentation/style.md lists them.

@available(*, deprecated, renamed: "Snapshot")
public typealias Picture = Snapshot

@available(*, deprecated, renamed: "SnapshotMask")
public typealias PictureMask = SnapshotMask

extension Stage {
    @available(*, deprecated, renamed: "Configuration")
    public typealias Setting = Configuration

    @available(*, deprecated, renamed: "configuration")
    public var setting: Configuration { configuration }

    @available(*, deprecated, renamed: "init(rootViewController:configuration:)")
    public convenience init(rootViewController: UIViewController, setting: Configuration) {
        self.init(rootViewController: rootViewController, configuration: setting)
    }

    @available(*, deprecated, renamed: "ignore(_:)")
    public func doNotAwait(_ movements: Movement...) { ignore(movements) }
}

/// Limitation: a `catch` that matches one of these patterns needs the new name.
extension StageError {
    @available(*, deprecated, renamed: "transitionNotCompleted(_:)")
    public static func transitionIsOpen(_ transition: String) -> StageError { .transitionNotCompleted(transition) }

    @available(*, deprecated, renamed: "viewNotFound(_:known:)")
    public static func notInSight(_ name: String, known: [String]) -> StageError {
        .viewNotFound(name, known: known)
    }
}
