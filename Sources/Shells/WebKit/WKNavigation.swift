import FoundationNetworking
import UIKit

/// A load of a page, for telling loads apart.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    /// The preferences of the page.
    public let effectiveContentMode = WKWebpagePreferences.ContentMode.recommended
}

/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = -1
}

/// Whether a load may begin.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}

/// Whether a response may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}

/// A load that may begin.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The request.
    public let request: URLRequest
    /// Why it is loaded.
    public let navigationType: WKNavigationType
    /// The frame that asks for it.
    public let sourceFrame: WKFrameInfo
    /// The frame that shows it.
    public let targetFrame: WKFrameInfo?
    /// Whether the load is a download.
    public let shouldPerformDownload = false

    init(_ request: URLRequest, _ type: WKNavigationType, in webView: WKWebView) {
        self.request = request
        navigationType = type
        sourceFrame = WKFrameInfo(request, webView)
        targetFrame = sourceFrame
    }
}

/// A response that may be shown.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// Whether it is the page's and not that of a frame in it.
    public let isForMainFrame = true
    /// The response.
    public let response: URLResponse
    /// Whether WebKit can show content of its type.
    public let canShowMIMEType = true

    init(_ response: URLResponse) { self.response = response }
}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    /// Whether it is the page itself.
    public let isMainFrame = true
    /// The request of its content.
    public let request: URLRequest
    /// The view that shows it.
    public private(set) weak var webView: WKWebView?

    init(_ request: URLRequest, _ webView: WKWebView) {
        self.request = request
        self.webView = webView
    }
}

/// Receives the steps of a load. All methods are optional.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Called before a load begins. Exactly one of the four variants should be implemented.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    /// Called before a response is shown.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
        -> WKNavigationResponsePolicy
    /// Called when a load begins.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called when a server redirects. Never called here.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// Called when a load fails before the page has changed.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// Called when the page has changed.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when a load is complete.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called when a load fails after the page has changed.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called for credentials. Never called here.
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    /// Called when the process of the page has ended. Never called here.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        webView.ask(self, navigationAction) { decisionHandler($0, preferences) }
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
    }

    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
    { .allow }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
    }

    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
        -> WKNavigationResponsePolicy
    { .allow }

    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

extension WKWebView {
    /// Asks the delegate's variant with one handler, whose default asks the asynchronous one.
    fileprivate func ask(
        _ delegate: any WKNavigationDelegate, _ action: WKNavigationAction,
        _ decision: @escaping (WKNavigationActionPolicy) -> Void
    ) { delegate.webView(self, decidePolicyFor: action, decisionHandler: decision) }
}

/// Receives what pages ask for. All methods are optional, and none is called here: no page runs scripts.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    func webViewDidClose(_ webView: WKWebView)
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
}

extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    public func webViewDidClose(_ webView: WKWebView) {}
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
    ) { completionHandler(nil) }
}

/// The wished size of a window.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    public let width: NSNumber? = nil
    public let height: NSNumber? = nil
}
