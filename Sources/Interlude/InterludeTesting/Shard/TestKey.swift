import InterludeStage
import Testing

/// The key of a test in a divided run: equal in every process and on every machine.
enum TestKey {
    /// `AppTests.DoorTests/opens(_:) [iphone-15, dark]`.
    static func key(of test: Test, case testCase: Test.Case?) -> String {
        let name = identity(of: test)
        guard test.isParameterized, let testCase, let words = words(of: testCase) else { return name }
        return "\(name) [\(words)]"
    }

    /// Swift Testing's identity of a test is `AppTests.Doors/Wide/opens()/DoorTests.swift:7:2`; its results call the same
    /// `AppTests.Doors.Wide` and `opens()`.
    static func identity(of test: Test) -> String {
        let path = "\(test.id)".split(separator: "/").dropLast().joined(separator: "/")
        guard path.hasSuffix(test.name) else { return path }
        let suite = path.dropLast(test.name.count + 1).replacingOccurrences(of: "/", with: ".")
        return "\(suite)/\(test.name)"
    }

    /// The arguments of a case; `nil` where they have no words that are the same in every process. Such a test is not divided
    /// among machines by its cases: one shard runs them all.
    ///
    /// Swift Testing does not tell them to traits, so they are found by looking into the case.
    private static func words(of testCase: Test.Case) -> String? {
        guard let arguments = arguments(in: Mirror(reflecting: testCase), depth: 0) else { return nil }
        let words = arguments.map { isStable($0, depth: 0) ? String(describingForTest: $0) : nil }
        guard !words.contains(nil) else { return nil }
        return words.compactMap(\.self).joined(separator: ", ")
    }

    /// The values below the first child with the name `arguments`.
    private static func arguments(in mirror: Mirror, depth: Int) -> [Any]? {
        for child in mirror.children {
            let inner = Mirror(reflecting: child.value)
            if child.label == "arguments", inner.displayStyle == .collection {
                return inner.children.map { argument in
                    Mirror(reflecting: argument.value).descendant("value") ?? argument.value
                }
            }
            if depth < 4, let found = arguments(in: inner, depth: depth + 1) { return found }
        }
        return nil
    }

    /// Whether a value is described alike in every process: objects are by their address, sets and dictionaries in an order
    /// that changes.
    private static func isStable(_ value: Any, depth: Int) -> Bool {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class, .set, .dictionary, .foreignReference: return false
        case nil where value is any CustomStringConvertible: return true
        case nil: return false
        default: return depth < 6 && mirror.children.allSatisfy { isStable($0.value, depth: depth + 1) }
        }
    }
}
