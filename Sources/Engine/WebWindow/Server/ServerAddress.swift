import CSoup
import Foundation

/// Where the server listens.
package struct ServerAddress: Sendable, Equatable {
    /// An address of this machine; `nil` for the loopback interface, with IPv4 and IPv6.
    package var host: String?
    /// 0 for one that is free.
    package var port: Int

    package init(host: String? = nil, port: Int) {
        self.host = host
        self.port = port
    }

    /// Whether no other machine can reach it.
    package var isLoopback: Bool { host.map(HostHeader.isLoopback) ?? true }

    /// Whether it stands for all addresses of the machine.
    var isAny: Bool { host == "0.0.0.0" || host == "::" }

    /// The addresses to type into a browser, with the port that was found.
    package func urls(port: Int, token: AccessToken?) -> [String] {
        let hosts =
            isAny ? MachineName.addresses(withIPv6: host == "::") : [isLoopback ? "localhost" : host ?? "localhost"]
        return hosts.map { host in
            let name = host.contains(":") ? "[\(host)]" : host
            return "http://\(name):\(port)/" + (token.map { "#token=\($0.text)" } ?? "")
        }
    }
}

/// What this machine is called.
enum MachineName {
    /// Its own name, short and long.
    static var names: [String] {
        let name = ProcessInfo.processInfo.hostName.lowercased()
        let short = name.prefix { $0 != "." }
        return name.isEmpty ? [] : [name, String(short), "\(short).local"]
    }

    /// The addresses by which other machines reach it; its own loopback address if there is none.
    static func addresses(withIPv6: Bool) -> [String] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return ["localhost"] }
        defer { freeifaddrs(first) }
        let found = sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap { entry in
            entry?.pointee.ifa_addr.flatMap { text(of: $0, withIPv6: withIPv6) }
        }
        let reachable = found.filter { !HostHeader.isLoopback($0) && !$0.hasPrefix("fe80") }
        return reachable.isEmpty ? ["localhost"] : reachable
    }

    private static func text(of address: UnsafeMutablePointer<sockaddr>, withIPv6: Bool) -> String? {
        let family = Int32(address.pointee.sa_family)
        guard family == AF_INET || (withIPv6 && family == AF_INET6) else { return nil }
        let size = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
        var buffer = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let status = getnameinfo(
            address, socklen_t(size), &buffer, socklen_t(buffer.count), nil, 0, NI_NUMERICHOST)
        return status == 0
            ? String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }
}
