import Foundation

/// The content of a server: pages by their paths, and actions. `AccessRules` decides by it which requests are let in.
package struct WebSite: Sendable {
    /// An answer to a request that was let in.
    package struct Answer: Sendable, Equatable {
        /// The HTTP status.
        package var status: Int
        /// The media type, with the encoding of text.
        package var type: String
        package var data: Data
        /// The `Content-Security-Policy` of this answer; `nil` for the server's own, which allows no inline script.
        package var contentPolicy: String?

        package init(status: Int = 200, type: String, data: Data, contentPolicy: String? = nil) {
            self.status = status
            self.type = type
            self.data = data
            self.contentPolicy = contentPolicy
        }

        /// Plain text.
        package static func text(_ text: String, status: Int = 200) -> Answer {
            Answer(status: status, type: "text/plain; charset=utf-8", data: Data((text + "\n").utf8))
        }
    }

    /// Whether a page can be at a path. Anyone on this machine can read pages.
    package var isPage: @Sendable (_ path: String) -> Bool
    /// The page at such a path; `nil` where there is none, which is a 404.
    package var page: @Sendable (_ path: String) -> Answer?
    /// Whether a method and a path are an action's. A request for an action needs the token and has no body.
    package var isAction: @Sendable (_ method: String, _ path: String) -> Bool = { _, _ in false }
    /// Performs an action; `nil` where there is none at the path.
    package var perform: @Sendable (_ path: String) -> Answer? = { _ in nil }
    /// Whether the site has the WebSocket of a device.
    package var hasSocket = false

    /// Pages, and actions.
    package init(
        isPage: @escaping @Sendable (_ path: String) -> Bool, page: @escaping @Sendable (_ path: String) -> Answer?,
        isAction: @escaping @Sendable (_ method: String, _ path: String) -> Bool,
        perform: @escaping @Sendable (_ path: String) -> Answer?
    ) {
        self.isPage = isPage
        self.page = page
        self.isAction = isAction
        self.perform = perform
    }

    private init() {
        isPage = PageFile.isServed
        page = { path in PageFile(path: path).map { Answer(type: $0.type, data: $0.data) } }
        hasSocket = true
    }

    /// The page of a device, with its WebSocket.
    package static let device = WebSite()
}

/// Serves a site to browsers on this machine. Its actions need the token, which is part of the printed address.
package final class SiteServer {
    /// The address to type into a browser, the token included.
    package let url: String
    package let port: Int
    private let server: WebServer

    /// Starts to serve, at the loopback interface alone.
    ///
    /// - Parameter port: 0 for one that is free.
    /// - Throws: `WindowError` where the port is not available; the error says what to do.
    package init(_ site: WebSite, port: Int, token: AccessToken = AccessToken()) throws {
        let address = ServerAddress(port: port)
        server = WebServer(
            rules: AccessRules(token: token, site: site), on: ServerThread(),
            onViewer: { $0.close(.normal, "There is nothing to see here.") })
        self.port = try server.start(at: address)
        url = address.urls(port: self.port, token: token).first ?? ""
    }

    deinit { server.stop() }
}
