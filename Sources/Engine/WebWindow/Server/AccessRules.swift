/// Who may come in, and where to: the one place that decides it, for pages and for the WebSocket. Goes by a request's line and
/// headers alone, and lets through what it knows; everything else is refused.
///
/// - A path is one of those that stand here or none: one that only begins like them, or ends otherwise, leads nowhere.
/// - A page of another origin gets nothing: a browser tells in `Origin` which page asks.
/// - A name that somebody made to point at this machine gets nothing ("DNS rebinding"): the browser tells in `Host` which name
///   it went by, and only addresses, `localhost` and this machine's own name are taken.
/// - Beyond this machine only those who know the token may see and touch the device. It comes as a subprotocol of the
///   WebSocket, so that it never stands in a URL that goes over the network or into a log.
package struct AccessRules: Sendable {
    /// What is asked for beyond the loopback interface; `nil` where nothing is.
    package var token: AccessToken?
    /// Names by which the machine is called beside addresses and `localhost`.
    package var names: [String]
    /// The content of the server: its pages and actions.
    package var site: WebSite

    package init(token: AccessToken?, names: [String] = [], site: WebSite = .device) {
        self.token = token
        self.names = names.map { $0.lowercased() }
        self.site = site
    }

    /// What matters of a request.
    package struct Request: Sendable {
        package var method: String
        /// With its percent signs, but for those that stand for plain letters, which are letters (RFC 3986, 6.2.2.2).
        package var path: String
        /// Whether a query or a fragment follows the path.
        package var hasQuery: Bool
        /// Whether it names another server than `host` before its path, as requests to a proxy do.
        package var isForProxy: Bool
        /// Whether it speaks HTTP/1.1.
        package var isModern: Bool
        package var host: String?
        package var origin: String?
        /// The subprotocols that a WebSocket asks for.
        package var protocols: String?
        package var authorization: String?
        package var isUpgrade: Bool
        /// Whether the request carries a body.
        package var hasBody: Bool

        package init(
            method: String = "GET", path: String = "/", hasQuery: Bool = false, isForProxy: Bool = false,
            isModern: Bool = true, host: String?, origin: String? = nil, protocols: String? = nil,
            authorization: String? = nil, isUpgrade: Bool = false, hasBody: Bool = false
        ) {
            self.method = method
            self.path = path
            self.hasQuery = hasQuery
            self.isForProxy = isForProxy
            self.isModern = isModern
            self.host = host
            self.origin = origin
            self.protocols = protocols
            self.authorization = authorization
            self.isUpgrade = isUpgrade
            self.hasBody = hasBody
        }
    }

    /// Where a request that was let in goes. There is nothing else.
    package enum Destination: Sendable, Equatable {
        /// A file of the page, by its path.
        case page(String)
        /// An action of the site, by its path. The request had the token.
        case action(String)
        /// Only to hear that the token is right.
        case access
        /// It becomes a viewer's WebSocket.
        case socket
    }

    /// Why a request is turned away.
    package struct Refusal: Error, Equatable {
        /// The HTTP status.
        package let status: Int
        package let reason: String
    }

    /// The path of the WebSocket.
    package static let socketPath = "/socket"
    /// The subprotocol that viewers speak.
    package static let subprotocol = "interlude"
    /// A path that only tells whether the token is right, since a browser does not tell a page why a WebSocket was refused.
    package static let accessPath = "/access"

    /// Where a request may go.
    ///
    /// - Throws: The refusal, for every request that is not let in.
    package func admit(_ request: Request) throws(Refusal) -> Destination {
        try checkHost(request.host)
        try checkOrigin(of: request)
        let isAction = site.isAction(request.method, request.path)
        try checkForm(of: request, isAction: isAction)
        switch request.path {
        case _ where isAction: return try admitAction(request)
        case AccessRules.socketPath where site.hasSocket:
            guard request.isUpgrade, request.isModern, request.method == "GET" else {
                throw Refusal(status: 426, reason: "This is a WebSocket's place.")
            }
            try checkToken(request.protocols, prefix: "token.", beside: [AccessRules.subprotocol])
            return .socket
        case _ where request.isUpgrade: throw AccessRules.nothingThere
        case AccessRules.accessPath:
            try checkToken(request.authorization, prefix: "Bearer ")
            return .access
        case _ where site.isPage(request.path): return .page(request.path)
        default: throw AccessRules.nothingThere
        }
    }

    static let nothingThere = Refusal(status: 404, reason: "There is no such page.")

    /// An action always needs a token: without one, any program on this machine could cause it.
    private func admitAction(_ request: Request) throws(Refusal) -> Destination {
        guard token != nil, !request.isUpgrade else { throw AccessRules.nothingThere }
        try checkToken(request.authorization, prefix: "Bearer ")
        return .action(request.path)
    }

    private func checkForm(of request: Request, isAction: Bool) throws(Refusal) {
        guard isAction || request.method == "GET" || request.method == "HEAD" else {
            throw Refusal(status: 405, reason: "Only GET and HEAD are answered here.")
        }
        guard !request.hasBody else { throw Refusal(status: 413, reason: "No request here has a body.") }
        guard !request.isForProxy else { throw Refusal(status: 400, reason: "This is no proxy.") }
        guard !request.hasQuery else { throw Refusal(status: 404, reason: "Nothing here has a query.") }
    }

    private func checkHost(_ header: String?) throws(Refusal) {
        guard let name = HostHeader(header ?? "")?.name else {
            throw Refusal(status: 400, reason: "The request does not tell which host it is for.")
        }
        guard HostHeader.isAddress(name) || name == "localhost" || names.contains(name) else {
            throw Refusal(status: 403, reason: "This server does not go by the name '\(name)'. Use its address.")
        }
    }

    /// A browser always tells the origin of a WebSocket, and of other requests where it is a foreign one.
    private func checkOrigin(of request: Request) throws(Refusal) {
        guard let origin = request.origin else {
            guard !request.isUpgrade else {
                throw Refusal(status: 403, reason: "The request does not tell its origin.")
            }
            return
        }
        let own = "http://" + (request.host ?? "").lowercased()
        guard origin.lowercased() == own else {
            throw Refusal(status: 403, reason: "Pages of other origins are not answered.")
        }
    }

    /// A WebSocket of a browser's can bring it as a subprotocol only, any other request as it is customary.
    ///
    /// - Parameter words: What else the list may hold.
    private func checkToken(_ list: String?, prefix: String, beside words: [String] = []) throws(Refusal) {
        guard let token else { return }
        let offered = (list ?? "").split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.trimming(" ") }.filter { !words.contains(String($0)) }
        // One and no more: who brings several is guessing.
        guard offered.count == 1, offered[0].hasPrefix(prefix), token.matches(offered[0].dropFirst(prefix.count)) else {
            throw Refusal(
                status: 403, reason: "The token is missing or wrong. Open the address that the server printed.")
        }
    }
}

extension Substring {
    /// Without a character at both ends.
    fileprivate func trimming(_ character: Character) -> Substring {
        let start = drop { $0 == character }
        return start[..<(start.lastIndex { $0 != character }.map(start.index(after:)) ?? start.startIndex)]
    }
}
