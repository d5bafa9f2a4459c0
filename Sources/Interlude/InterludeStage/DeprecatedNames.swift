import UIKit

// The former names, for one release. Each one only calls its successor; Documentation/style.md lists them.

/// The former name of `Snapshot`.
@available(*, deprecated, renamed: "Snapshot")
public typealias Picture = Snapshot

/// The former name of `SnapshotMask`.
@available(*, deprecated, renamed: "SnapshotMask")
public typealias PictureMask = SnapshotMask

extension Stage {
    /// The former name of `Configuration`.
    @available(*, deprecated, renamed: "Configuration")
    public typealias Setting = Configuration

    /// The former name of `configuration`.
    @available(*, deprecated, renamed: "configuration")
    public var setting: Configuration { configuration }

    /// The former name of `init(rootViewController:configuration:)`.
    @available(*, deprecated, renamed: "init(rootViewController:configuration:)")
    public convenience init(rootViewController: UIViewController, setting: Configuration) {
        self.init(rootViewController: rootViewController, configuration: setting)
    }

    /// The former name of `ignore(_:)`.
    @available(*, deprecated, renamed: "ignore(_:)")
    public func doNotAwait(_ movements: Movement...) { ignore(movements) }
}

/// Limitation: a `catch` that matches one of these patterns needs the new name.
extension StageError {
    /// The former name of `transitionNotCompleted(_:)`.
    @available(*, deprecated, renamed: "transitionNotCompleted(_:)")
    public static func transitionIsOpen(_ transition: String) -> StageError { .transitionNotCompleted(transition) }

    /// The former name of `viewNotFound(_:known:)`.
    @available(*, deprecated, renamed: "viewNotFound(_:known:)")
    public static func notInSight(_ name: String, known: [String]) -> StageError {
        .viewNotFound(name, known: known)
    }
}
