import Testing
import WebWindow

@Suite struct AccessTokenTests {
    @Test func `a token has 128 bits, and each is another`() {
        let tokens = (0..<100).map { _ in AccessToken().text }
        #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
        #expect(Set(tokens).count == 100)
    }

    @Test func `only the very same text matches`() {
        let token = AccessToken()
        #expect(token.matches(token.text))
        for other in ["", String(token.text.dropLast()), token.text + "0", token.text.uppercased() + " "] {
            #expect(!token.matches(other))
        }
    }
}
