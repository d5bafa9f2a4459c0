import Foundation

/// A URL that the app was opened with.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL.
    open var url: URL { link }
    /// The sender and its options.
    open var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
    private let link: URL

    /// The system makes these.
    @usableFromInline init(url: URL) {
        link = url
        super.init()
    }
}

extension UIScene {
    /// Options for opening a URL.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The bundle identifier of the requesting app; always `nil` here.
        open var sourceApplication: String? { nil }
        /// The sender's annotation; `nil` here.
        open var annotation: Any? { nil }
        /// Whether the app must copy the file before it uses it. Always `false` here.
        open var openInPlace: Bool { false }

        /// The system makes these.
        override init() { super.init() }
    }
}
