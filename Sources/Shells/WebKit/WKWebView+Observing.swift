import InterludeFoundation
import UIKit

extension WKWebView {
    /// The properties that key-value observers and storyboards may name.
    private nonisolated enum Observable: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Observable.put(place) }, 0, 0
        )
        static var owner: AnyClass { WKWebView.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("estimatedProgress", \WKWebView.estimatedProgress), .init("loading", \WKWebView.isLoading),
                .init("URL", \WKWebView.url), .init("title", \WKWebView.title),
                .init("navigationDelegate", \WKWebView.navigationDelegate),
                .init("UIDelegate", \WKWebView.uiDelegate),
                .init("canGoBack", \WKWebView.canGoBack), .init("canGoForward", \WKWebView.canGoForward),
            ]
        }
    }
}
