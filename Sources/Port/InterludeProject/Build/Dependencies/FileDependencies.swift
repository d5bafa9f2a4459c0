import Foundation

/// What the compiler writes down beside a file's object: what the file has for others, and what it used of others.
///
/// The driver finds out from it which files an edit concerns; so can a caller of the frontend without the driver.
package struct FileDependencies: Sendable, Equatable {
    /// Something that a file declares and others use: a name, a type, what may be a member of it.
    struct Node: Hashable, Sendable {
        let kind: UInt64
        /// The type that it belongs to, mangled.
        let context: String
        let name: String
    }

    /// What the file has for others, with a digest of what they can see of it. Without one the file's own digest counts.
    private(set) var provided: [Node: String] = [:]
    private(set) var used: Set<Node> = []
    /// The digest of what stands outside of the bodies of types and functions.
    private(set) var interface = ""

    /// Reads what the compiler has written; `nil` where there is nothing, or it is of a kind that is not known.
    package init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init([UInt8](data))
    }

    init?(_ bytes: [UInt8]) {
        var reading = Reading()
        do {
            try BitstreamReader.read(bytes, signature: "DEPS") { reading.add($0) }
        } catch {
            return nil
        }
        reading.finishNode()
        guard reading.isKnown else { return nil }
        provided = reading.provided
        used = reading.used
        interface = reading.interface
    }

    /// What others see differently from before.
    func changes(from old: FileDependencies) -> Set<Node> {
        // What stands outside of types may concern all of them: their superclasses, their attributes.
        guard interface == old.interface else { return Set(provided.keys).union(old.provided.keys) }
        var result = Set(old.provided.keys.filter { provided[$0] == nil })
        for (node, digest) in provided where old.provided[node] != digest { result.insert(node) }
        return result
    }

    /// Whether the file uses any of these.
    func uses(_ nodes: Set<Node>) -> Bool {
        nodes.count < used.count ? nodes.contains { used.contains($0) } : used.contains { nodes.contains($0) }
    }

    /// What is likely to change when the file declares something else: its types, and names outside of them.
    var likelyChanges: Set<Node> { Set(provided.keys.filter { $0.kind <= Kind.potentialMember }) }

    /// The compiler's numbers for kinds of nodes.
    private enum Kind {
        static let potentialMember: UInt64 = 2
        static let externalFile: UInt64 = 5
        static let sourceFile: UInt64 = 6
    }

    /// The file's records one after the other.
    private struct Reading {
        var provided: [Node: String] = [:]
        var used: Set<Node> = []
        var interface = ""
        /// Whether it is of the version that this was written for.
        private(set) var isKnown = false
        private var texts = [""]
        private var node: (node: Node, isInterface: Bool, isProvided: Bool)?
        private var digest = ""

        /// The compiler's numbers for records.
        private enum Code {
            static let metadata: UInt64 = 1
            static let node: UInt64 = 2
            static let fingerprint: UInt64 = 3
            static let identifier: UInt64 = 5
        }

        mutating func add(_ record: BitstreamReader.Record) {
            switch record.code {
            case Code.metadata: isKnown = record.values.first == 1
            case Code.identifier: texts.append(String(decoding: record.blob, as: UTF8.self))
            case Code.fingerprint: digest = String(decoding: record.blob, as: UTF8.self)
            case Code.node:
                finishNode()
                begin(record.values)
            default: break
            }
        }

        private mutating func begin(_ values: [UInt64]) {
            guard values.count >= 5, values[2] < texts.count, values[3] < texts.count else {
                isKnown = false
                return
            }
            let new = Node(kind: values[0], context: texts[Int(values[2])], name: texts[Int(values[3])])
            node = (new, values[1] == 0, values[4] != 0)
        }

        /// A node's digest comes behind it.
        mutating func finishNode() {
            defer {
                node = nil
                digest = ""
            }
            guard let (node, isInterface, isProvided) = node, isInterface, node.kind != Kind.externalFile else {
                return
            }
            if node.kind == Kind.sourceFile {
                interface = digest
            } else if isProvided {
                provided[node] = digest
            } else {
                used.insert(node)
            }
        }
    }
}
