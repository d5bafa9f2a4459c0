import Testing
import WebWindow

@Suite struct ServerAddressTests {
    @Test(arguments: [nil, "127.0.0.1", "127.1.2.3", "::1", "localhost"])
    func `addresses of this machine alone need no token`(_ host: String?) {
        #expect(ServerAddress(host: host, port: 0).isLoopback)
    }

    @Test(arguments: ["0.0.0.0", "::", "192.168.1.7", "127.evil.example"])
    func `others do`(_ host: String) {
        #expect(!ServerAddress(host: host, port: 0).isLoopback)
    }

    @Test func `the printed address holds the token where no request carries it`() {
        let token = AccessToken()
        #expect(ServerAddress(port: 0).urls(port: 8080, token: nil) == ["http://localhost:8080/"])
        #expect(
            ServerAddress(host: "192.168.1.7", port: 0).urls(port: 81, token: token)
                == ["http://192.168.1.7:81/#token=\(token.text)"])
        #expect(ServerAddress(host: "fd00::1", port: 0).urls(port: 81, token: nil) == ["http://[fd00::1]:81/"])
        #expect(!ServerAddress(host: "0.0.0.0", port: 0).urls(port: 81, token: nil).contains { $0.contains("0.0.0.0") })
    }
}
