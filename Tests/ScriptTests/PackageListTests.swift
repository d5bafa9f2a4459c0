import Foundation
import TestPrograms
import Testing

/// The lists of Debian's packages in scripts, recipes and documents. A list that differs fails on another machine only.
@Suite struct PackageListTests {
    // MARK: What running needs

    /// The list of the set-up script, which containers and both services run.
    private func runTimePackages() throws -> Set<String> {
        try packages(in: "script/ci/setup", from: "packages=(", to: ")")
            .subtracting(["unzip", "curl", "ca-certificates"])
    }

    @Test func `the recipe of init installs what the set-up script does`() throws {
        let recipe = try packages(
            in: "Sources/Port/InterludeProject/Init/ContinuousIntegration.swift", from: "runTimePackages = [", to: "]")
        #expect(try recipe == runTimePackages())
    }

    @Test func `the page on installation names what the set-up script installs`() throws {
        let page = try packages(
            in: "Documentation/install.md", from: "apt-get install --no-install-recommends", to: "```")
        #expect(try page == runTimePackages().union(["unzip"]))
    }

    @Test func `the command asks only for packages that the set-up script installs`() throws {
        let names = try text("script/support/bundle/libraries").split(separator: "\n")
            .compactMap { $0.split(separator: " ").last.map(String.init) }
        #expect(names.count > 5)
        // fontconfig depends on it.
        #expect(try Set(names).subtracting(["libfontconfig1"]).isSubset(of: runTimePackages()))
    }

    @Test func `running needs no development package`() throws {
        #expect(try runTimePackages().filter { $0.hasSuffix("-dev") } == [])
    }

    @Test(arguments: ["Containerfile", ".github/actions/test/action.yml", "script/ci/gitlab.yml"])
    func `containers and services run the set-up script instead of a list`(path: String) throws {
        let text = try text(path)
        let calls = ["out/setup \"$INTERLUDE_BUNDLE\"", "/setup\" \"$BUNDLE\"", "/tmp/setup \"/tmp/$BUNDLE\""]
        #expect(calls.contains { text.contains($0) })
        #expect(!text.contains("libcairo2"))
    }

    @Test func `the container has what the toolchain needs`() throws {
        let container = try packages(in: "Containerfile", from: "apt-get install", to: "&&")
        let setup = try packages(in: "script/setup", from: "toolchain_libraries=(", to: "\n)")
            .union(packages(in: "script/setup", from: "toolchain_headers=(", to: "\n)"))
        #expect(setup.subtracting(container) == [])
    }

    // MARK: What building needs

    /// The list of the script that prepares a checkout, without movies and fonts that are for some texts only.
    private func buildPackages() throws -> Set<String> {
        try packages(in: "script/setup", from: "\npackages=(", to: "\n)")
            .subtracting(["ffmpeg", "fonts-noto-cjk", "fonts-noto-color-emoji"])
    }

    @Test func `the recipe for the sources installs what the checkout needs`() throws {
        let recipe = try packages(
            in: "Sources/Port/InterludeProject/Init/ContinuousIntegration.swift", from: "buildPackages = [", to: "]")
        #expect(try recipe == buildPackages())
    }

    @Test func `the recipe for shards installs what the checkout needs`() throws {
        let recipe = try packages(
            in: "Sources/Tools/ReportTools/Matrix/MatrixPlan+Jobs.swift", from: "--no-install-recommends", to: "\n    }"
        )
        #expect(try recipe == buildPackages())
    }

    @Test func `the manifest asks for the development packages of the checkout`() throws {
        let manifest = try packages(in: "Package.swift", from: "let cLibraries = [", to: "\n]")
            .filter { $0.hasSuffix("-dev") }
        #expect(try manifest == buildPackages().filter { $0.hasSuffix("-dev") })
    }

    @Test func `the recipes on the page for services agree with the checkout`() throws {
        let page = try text("Documentation/ci-recipes.md")
        let lists = page.components(separatedBy: "--no-install-recommends ").dropFirst()
            .map { names(in: String($0[..<($0.range(of: "fonts-inter")?.upperBound ?? $0.endIndex)])) }
        #expect(lists.count == 3)
        // The page names these two for the command alone.
        let expected = try buildPackages().subtracting(["libsoup-3.0-dev", "libturbojpeg0-dev"])
        for list in lists { #expect(list == expected) }
    }

    // MARK: Reading

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Project.folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// The packages of a passage: from the first place of a text to the next place of another one.
    private func packages(in path: String, from start: String, to end: String) throws -> Set<String> {
        let text = try text(path)
        let head = try #require(text.range(of: start), "\(path) has no '\(start)'")
        let rest = text[head.upperBound...]
        let tail = try #require(rest.range(of: end), "\(path) has no '\(end)'")
        let names = names(in: String(rest[..<tail.lowerBound]))
        try #require(names.count > 3, "\(path) lists hardly any package after '\(start)'")
        return names
    }

    /// The words that are names of packages. Entries of `script/setup` also say how a package is recognized, and the
    /// manifest names modules; neither looks like a name.
    private func names(in passage: String) -> Set<String> {
        let parts = passage.replacingOccurrences(of: "$jpeg", with: "libturbojpeg0")
            .split { !($0.isASCII && ($0.isLetter || $0.isNumber || "-+._:/*".contains($0))) }
        return Set(parts.map(String.init).filter(isName))
    }

    private func isName(_ word: String) -> Bool {
        guard !word.contains(".so."), !word.contains(where: { ":/*_".contains($0) || $0.isUppercase }) else {
            return false
        }
        let others: Set = [
            "pkg-config", "ffmpeg", "fontconfig", "tzdata", "unzip", "curl", "ca-certificates", "zlib1g",
        ]
        return others.contains(word) || word.hasSuffix("-dev") || word.hasPrefix("fonts-")
            || word.hasPrefix("lib") && word.contains(where: \.isNumber)
    }
}
