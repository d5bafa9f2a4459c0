import Foundation
import TestPrograms
import Testing

/// Every public name of the modules that bear Apple's names is Apple's: what compiles here compiles on iOS.
@Suite struct AppleNamesTests {
    @Test func `public names have Apple's kind, signature, defaults and inheritance, or a deviation with a reason`()
        throws
    {
        let comparison = try Self.comparison()
        #expect(comparison.ours.names.count > 7000)
        #expect(comparison.findings.map(\.description) == [])
    }

    /// The floors may only rise.
    @Test func `most of what transitions and apps use is there`() throws {
        let coverage = APICoverage(try Self.comparison())
        let (transitions, apps) = (coverage.perMille(.transitions), coverage.perMille(.apps))
        print("Apple's names that are there: transitions \(transitions) ‰, apps \(apps) ‰")
        #expect(transitions >= 1000, "\(coverage.missing(.transitions).map(\.fullName))")
        #expect(apps >= 950, "\(coverage.missing(.apps).map(\.fullName))")
    }

    @Test func `each deviation is still one`() throws {
        let ours = try OurAPI(of: Self.modules)
        let names = Set(ours.names.flatMap { [$0.fullName, $0.name, "\($0.type).*"] })
        #expect(try Self.deviations().subtracting(names).sorted() == [])
    }

    private static let modules = ["CoreGraphics", "QuartzCore", "UIKit"]

    private static func comparison() throws -> APIComparison {
        APIComparison(apple: try AppleAPI(), ours: try OurAPI(of: modules), deviations: try deviations())
    }

    private static func deviations() throws -> Set<String> {
        let file = Project.folder.appendingPathComponent("Documentation/api-deviations.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let names = lines.map { ($0.split(separator: "#", omittingEmptySubsequences: false).first ?? "") }
        return Set(names.map { $0.trimmingCharacters(in: .whitespaces) }).subtracting([""])
    }
}
