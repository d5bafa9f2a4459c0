/// Who may come in. Decides by a request's headers alone.
///
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

    package init(token: AccessToken?, names: [String] = []) {
        self.token = token
        self.names = names.map { $0.lowercased() }
    }

    /// The headers that matter.
    package struct Request: Sendable {
        package var method: String
        package var path: String
        package var host: String?
        package var origin: String?
        /// The subprotocols that a WebSocket asks for.
        package var protocols: String?
        package var authorization: String?
        package var isUpgrade: Bool
        /// Whether the request carries a body.
        package var hasBody: Bool

        package init(
            method: String = "GET", path: String = "/", host: String?, origin: String? = nil, protocols: String? = nil,
            authorization: String? = nil, isUpgrade: Bool = false, hasBody: Bool = false
        ) {
            (self.method, self.path, self.host, self.origin) = (method, path, host, origin)
            (self.protocols, self.authorization) = (protocols, authorization)
            (self.isUpgrade, self.hasBody) = (isUpgrade, hasBody)
        }
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

    /// Returns for a request that may be answered, and throws the refusal otherwise.
    package func check(_ request: Request) throws(Refusal) {
        try checkHost(request.host)
        try checkOrigin(of: request)
        guard request.method == "GET" || request.method == "HEAD" else {
            throw Refusal(status: 405, reason: "Only GET and HEAD are answered here.")
        }
        guard !request.hasBody else { throw Refusal(status: 413, reason: "No request here has a body.") }
        switch request.path {
        case AccessRules.socketPath:
            guard request.isUpgrade else { throw Refusal(status: 426, reason: "This is a WebSocket's place.") }
            try checkToken(request.protocols, separator: ",", prefix: "token.")
        case AccessRules.accessPath: try checkToken(request.authorization, separator: ",", prefix: "Bearer ")
        default: break
        }
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
    private func checkToken(_ list: String?, separator: Character, prefix: String) throws(Refusal) {
        guard let token else { return }
        let offered = (list ?? "").split(separator: separator).map { $0.drop { $0 == " " } }
        guard offered.contains(where: { $0.hasPrefix(prefix) && token.matches($0.dropFirst(prefix.count)) }) else {
            throw Refusal(
                status: 403, reason: "The token is missing or wrong. Open the address that the server printed.")
        }
    }
}
