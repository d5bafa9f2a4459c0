import Foundation

/// The objects of a project's file, and the way from one to another.
struct XcodeObjects {
    private let objects: [String: PropertyListText]
    private let project: PropertyListText
    /// What paths without a group start from.
    let root: URL
    /// The group around each file and group.
    private let parents: [String: String]

    init(_ file: PropertyListText, folder: URL) {
        let objects = file["objects"]?.entries ?? [:]
        self.objects = objects
        project = file["rootObject"]?.text.flatMap { objects[$0] } ?? .dictionary([:])
        let below = project["projectDirPath"]?.text ?? ""
        root = below.isEmpty ? folder : folder.appendingPathComponent(below).standardizedFileURL
        var parents: [String: String] = [:]
        for (id, object) in objects {
            for child in object["children"]?.texts ?? [] { parents[child] = id }
        }
        self.parents = parents
    }

    var targets: [XcodeTarget] { (project["targets"]?.texts ?? []).compactMap { objects[$0] }.map(target) }

    /// The version of Xcode whose settings the project has taken over, as in `1030` for 10.3.
    var lastUpgrade: String? { project["attributes"]?["LastUpgradeCheck"]?.text }

    var localPackages: [URL] {
        let references = (project["packageReferences"]?.texts ?? []).compactMap { objects[$0]?["relativePath"]?.text }
        let named = references.map { root.appendingPathComponent($0).standardizedFileURL }
        // Before Xcode 15 a local package was a folder among the files.
        let folders = fileReferences.filter {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
        }
        return (named + folders).unique
    }

    var subprojects: [URL] { fileReferences.filter { $0.pathExtension == "xcodeproj" } }

    private var fileReferences: [URL] {
        objects.filter { $0.value["isa"]?.text == "PBXFileReference" }.keys.sorted().compactMap(url)
    }

    var remotePackages: [XcodePackage] {
        (project["packageReferences"]?.texts ?? []).compactMap { reference in
            guard let object = objects[reference], let address = object["repositoryURL"]?.text else { return nil }
            let wish = object["requirement"]
            // A version has a tag of its name; of "this or a later one" the latest will do.
            let exact = wish?["kind"]?.text == "exactVersion" ? wish?["version"]?.text : nil
            return XcodePackage(
                address: address, branch: wish?["branch"]?.text ?? exact, revision: wish?["revision"]?.text)
        }
    }

    /// The addresses of packages by the names of their products that targets use.
    var packageProducts: [String: String] {
        objects.values.reduce(into: [:]) { result, object in
            guard object["isa"]?.text == "XCSwiftPackageProductDependency", let product = object["productName"]?.text,
                let package = object["package"]?.text.flatMap({ objects[$0] })
            else { return }
            if let address = package["repositoryURL"]?.text { result[product] = address }
        }
    }

    private func target(_ object: PropertyListText) -> XcodeTarget {
        let followed = synchronizedFiles(of: object)
        return XcodeTarget(
            name: object["name"]?.text ?? "", productType: object["productType"]?.text ?? "",
            sources: (files(of: object, in: "PBXSourcesBuildPhase") + followed.filter(FileTree.isSource)).unique,
            resources: (files(of: object, in: "PBXResourcesBuildPhase") + followed.filter(FileTree.isResource))
                .unique,
            settings: settings(of: object), products: products(of: object))
    }

    // MARK: Files

    private func files(of target: PropertyListText, in phase: String) -> [URL] {
        let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }.filter { $0["isa"]?.text == phase }
        let references = phases.flatMap { $0["files"]?.texts ?? [] }.compactMap { objects[$0]?["fileRef"]?.text }
        return references.flatMap(leaves).compactMap(url)
    }

    /// A file in several languages is a group of files.
    private func leaves(of id: String) -> [String] {
        guard objects[id]?["isa"]?.text == "PBXVariantGroup" else { return [id] }
        return objects[id]?["children"]?.texts ?? []
    }

    /// Where a file or group is. Groups in a circle have no place.
    private func url(of id: String) -> URL? { url(of: id, steps: 0) }

    private func url(of id: String, steps: Int) -> URL? {
        guard let object = objects[id], steps < 100 else { return nil }
        let path = object["path"]?.text ?? ""
        switch object["sourceTree"]?.text ?? "<group>" {
        case "<absolute>": return URL(fileURLWithPath: path).standardizedFileURL
        case "SOURCE_ROOT": return root.appendingPathComponent(path).standardizedFileURL
        case "<group>":
            let base = parents[id].map { url(of: $0, steps: steps + 1) } ?? root
            return path.isEmpty ? base : base?.appendingPathComponent(path).standardizedFileURL
        default: return nil  // of the SDK, or built
        }
    }

    // MARK: Folders that groups follow

    /// Since Xcode 16 a group may stand for a folder and all that is in it.
    private func synchronizedFiles(of target: PropertyListText) -> [URL] {
        (target["fileSystemSynchronizedGroups"]?.texts ?? []).flatMap { id -> [URL] in
            guard let folder = url(of: id) else { return [] }
            let left = Set(
                exceptions(of: id, target: target).map { folder.appendingPathComponent($0).standardizedFileURL.path })
            return FileTree.files(below: folder).filter { !left.contains($0.path) }
        }
    }

    /// What a target leaves out of such a folder, as paths in it.
    private func exceptions(of group: String, target: PropertyListText) -> [String] {
        (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
            .filter { set in
                guard let id = set["target"]?.text else { return false }
                return objects[id]?["name"]?.text == target["name"]?.text
            }
            .flatMap { $0["membershipExceptions"]?.texts ?? [] }
    }

    // MARK: Settings

    private func settings(of target: PropertyListText) -> [String: String] {
        var settings = BuildSettings()
        add(settingsInListOf: project, to: &settings)
        add(settingsInListOf: target, to: &settings)
        return settings.values
    }

    /// Those of the configuration Debug, or of the first, over those of the file that it is based on.
    private func add(settingsInListOf object: PropertyListText, to settings: inout BuildSettings) {
        let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
        let configurations = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
        guard let chosen = configurations.first(where: { $0["name"]?.text == "Debug" }) ?? configurations.first else {
            return
        }
        if let file = settingsFile(of: chosen) { settings.add(file: file) }
        settings.add((chosen["buildSettings"]?.entries ?? [:]).mapValues { $0.texts.joined(separator: " ") })
    }

    /// Since Xcode 16 it may also be a path in a folder that a group stands for.
    private func settingsFile(of configuration: PropertyListText) -> URL? {
        if let id = configuration["baseConfigurationReference"]?.text { return url(of: id) }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
            let path = configuration["baseConfigurationReferenceRelativePath"]?.text
        else { return nil }
        return url(of: anchor)?.appendingPathComponent(path).standardizedFileURL
    }

    private func products(of target: PropertyListText) -> [String] {
        let packages = (target["packageProductDependencies"]?.texts ?? []).compactMap {
            objects[$0]?["productName"]?.text
        }
        let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
            .filter { $0["isa"]?.text == "PBXFrameworksBuildPhase" }
        let files = phases.flatMap { $0["files"]?.texts ?? [] }.compactMap { objects[$0]?["fileRef"]?.text }
        let frameworks = files.compactMap { objects[$0]?["path"]?.text ?? objects[$0]?["name"]?.text }
            .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
        return (packages + frameworks).unique
    }
}

extension Array where Element: Hashable {
    /// Each element where it is first.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
