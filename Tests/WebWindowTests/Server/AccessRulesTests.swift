import Testing
import WebWindow

@Suite struct AccessRulesTests {
    private let local = AccessRules(token: nil, names: ["workbench"])

    private func status(_ rules: AccessRules, _ request: AccessRules.Request) -> Int? {
        do throws(AccessRules.Refusal) { try rules.check(request) } catch { return error.status }
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

    @Test func `only plain requests are answered`() {
        #expect(status(local, .init(method: "POST", host: "localhost")) == 405)
        #expect(status(local, .init(host: "localhost", hasBody: true)) == 413)
        #expect(status(local, .init(path: "/socket", host: "localhost")) == 426)
    }
}
