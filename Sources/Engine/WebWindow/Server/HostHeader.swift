import Glibc

/// A request's `Host`: a name or an address, and perhaps a port.
struct HostHeader: Equatable {
    /// Lower case; an IPv6 address without its brackets.
    let name: String
    let port: Int?

    /// `nil` for what is no host.
    init?(_ text: String) {
        let text = text.lowercased()
        guard text.utf8.count <= 300 else { return nil }
        let (name, rest) = HostHeader.split(text)
        guard !name.isEmpty, !name.contains(where: { " /\\@?#[]".contains($0) }) else { return nil }
        self.name = String(name)
        guard !rest.isEmpty else {
            port = nil
            return
        }
        guard rest.first == ":", let port = UInt16(rest.dropFirst()) else { return nil }
        self.port = Int(port)
    }

    private static func split(_ text: String) -> (name: Substring, rest: Substring) {
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            let name = text[text.index(after: text.startIndex)..<end]
            return isIPv6(String(name)) ? (name, text[text.index(after: end)...]) : ("", "")
        }
        let colon = text.firstIndex(of: ":") ?? text.endIndex
        return (text[..<colon], text[colon...])
    }

    /// Whether it is an address written out, which no name server has a hand in.
    static func isAddress(_ name: String) -> Bool { isIPv4(name) || isIPv6(name) }

    static func isIPv4(_ name: String) -> Bool {
        var address = in_addr()
        return inet_pton(AF_INET, name, &address) == 1
    }

    static func isIPv6(_ name: String) -> Bool {
        var address = in6_addr()
        return inet_pton(AF_INET6, name, &address) == 1
    }

    /// Whether an address is this machine's own, which no other one can reach.
    static func isLoopback(_ address: String) -> Bool {
        address == "localhost" || address == "::1" || (isIPv4(address) && address.hasPrefix("127."))
    }
}
