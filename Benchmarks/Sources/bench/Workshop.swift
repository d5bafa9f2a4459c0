import Foundation

/// Builds the other systems' programs and the pages they show.
struct Workshop {
    let places: Places

    /// Builds what can be built.
    ///
    /// - Returns: the peers that can run, and for each other one why it cannot.
    func prepare(_ peers: [Peer]) throws -> (ready: [Peer], missing: [String: String]) {
        try FileManager.default.createDirectory(at: places.programs, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: places.pages, withIntermediateDirectories: true)
        try makePages()
        var missing: [String: String] = [:]
        for peer in peers { missing[peer.name] = try problem(of: peer) }
        return (peers.filter { missing[$0.name] == nil }, missing)
    }

    private func makePages() throws {
        let pages = Peer.Build(
            compiler: "gcc", source: "Common/pages.c", packages: ["cairo"],
            debian: "gcc pkg-config libcairo2-dev fonts-dejavu-core")
        if let problem = try build(pages) { throw BenchError("The pages cannot be drawn: \(problem)") }
        let program = places.programs.appendingPathComponent("pages").path
        let outcome = try Shell.run([program, places.pages.path])
        guard outcome.status == 0 else { throw BenchError("The pages cannot be drawn: \(outcome.errors)") }
    }

    private func problem(of peer: Peer) throws -> String? {
        let lacking = try peer.needs.filter { try !isThere($0.proof) }.map(\.debian)
        if !lacking.isEmpty { return "needs Debian's \(lacking.joined(separator: " "))" }
        if let build = peer.build, let problem = try self.build(build) { return problem }
        return nil
    }

    private func isThere(_ proof: Peer.Need.Proof) throws -> Bool {
        switch proof {
        case .file(let paths): paths.contains(where: FileManager.default.fileExists)
        case .pythonModule(let name): try Shell.run(["/usr/bin/python3", "-c", "import \(name)"]).status == 0
        }
    }

    /// Calls the compiler. Nil if all is well, else what to install or what it said.
    private func build(_ build: Peer.Build) throws -> String? {
        var flags: [String] = []
        if !build.packages.isEmpty {
            let outcome = try Shell.run(["pkg-config", "--cflags", "--libs"] + build.packages)
            guard outcome.status == 0 else { return "needs Debian's \(build.debian)" }
            flags = outcome.output.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        let source = places.peers.appendingPathComponent(build.source)
        let target = places.programs.appendingPathComponent(source.deletingPathExtension().lastPathComponent)
        let outcome = try Shell.run(
            [build.compiler, "-O3", "-fPIC", "-w", source.path, "-o", target.path] + flags + ["-lm", "-lpthread"])
        // No compiler, says env.
        if outcome.status == 127 { return "needs Debian's \(build.compiler)" }
        return outcome.status == 0 ? nil : "\(build.compiler): \(outcome.errors.prefix(300))"
    }
}

/// Why nothing can be measured.
struct BenchError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
