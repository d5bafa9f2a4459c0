import UIKit

// The former names, for one release. Each one only calls its successor; Documentation/style.md lists them.

/// The former name of `Suppression`.
@available(*, deprecated, renamed: "Suppression")
public typealias Acceptance = Suppression

/// The former name of `AppFlow`.
@available(*, deprecated, renamed: "AppFlow")
public typealias AppScreens = AppFlow

extension AppFlow {
    /// The former name of `init(root:open:close:)`.
    @available(*, deprecated, renamed: "init(root:open:close:)")
    public init(
        _ root: UIViewController, go: @escaping @MainActor (_ animated: Bool) -> Void,
        back: (@MainActor (_ animated: Bool) -> Void)? = nil
    ) {
        self.init(root: root, open: go, close: back)
    }
}

extension Finding.Severity {
    /// The former name of `potential`.
    @available(*, deprecated, renamed: "potential")
    public static var latent: Finding.Severity { .potential }
}
