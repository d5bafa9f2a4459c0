import Testing
import WebWindow

@Suite struct AccessRulesTests {
    private let local = AccessRules(token: nil, names: ["workbench"])

    private func status(_ rules: AccessRules, _ request: AccessRules.Request) -> Int? {
        do throws(AccessRules.Refusal) { _ = try rules.admit(request) } catch { return error.status }
        return nil
    }

    private func socket(
        host: String? = "localhost:8080", origin: String? = "http://localhost:8080", protocols: String = "interlude"
    ) -> AccessRules.Request {
        .init(path: "/socket", host: host, origin: origin, protocols: protocols, isUpgrade: true)
    }

    @Test(arguments: [
        "localhost", "localhost:8080", "LOCALHOST:9000", "127.0.0.1:8080", "[::1]:8080", "192.168.1.7:8080",
        "workbench",
    ])
    func `addresses, localhost and the machine's own name are answered`(_ host: String) {
        #expect(status(local, .init(host: host)) == nil)
    }

    @Test(arguments: [
        "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.nip.io:8080", "2130706433",
    ])
    func `a foreign name that points here is refused`(_ host: String) {
        #expect(status(local, .init(host: host)) == 403)
        #expect(status(local, socket(host: host, origin: "http://\(host)")) == 403)
    }

    @Test(arguments: [
        nil, "", ":8080", "[::1", "[evil]", "a b", "localhost:", "localhost:x", "localhost:70000", "user@localhost",
        "localhost/x",
    ])
    func `a request without a proper host is refused`(_ host: String?) {
        #expect(status(local, .init(host: host)) == 400)
    }

    @Test func `a page of this server opens the socket`() {
        #expect(status(local, socket()) == nil)
        #expect(status(local, socket(host: "[::1]:8080", origin: "http://[::1]:8080")) == nil)
    }

    @Test(arguments: [
        nil, "null", "http://evil.example", "http://localhost:3000", "http://localhost", "https://localhost:8080",
        "http://127.0.0.1:8080", "http://localhost:8080.evil.example",
    ])
    func `a page of another origin does not open the socket`(_ origin: String?) {
        #expect(status(local, socket(origin: origin)) == 403)
    }

    @Test func `a page of another origin gets nothing else either`() {
        #expect(status(local, .init(host: "localhost:8080", origin: "http://evil.example")) == 403)
        #expect(status(local, .init(host: "localhost:8080", origin: "http://localhost:8080")) == nil)
    }

    @Test func `the page itself needs no token, the socket does`() {
        let token = AccessToken()
        let rules = AccessRules(token: token)
        #expect(status(rules, .init(host: "10.0.0.2:8080")) == nil)
        let origin = "http://10.0.0.2:8080"
        func ask(_ protocols: String) -> Int? {
            status(rules, socket(host: "10.0.0.2:8080", origin: origin, protocols: protocols))
        }
        #expect(ask("interlude") == 403)
        #expect(ask("interlude, token.") == 403)
        #expect(ask("interlude, token.\(token.text.dropLast())0") == (token.text.hasSuffix("0") ? nil : 403))
        #expect(ask("interlude, token.\(AccessToken().text)") == 403)
        #expect(ask("interlude, token.\(token.text)") == nil)
    }

    @Test func `whether a token is right can be asked for`() {
        let token = AccessToken()
        let rules = AccessRules(token: token)
        let path = AccessRules.accessPath
        #expect(status(rules, .init(path: path, host: "10.0.0.2")) == 403)
        #expect(status(rules, .init(path: path, host: "10.0.0.2", authorization: "Bearer \(token.text)")) == nil)
        #expect(status(local, .init(path: path, host: "localhost")) == nil)
    }

    @Test(arguments: [
        "/socket/", "/socketx", "/socket/x", "/socket%2f", "/%73ocket", "/Socket", "//socket", "/./socket",
        "/x/../socket",
        "/socket;x", "/socket ", "socket", "", "*", "/socket?token=", "/socket%00", "/access/", "/index.html/",
        "/page.css%20",
    ])
    func `every other path is refused, upgrade or not`(_ path: String) {
        for isUpgrade in [false, true] {
            let request = AccessRules.Request(
                path: path, host: "localhost:8080", origin: "http://localhost:8080", protocols: "interlude",
                isUpgrade: isUpgrade)
            #expect(status(local, request) == 404)
        }
    }

    @Test func `a request is let in to one of three places`() throws {
        let page = AccessRules.Request(path: "/", host: "localhost")
        #expect(try local.admit(page) == .page("/"))
        #expect(try local.admit(.init(path: "/access", host: "localhost")) == .access)
        #expect(try local.admit(socket()) == .socket)
        #expect(status(local, .init(path: "/", host: "localhost", origin: "http://localhost", isUpgrade: true)) == 404)
    }

    @Test func `no address has a query, and nothing is passed on to another server`() {
        #expect(status(local, .init(hasQuery: true, host: "localhost")) == 404)
        #expect(status(local, .init(isForProxy: true, host: "localhost")) == 400)
        var request = socket()
        request.hasQuery = true
        #expect(status(local, request) == 404)
    }

    @Test func `only an upgrade of a GET in HTTP 1.1 becomes a WebSocket`() {
        var request = socket()
        request.method = "HEAD"
        #expect(status(local, request) == 426)
        request = socket()
        request.isModern = false
        #expect(status(local, request) == 426)
    }

    @Test func `a token counts only alone, whole and in its own place`() {
        let token = AccessToken().text
        let rules = AccessRules(token: AccessToken(token))
        func ask(_ protocols: String?, _ authorization: String? = nil) -> Int? {
            var request = socket()
            (request.protocols, request.authorization) = (protocols, authorization)
            return status(rules, request)
        }
        for right in ["interlude, token.\(token)", "token.\(token),interlude", " interlude , token.\(token) "] {
            #expect(ask(right) == nil)
        }
        let encoded = "%" + String(token.utf8.first ?? 0, radix: 16) + token.dropFirst()
        for wrong in [
            nil, "", ",", "interlude", token, "token", "token.", "token.\(token.prefix(31))", "token.\(token)0",
            "token. \(token)", "Token.\(token)", "token.\(encoded)", "token.\(token), token.\(token)",
            "token.0, token.\(token)", "token.\(token),", "interlude token.\(token)", "Bearer \(token)",
        ] {
            #expect(ask(wrong) == 403)
            #expect(ask(wrong, "Bearer \(token)") == 403)
        }
        let letters = token.uppercased()
        #expect(ask("token.\(letters)") == (letters == token ? nil : 403))
    }

    /// A site with one page and one action.
    private let actions = WebSite(
        isPage: { $0 == "/" }, page: { _ in nil }, isAction: { $0 == "POST" && $1 == "/do" }, perform: { _ in nil })

    @Test func `an action needs the token, on this machine too`() throws {
        let token = AccessToken()
        let rules = AccessRules(token: token, site: actions)
        var request = AccessRules.Request(method: "POST", path: "/do", host: "localhost", origin: "http://localhost")
        #expect(status(rules, request) == 403)
        request.authorization = "Bearer \(token.text)"
        #expect(try rules.admit(request) == .action("/do"))
        #expect(status(AccessRules(token: nil, site: actions), request) == 404)
        request.origin = "http://evil.example"
        #expect(status(rules, request) == 403)
    }

    @Test func `an action has one method, no body and no WebSocket`() {
        let token = AccessToken()
        let rules = AccessRules(token: token, site: actions)
        let request = AccessRules.Request(
            method: "POST", path: "/do", host: "localhost", authorization: "Bearer \(token.text)")
        #expect(status(rules, request) == nil)
        for change: (inout AccessRules.Request) -> Void in [
            { $0.method = "GET" }, { $0.method = "PUT" }, { $0.hasBody = true }, { $0.isUpgrade = true },
            { $0.path = "/" }, { $0.hasQuery = true }, { $0.isForProxy = true },
        ] {
            var other = request
            change(&other)
            #expect(status(rules, other) != nil)
        }
    }

    @Test func `a site without a device has no socket`() {
        let rules = AccessRules(token: nil, site: actions)
        #expect(status(rules, socket()) == 404)
        #expect(status(rules, .init(path: "/socket", host: "localhost")) == 404)
        #expect(status(rules, .init(path: "/index.html", host: "localhost")) == 404)
    }

    @Test func `only plain requests are answered`() {
        #expect(status(local, .init(method: "POST", host: "localhost")) == 405)
        #expect(status(local, .init(host: "localhost", hasBody: true)) == 413)
        #expect(status(local, .init(path: "/socket", host: "localhost")) == 426)
    }
}
