import Foundation

extension Report {
    /// Adds what the test runner reports of whole tests. What a test's own cases report already is not reported twice: so every
    /// failure counts once.
    package func adding(_ tests: [ReportCase]) -> Report {
        var cases = cases
        var rest: [ReportCase] = []
        for test in tests {
            let own = cases.indices.filter { cases[$0].isPart(of: test) }
            guard !own.isEmpty else {
                rest.append(test)
                continue
            }
            // A test that passed although it expected something else knows of it.
            if test.status == .passed {
                for index in own where cases[index].status == .failed { cases[index].status = .known }
            } else if let untold = test.without(own.map { cases[$0] }) {
                rest.append(untold)
            }
        }
        return Report(cases: cases + rest, isWhole: isWhole)
    }
}

extension ReportCase {
    /// Whether the case belongs to a test as the runner names it. XCTest does not tell an expectation its class.
    fileprivate func isPart(of result: ReportCase) -> Bool {
        guard kind != .test, let identity else { return false }
        let name = ReportCase.bare(result.name)
        guard let slash = identity.firstIndex(of: "/") else {
            return ReportCase.bare(identity) == name && file.prefix { $0 != "/" } == result.file.prefix { $0 != "." }
        }
        return identity[..<slash] == result.file && ReportCase.bare(String(identity[slash...].dropFirst())) == name
    }

    /// Swift Testing's functions have brackets, XCTest's have none in the results.
    private static func bare(_ function: String) -> String {
        function.hasSuffix("()") ? String(function.dropLast(2)) : function
    }

    /// The test's result without the failures that cases tell of; `nil` if that is all.
    ///
    /// In the results of XCTest every failure is called "failure": they are the cases' if any of those failed.
    fileprivate func without(_ cases: [ReportCase]) -> ReportCase? {
        let told = cases.filter { $0.status == .failed }.map(\.message)
        let untold = failures.filter { failure in
            !told.contains { failure == "failure" || failure.contains($0) }
        }
        guard status != .failed || !untold.isEmpty else { return nil }
        var rest = self
        rest.failures = untold
        rest.message = untold.joined(separator: "\n")
        return rest
    }
}
