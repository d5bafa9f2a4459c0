import FoundationNetworking
import InterludeShells
import QuartzCore
import TestStages
import Testing
import UIKit
import WebKit

@MainActor @Suite(.serialized) struct WebViewTests {
    private final class Delegate: NSObject, WKNavigationDelegate {
        var calls: [String] = []
        var policy = WKNavigationActionPolicy.allow

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            calls.append("decide \(navigationAction.request.url?.absoluteString ?? "")")
            decisionHandler(policy)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            calls.append("start \(webView.isLoading)")
        }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
            calls.append("commit \(webView.url?.absoluteString ?? "")")
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            calls.append("finish \(webView.isLoading)")
        }
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
        ) { calls.append("fail") }
    }

    private let root = UIViewController()
    private let web = WKWebView()
    private let delegate = Delegate()
    private let stage: Stage

    init() {
        stage = Stage(root: root)
        web.frame = root.view.bounds
        web.navigationDelegate = delegate
        root.view.addSubview(web)
    }

    private func load(_ address: String) throws {
        web.load(URLRequest(url: try #require(URL(string: address))))
        stage.host.advance(by: 0.5)
    }

    @Test func `the first image is a hatched area with the class's name`() {
        stage.host.advance(by: 0.1)
        #expect(stage.hatchedFraction > 0.5)
        #expect(web.hatched?.accessibilityLabel == "WKWebView")
    }

    @Test func `a load calls the delegate in WebKit's order`() throws {
        try load("https://a.example/")
        #expect(
            delegate.calls == ["decide https://a.example/", "start true", "commit https://a.example/", "finish false"])
        #expect(web.hatched?.detail == "https://a.example/")
        #expect(web.estimatedProgress == 1)
    }

    @Test func `a load does not call the delegate before it has returned`() throws {
        web.load(URLRequest(url: try #require(URL(string: "https://a.example/"))))
        #expect(delegate.calls == [])
        #expect(web.isLoading)
    }

    @Test func `a load that the delegate refuses does not start`() throws {
        delegate.policy = .cancel
        try load("https://a.example/")
        #expect(delegate.calls == ["decide https://a.example/"])
        #expect(!web.isLoading)
        #expect(web.url == nil)
    }

    @Test func `a stopped load fails before it has committed, and nothing follows`() throws {
        web.load(URLRequest(url: try #require(URL(string: "https://a.example/"))))
        web.stopLoading()
        stage.host.advance(by: 0.5)
        #expect(delegate.calls == ["fail"])
    }

    @Test func `back and forward go through the pages, and a new page ends what is ahead`() throws {
        for name in ["a", "b", "c"] { try load("https://\(name).example/") }
        #expect(!web.canGoForward)
        web.goBack()
        stage.host.advance(by: 0.5)
        web.goBack()
        stage.host.advance(by: 0.5)
        #expect(web.url?.host == "a.example")
        #expect(!web.canGoBack)
        web.goForward()
        stage.host.advance(by: 0.5)
        #expect(web.url?.host == "b.example")
        try load("https://d.example/")
        #expect(!web.canGoForward)
        #expect(web.backForwardList.backList.map(\.url.host) == ["a.example", "b.example"])
        #expect(web.reload() != nil)
    }

    @Test func `text loads as a page of the base address`() {
        web.loadHTMLString("<p>1</p>", baseURL: nil)
        stage.host.advance(by: 0.5)
        #expect(web.url?.absoluteString == "about:blank")
        #expect(web.hatched?.detail == "8 bytes of HTML")
    }

    @Test func `observers see the progress`() throws {
        var values: [Double] = []
        let observation = web.observe(\.estimatedProgress) { view, _ in values.append(view.estimatedProgress) }
        try load("https://a.example/")
        #expect(values == [0.1, 0.5, 1])
        observation.invalidate()
    }

    @Test func `the delegate can be set by name, as storyboards do`() {
        let other = WKWebView()
        other.setValue(delegate, forKey: "navigationDelegate")
        #expect(other.navigationDelegate === delegate)
    }

    @Test func `a script is not evaluated`() {
        var error: (any Error)?
        web.evaluateJavaScript("1") { error = $1 }
        stage.host.advance(by: 0.1)
        #expect((error as? WKError)?.code == .javaScriptExceptionOccurred)
    }

    @Test func `the page fills the view after it has another size`() {
        web.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stage.host.advance(by: 0.1)
        #expect(web.hatched?.frame.size == web.scrollView.contentSize)
        #expect(web.scrollView.frame == web.bounds)
    }
}
