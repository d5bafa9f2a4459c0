import Foundation

/// Where a module that is not there could come from.
package struct ModuleOrigin: Sendable, Hashable, Codable {
    /// The repository's address, where the project says it.
    package var address: String?
    /// The branch or the tag that is wanted, where the project says so: of a version that has to be this one, its own.
    package var branch: String?
    /// The commit that is wanted, where the project says so.
    package var revision: String?
    /// The pod's name, where only that is known.
    package var pod: String?

    /// What a clone's folder is called.
    var folder: String? { address.map(ModuleOrigin.name) }

    /// What to do to have it, in one line.
    ///
    /// - Parameters:
    ///   - module: The module's name.
    ///   - place: The folder that clones go into.
    package func advice(_ module: String, in place: URL) -> String? {
        if let address {
            let folder = ShellWords.quoted(place.appendingPathComponent(ModuleOrigin.name(of: address)).path)
            let branch = branch.map { "--branch \(ShellWords.quoted($0)) " } ?? ""
            let checkout = revision.map { " && git -C \(folder) checkout \(ShellWords.quoted($0))" } ?? ""
            return "git clone \(branch)\(address) \(folder)\(checkout)"
        }

        return pod.map {
            "the pod \($0): 'pod install', or a clone of the repository that https://cocoapods.org/pods/\($0) names, in "
                + place.appendingPathComponent(module).path
        }
    }

    /// The last part of an address without `.git`.
    static func name(of address: String) -> String {
        let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? address
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
}

/// What the files of package managers say of where modules come from, in the folders around a file. Nothing is fetched.
package struct ModuleOrigins {
    /// Addresses of packages by the names of their products, as projects have them.
    private var products: [String: String] = [:]
    private var addresses: [String] = []
    /// The branches, tags and commits that are wanted, by address; what is nearest to the file counts.
    private var branches: [String: String] = [:]
    private var revisions: [String: String] = [:]
    private var pods: [String] = []

    /// - Parameter folders: The folders to look in, the nearest first.
    package init(in folders: [URL]) {
        for folder in folders.map(\.standardizedFileURL).unique { add(folder) }
    }

    package func origin(of module: String) -> ModuleOrigin? {
        let name = ModuleOrigins.plain(module)
        let known = addresses.first { ModuleOrigins.plain(ModuleOrigin.name(of: $0)) == name }
        if let address = products[module] ?? known {
            return ModuleOrigin(
                address: address, branch: revisions[address] == nil ? branches[address] : nil,
                revision: revisions[address])
        }
        return pods.first { ModuleOrigins.plain($0) == name }.map { ModuleOrigin(pod: $0) }
    }

    /// As repositories are called after modules: `swift-log`, `Hero.swift`, `RxSwift-iOS`.
    private static func plain(_ name: String) -> String {
        var plain = name.lowercased()
        for ending in ["-swift", ".swift", "-ios", ".ios", "-spm"] where plain.hasSuffix(ending) {
            plain = String(plain.dropLast(ending.count))
        }
        if plain.hasPrefix("swift-") { plain = String(plain.dropFirst(6)) }
        return plain.filter { $0.isLetter || $0.isNumber }
    }

    // MARK: Files

    private mutating func add(_ folder: URL) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        for name in names {
            let url = folder.appendingPathComponent(name)
            switch url.pathExtension {
            case "xcodeproj":
                let project = try? XcodeProject(url)
                products.merge(project?.packageProducts ?? [:]) { old, _ in old }
                for package in project?.remotePackages ?? [] {
                    addresses.append(package.address)
                    want(package.branch, isBranch: true, of: package.address)
                    want(package.revision, isBranch: false, of: package.address)
                }
                addResolved(url.appendingPathComponent("project.xcworkspace/xcshareddata/swiftpm/Package.resolved"))
            case "xcworkspace": addResolved(url.appendingPathComponent("xcshareddata/swiftpm/Package.resolved"))
            case "podspec": pods += matches(#/\.dependency\s*\(?\s*["']([^"'\/]+)/#, in: url)
            default: addFile(url)
            }
        }
    }

    private mutating func addFile(_ url: URL) {
        switch url.lastPathComponent {
        case "Package.resolved": addResolved(url)
        case "Package.swift": addManifest(url)
        case "Cartfile", "Cartfile.private", "Cartfile.resolved":
            addresses += matches(#/(?m)^\s*github\s+"([^"]+)"/#, in: url).map { name in
                name.contains("://") ? name : "https://github.com/\(name)"
            }
            addresses += matches(#/(?m)^\s*git\s+"([^"]+)"/#, in: url)
            for match in ProjectFile.text(at: url).matches(of: #/(?m)^\s*github\s+"([^"]+)"\s+==\s*([0-9][0-9.]*)/#) {
                want(String(match.output.2), isBranch: true, of: "https://github.com/\(match.output.1)")
            }
        case "Podfile":
            addresses += matches(#/(?m)^[^#\n]*\bpod\b[^#\n]*(?::git\s*=>|\bgit:)\s*["']([^"'\n]+)["']/#, in: url)
            pods += PodSpecification.names(in: url)
        default: break
        }
    }

    /// A package's dependencies, `.package(url: "…", branch: "main")` or `exact: "1.2.0"`, also as they were written before Swift 5.5.
    private mutating func addManifest(_ file: URL) {
        let dependency = #/url:\s*"([^"]+)"(?:\s*,\s*\.?(branch|revision|exact)\s*[:(]\s*"([^"]+)")?/#
        for match in ProjectFile.text(at: file).matches(of: dependency) {
            let address = String(match.output.1)
            addresses.append(address)
            guard let kind = match.output.2, let name = match.output.3 else { continue }
            want(String(name), isBranch: kind != "revision", of: address)
        }
    }

    private mutating func want(_ name: String?, isBranch: Bool, of address: String) {
        guard let name, branches[address] == nil, revisions[address] == nil else { return }
        if isBranch { branches[address] = name } else { revisions[address] = name }
    }

    private func matches(_ pattern: Regex<(Substring, Substring)>, in file: URL) -> [String] {
        ProjectFile.text(at: file).matches(of: pattern).map { String($0.output.1) }
    }

    /// The versions that a package manager has chosen; the file of today's and of older ones.
    private mutating func addResolved(_ file: URL) {
        guard let data = ProjectFile.data(at: file),
            let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return }
        let pins = root["pins"] ?? (root["object"] as? [String: Any])?["pins"]
        for pin in pins as? [[String: Any]] ?? [] {
            guard let address = (pin["location"] ?? pin["repositoryURL"]) as? String else { continue }
            addresses.append(address)
            // Of versions any later one will do.
            let state = pin["state"] as? [String: Any] ?? [:]
            if state["version"] as? String == nil { want(state["revision"] as? String, isBranch: false, of: address) }
        }
    }
}

/// The folders around a project or file, up to its repository's own.
struct FoldersAround {
    /// The nearest first.
    let folders: [URL]
    /// Where the repository lies, if it is one: clones of others lie there too.
    let neighbourhood: URL?

    /// Decided: example apps lie one or two folders deep in the repository of their library.
    static let levels = 4

    /// - Parameter folder: The nearest one.
    init(_ folder: URL, levels: Int = FoldersAround.levels) {
        var folder = folder.standardizedFileURL
        var found: [URL] = []
        var above: URL?
        for _ in 0..<levels where folder.path != "/" {
            found.append(folder)
            let next = folder.deletingLastPathComponent()
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
                above = next
                break
            }
            folder = next
        }
        folders = found
        neighbourhood = above
    }
}
