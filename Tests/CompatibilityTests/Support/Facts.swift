import Foundation
import Testing

/// An observation of a test: a value that can be compared with the one that another system gives.
struct Fact: Codable, Equatable {
    /// The suite and the test, as in `SafeAreaTests/a transform does not move the safe area`.
    let test: String
    /// The name of the value, unique in its test.
    let name: String
    /// The value: a number, a truth value or a text, such as an order of calls.
    let value: FactValue
    /// The unit of a number: `pt`, `s`, or nothing.
    let unit: String
    /// The largest difference between two systems that counts as equal.
    let tolerance: Double
}

/// A value of a fact, written as plain JSON.
enum FactValue: Equatable {
    case number(Double)
    case truth(Bool)
    case text(String)
}

extension FactValue {
    /// Whether this outcome of a case replaces that of another case of its test: a failure replaces success.
    fileprivate func isWorse(than other: FactValue) -> Bool {
        guard case .text(let text) = self else { return false }
        guard case .text(let before) = other else { return true }
        return text < before
    }
}

extension FactValue: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let truth = try? container.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .truth(let truth): try container.encode(truth)
        case .text(let text): try container.encode(text)
        }
    }
}

/// States a number as a fact of the running test.
///
/// - Parameters:
///   - name: The name of the value, unique in its test.
///   - value: The number. A value that is not finite is stated as text, since JSON has none.
///   - unit: The unit: `pt`, `s`, or nothing.
///   - tolerance: The largest difference between two systems that counts as equal.
func state(_ name: String, _ value: Double, unit: String = "", tolerance: Double = 0) {
    let value: FactValue = value.isFinite ? .number(value) : .text("\(value)")
    FactFile.shared.add(name, value, unit: unit, tolerance: tolerance)
}

/// States a truth value as a fact of the running test.
func state(_ name: String, _ value: Bool) {
    FactFile.shared.add(name, .truth(value))
}

/// States a text, such as an order of calls, as a fact of the running test.
func state(_ name: String, _ value: String) {
    FactFile.shared.add(name, .text(value))
}

extension Fact {
    /// The name of the running test.
    static var currentTest: String { Test.current.map(name) ?? "outside of a test" }

    /// The name of a test, without the marks that Swift needs around a name of several words, after that of its file, which is the
    /// suite's.
    static func name(of test: Test) -> String {
        let file = test.sourceLocation.fileName.replacingOccurrences(of: ".swift", with: "")
        return "\(file)/\(test.displayName ?? plain(test.name))"
    }

    private static func plain(_ name: String) -> String {
        let end = name.lastIndex(of: "(") ?? name.endIndex
        return name[..<end].filter { $0 != "`" }
    }
}

/// The facts of a run. They are written to the file that the environment variable `INTERLUDE_FACTS` names.
final class FactFile: @unchecked Sendable {
    static let shared = FactFile(path: ProcessInfo.processInfo.environment["INTERLUDE_FACTS"])

    private let lock = NSLock()
    private let path: String?
    private var facts: [String: Fact] = [:]

    /// - Parameter path: The file; `nil` states nothing.
    init(path: String?) { self.path = path }

    /// Adds a fact, by default one of the running test.
    func add(
        _ name: String, _ value: FactValue, unit: String = "", tolerance: Double = 0, test: String = Fact.currentTest
    ) {
        lock.withLock {
            facts[FactFile.key(test, name)] = Fact(
                test: test, name: name, value: value, unit: unit, tolerance: tolerance)
        }
    }

    /// Adds the outcome of a case. It holds if each case of the test does; otherwise the first failure in alphabetical order is kept.
    func addOutcome(_ value: FactValue, test: String) {
        let name = "holds"
        lock.withLock {
            let key = FactFile.key(test, name)
            if let before = facts[key], !value.isWorse(than: before.value) { return }
            facts[key] = Fact(test: test, name: name, value: value, unit: "", tolerance: 0)
        }
    }

    private static func key(_ test: String, _ name: String) -> String { "\(test)\u{0}\(name)" }

    /// Writes the facts so far, sorted by test and name: the same answers give the same file. The test runner on iOS ends without
    /// notice, so this is done after each test.
    func write() {
        guard let path else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try lock.withLock {
                let sorted = facts.sorted { $0.key < $1.key }.map(\.value)
                let document = FactDocument(system: FactDocument.thisSystem, facts: sorted)
                try encoder.encode(document).write(to: URL(fileURLWithPath: path))
            }
        } catch {
            FileHandle.standardError.write(Data("The facts cannot be written to \(path): \(error)\n".utf8))
        }
    }
}

/// The file of facts: the system that gave them, and the facts.
struct FactDocument: Codable {
    let system: String
    let facts: [Fact]

    /// The system that the tests run on, such as `iOS 26.1` or `Interlude`.
    static var thisSystem: String {
        #if os(iOS)
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "iOS \(version.majorVersion).\(version.minorVersion)"
        #else
        return "Interlude"
        #endif
    }
}
