@_exported import UIKit

import FoundationNetworking
import InterludeShells

/// A view for web pages. Differs from WebKit: nothing is fetched and nothing is drawn but a hatched area with the address.
///
/// A load calls the navigation delegate as a successful load does: the policy of the action, then start, policy of the response,
/// commit and finish, each in an iteration of the run loop of its own. Scripts are not evaluated.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// A copy of the configuration that the view was created with.
    public let configuration: WKWebViewConfiguration
    /// The delegate for navigation.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The delegate for alerts and windows that pages ask for. Never called.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The scroll view with the page. Its content is as large as the view.
    public let scrollView: UIScrollView = UIScrollView()
    /// The pages before and after the present one.
    public let backForwardList = WKBackForwardList()
    /// Whether horizontal swipes go back and forward. No effect: swipes are not recognized. The default is `false`.
    open var allowsBackForwardNavigationGestures = false
    /// Whether a long press previews a link. No effect. The default is `true`.
    open var allowsLinkPreview = true
    /// The user agent of requests. No effect.
    open var customUserAgent: String?
    /// Whether Safari's inspector may connect. No effect. The default is `false`.
    open var isInspectable = false
    /// The scale of the page. No effect. The default is 1.
    open var pageZoom: CGFloat = 1
    /// The color below the page while it is scrolled too far.
    open var underPageBackgroundColor: UIColor! = .systemBackground

    private let hatched = HatchedView("WKWebView")
    private var present: Page?

    /// The page that is shown or loaded.
    fileprivate struct Page {
        let url: URL?
        let source: String
    }

    private var current: PageLoad?

    /// Creates a view.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration.copied()
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// Creates a view of a storyboard.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        ShellLog.tell("WKWebView", "web pages are not loaded; a hatched area stands in for them")
        clipsToBounds = true
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hatched.frame = scrollView.bounds
        scrollView.addSubview(hatched)
        insertSubview(scrollView, at: 0)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let inset = scrollView.adjustedContentInset
        let size = CGSize(width: bounds.width, height: max(bounds.height - inset.top - inset.bottom, 0))
        if scrollView.contentSize != size { scrollView.contentSize = size }
        hatched.frame = CGRect(origin: .zero, size: size)
    }

    // MARK: State

    /// The address of the page that is shown or loaded.
    open var url: URL? { present?.url }
    /// The title of the page. Empty: no page is read.
    open var title: String? { present == nil ? nil : "" }
    /// Whether a load is in progress.
    open private(set) var isLoading = false {
        willSet { willChangeValue(forKey: "loading") }
        didSet { didChangeValue(forKey: "loading") }
    }
    /// How much of the page is loaded, from 0 to 1.
    open private(set) var estimatedProgress: Double = 0 {
        willSet { willChangeValue(forKey: "estimatedProgress") }
        didSet { didChangeValue(forKey: "estimatedProgress") }
    }
    /// Whether all of the page's resources were loaded over secure connections.
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    /// Whether there is a page before the present one.
    open var canGoBack: Bool { backForwardList.backItem != nil }
    /// Whether there is a page after the present one.
    open var canGoForward: Bool { backForwardList.forwardItem != nil }

    // MARK: Loading

    /// Loads a request. Differs from WebKit: only the delegate is called.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        begin(Page(url: request.url, source: request.url?.absoluteString ?? ""), request, .other)
    }

    /// Loads a page from its text.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let url = baseURL ?? URL(string: "about:blank")
        return begin(
            Page(url: url, source: "\(string.utf8.count) bytes of HTML"), url.map { URLRequest(url: $0) }, .other)
    }

    /// Loads a file.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        begin(Page(url: URL, source: URL.lastPathComponent), URLRequest(url: URL), .other)
    }

    /// Loads data of a type.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL)
        -> WKNavigation?
    {
        begin(Page(url: baseURL, source: "\(data.count) bytes of \(MIMEType)"), URLRequest(url: baseURL), .other)
    }

    /// Loads the present page again. Returns `nil` without a page.
    @discardableResult
    open func reload() -> WKNavigation? {
        guard let page = present else { return nil }
        return begin(page, page.url.map { URLRequest(url: $0) }, .reload)
    }

    /// Loads the present page again, without caches.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Ends the load. The delegate is called with an error whose code is `NSURLErrorCancelled`.
    open func stopLoading() {
        guard let open = current else { return }
        current = nil
        isLoading = false
        let error = URLError(.cancelled)
        if open.isCommitted {
            navigationDelegate?.webView(self, didFail: open.navigation, withError: error)
        } else {
            navigationDelegate?.webView(self, didFailProvisionalNavigation: open.navigation, withError: error)
        }
    }

    /// Loads the page before the present one.
    @discardableResult
    open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { show($0) } }

    /// Loads the page after the present one.
    @discardableResult
    open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { show($0) } }

    /// Loads a page of the list. Returns `nil` if it is not in the list.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { show(item) }

    private func show(_ item: WKBackForwardListItem) -> WKNavigation? {
        guard backForwardList.contains(item) else { return nil }
        return begin(
            Page(url: item.url, source: item.url.absoluteString), URLRequest(url: item.url), .backForward, item: item)
    }

    private func begin(
        _ page: Page, _ request: URLRequest?, _ type: WKNavigationType, item: WKBackForwardListItem? = nil
    ) -> WKNavigation {
        let load = PageLoad(page: page, request: request, type: type, item: item)
        current = load
        isLoading = true
        estimatedProgress = 0.1
        next(load) { $0.decideAction(load) }
        return load.navigation
    }

    // MARK: The steps of a load

    private func decideAction(_ load: PageLoad) {
        guard let delegate = navigationDelegate else { return start(load) }
        let request = load.request ?? URLRequest(url: URL(fileURLWithPath: "/"))
        let action = WKNavigationAction(request, load.type, in: self)
        delegate.webView(self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences) {
            [weak self] policy, _ in
            guard let self, load === current else { return }
            if policy == .cancel { end(load) } else { start(load) }
        }
    }

    /// Ends a load that the delegate refuses: a provisional navigation that was started fails, as in WebKit.
    private func end(_ load: PageLoad) {
        current = nil
        isLoading = false
        estimatedProgress = 0
        guard load.isStarted else { return }
        let error = NSError(domain: "WebKitErrorDomain", code: 102)
        navigationDelegate?.webView(self, didFailProvisionalNavigation: load.navigation, withError: error)
    }

    private func start(_ load: PageLoad) {
        load.isStarted = true
        navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
        next(load) { $0.decideResponse(load) }
    }

    private func decideResponse(_ load: PageLoad) {
        guard let delegate = navigationDelegate, let url = load.request?.url else { return commit(load) }
        let response = WKNavigationResponse(
            URLResponse(
                url: url, mimeType: "text/html", expectedContentLength: 0, textEncodingName: "utf-8"))
        delegate.webView(self, decidePolicyFor: response) { [weak self] policy in
            guard let self, load === current else { return }
            if policy == .cancel { end(load) } else { commit(load) }
        }
    }

    private func commit(_ load: PageLoad) {
        load.isCommitted = true
        showPage(of: load)
        estimatedProgress = 0.5
        navigationDelegate?.webView(self, didCommit: load.navigation)
        next(load) { $0.finish(load) }
    }

    /// Makes the page of a load the present one.
    private func showPage(of load: PageLoad) {
        let keys = ["URL", "title", "canGoBack", "canGoForward"]
        for key in keys { willChangeValue(forKey: key) }
        defer { for key in keys.reversed() { didChangeValue(forKey: key) } }
        present = load.page
        hatched.detail = load.page.source
        if let item = load.item {
            backForwardList.go(to: item)
        } else if load.type != .reload, let url = load.page.url {
            backForwardList.add(WKBackForwardListItem(url: url))
        }
    }

    private func finish(_ load: PageLoad) {
        current = nil
        isLoading = false
        estimatedProgress = 1
        navigationDelegate?.webView(self, didFinish: load.navigation)
    }

    /// Calls a step of a load in a later iteration of the run loop, if the load is in progress then.
    private func next(_ load: PageLoad, _ step: @escaping @MainActor (WKWebView) -> Void) {
        ShellQueue.later { [weak self] in if let self, load === current { step(self) } }
    }

    // MARK: Scripts

    /// Evaluates a script. Differs from WebKit: the handler gets `WKError.javaScriptExceptionOccurred`.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        guard let completionHandler else { return }
        ShellQueue.later { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
    }

    /// Evaluates a script. Differs from WebKit: throws `WKError.javaScriptExceptionOccurred`.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw WKError(.javaScriptExceptionOccurred)
    }

    /// Takes a snapshot of the view: the hatched area.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {
        let rect = snapshotConfiguration.map(\.rect).flatMap { $0.isNull ? nil : $0 } ?? bounds
        let image = UIGraphicsImageRenderer(bounds: rect).image { context in layer.render(in: context.cgContext) }
        ShellQueue.later { completionHandler(image, nil) }
    }

    /// Whether WebKit handles addresses of a scheme itself.
    public class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
    }
}

/// A load in progress.
@MainActor private final class PageLoad {
    let navigation = WKNavigation()
    let page: WKWebView.Page
    let request: URLRequest?
    let type: WKNavigationType
    /// The item of the list that is loaded again, if it is one.
    let item: WKBackForwardListItem?
    var isStarted = false
    var isCommitted = false

    init(page: WKWebView.Page, request: URLRequest?, type: WKNavigationType, item: WKBackForwardListItem?) {
        self.page = page
        self.request = request
        self.type = type
        self.item = item
    }
}
