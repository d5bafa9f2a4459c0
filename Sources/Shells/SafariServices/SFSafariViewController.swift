@_exported import UIKit

import InterludeShells

/// A browser. Differs from SafariServices: no page is loaded; a hatched area with the address is shown, with the button that closes
/// it.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// The settings of a browser. They are kept and have no effect.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        public override init() {}
    }

    /// The text of the button that closes the browser.
    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close = 1
        case cancel = 2
    }

    /// The delegate.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    public let configuration: Configuration
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    /// The text of the button, before the view is loaded. The default is `done`.
    open var dismissButtonStyle = DismissButtonStyle.done
    private let url: URL

    /// Traps as SafariServices does if the address is not one of the web.
    public init(url URL: URL, configuration: Configuration) {
        precondition(
            ["http", "https"].contains(URL.scheme?.lowercased() ?? ""),
            "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        ShellLog.tell("SFSafariViewController", "web pages are not loaded; a hatched area stands in for them")
    }

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    public required init?(coder: NSCoder) { fatalError("SFSafariViewController is created with an address") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item: UIBarButtonItem.SystemItem =
            switch dismissButtonStyle {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        let button = UIBarButtonItem(systemItem: item, primaryAction: UIAction { [weak self] _ in self?.finish() })
        button.tintColor = preferredControlTintColor
        let screen = ShellScreen("SFSafariViewController", detail: url.absoluteString, leading: button)
        screen.title = url.host
        embedShell(screen)
        ShellQueue.later { [weak self] in
            guard let self else { return }
            delegate?.safariViewController(self, didCompleteInitialLoad: true)
        }
    }

    /// Dismisses the browser and calls the delegate after it.
    private func finish() {
        guard let presenter = presentingViewController else { return tellFinish() }
        presenter.dismiss(animated: true) { [weak self] in self?.tellFinish() }
    }

    private func tellFinish() { delegate?.safariViewControllerDidFinish(self) }
}

/// Receives a browser's events. All methods are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has closed the browser.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called when the first page was loaded: here after the view was loaded, with `true`.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Never called here.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// Never called here.
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity]
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] { [] }
}
