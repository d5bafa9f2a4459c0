import Foundation
import TestPrograms
import Testing

/// What is open on iOS is open here.
@Suite struct OpennessTests {
    @Test(arguments: ["QuartzCore", "UIKit"])
    func `only what iOS has in Swift alone is closed`(_ module: String) throws {
        let graph = try ClassMembers(of: module)
        let allowed = try Self.allowed().filter { graph.classes.contains(String($0.prefix { $0 != "." })) }
        #expect(graph.memberCount > 200)
        #expect(Set(graph.closedMembers).subtracting(allowed).sorted() == [])
        #expect(allowed.subtracting(graph.closedMembers).sorted() == [], "open by now")
    }

    /// Foundation's `NSKeyValueObservation` is closed on iOS too.
    @Test(arguments: [("QuartzCore", ["NSKeyValueObservation"]), ("UIKit", [])])
    func `every class is open`(_ module: String, closedOnIOS: [String]) throws {
        #expect(try ClassMembers(of: module).closedClasses == closedOnIOS)
    }

    /// The members that stand in the list, which gives a reason for each group.
    private static func allowed() throws -> Set<String> {
        let file = Project.folder.appendingPathComponent("Tests/ClientTests/Clients/NotOpen.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return Set(lines.filter { !$0.hasPrefix("#") }.map { $0.trimmingCharacters(in: .whitespaces) })
    }
}

/// The classes of a module, and their members.
private struct ClassMembers {
    private let symbols: [SymbolGraph.Symbol]
    private let owners: [String: String]

    init(of module: String) throws {
        let graph = try SymbolGraph(of: module)
        symbols = graph.symbols
        let memberships = graph.relationships.filter { $0.kind == "memberOf" }.map { ($0.source, $0.target) }
        owners = Dictionary(memberships, uniquingKeysWith: { first, _ in first })
    }

    private var classesByIdentifier: [String: SymbolGraph.Symbol] {
        let pairs = symbols.filter { $0.kind.identifier == "swift.class" }.map { ($0.identifier.precise, $0) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// The names of the outermost classes.
    var classes: Set<String> { Set(classesByIdentifier.values.compactMap(\.pathComponents.first)) }

    var closedClasses: [String] {
        classesByIdentifier.values.filter { $0.accessLevel != "open" }.map(\.name).sorted()
    }

    var memberCount: Int { members.count }

    /// Methods and properties that a subclass cannot override. Initialisers are never open; another test has them.
    var closedMembers: [String] { members.filter { !$0.isOpen }.map(\.name) }

    private var members: [SymbolGraph.Symbol] {
        let classes = classesByIdentifier
        return symbols.filter { symbol in
            guard let owner = owners[symbol.identifier.precise], classes[owner] != nil else { return false }
            return ["method", "property", "subscript"].contains(symbol.kind.identifier.split(separator: ".").last)
                && !symbol.isSynthesized
        }
    }
}
