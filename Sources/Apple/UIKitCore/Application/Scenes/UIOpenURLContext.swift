import Foundation

/// A link that an app is opened with.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The link.
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
    /// How a link is to be opened.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The app that has asked for it; `nil` here.
        open var sourceApplication: String? { nil }
        /// The sender's annotation; `nil` here.
        open var annotation: Any? { nil }
        /// Whether a file has to be copied before it may be used. False here.
        open var openInPlace: Bool { false }

        /// The system makes these.
        override init() { super.init() }
    }
}
