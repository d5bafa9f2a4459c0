import Foundation
import InterludeFoundation

/// An app's `Info.plist` as it lies in the built bundle: the project's file with its variables filled in, what the build settings
/// add, and what every bundle has.
struct InfoPlist {
    private(set) var values: [String: Any]
    private let variables: BuildVariables
    /// What is wrong with the project's file, in a sentence.
    private(set) var fault: String?

    /// - Parameter others: The modules that it is built of besides.
    init(_ module: AppModule, root: URL, others: [AppModule] = []) {
        variables = BuildVariables(module)
        values = [:]
        let file = InfoPlist.file(of: module, root: root)
        if let file { read(file) }
        addSettings(module.settings)
        if file == nil, module.settings["GENERATE_INFOPLIST_FILE"] != "YES" { addGuesses(module) }
        addStandard(module)
        addXcode(module, [module] + others)
    }

    private mutating func read(_ file: URL) {
        guard FileManager.default.fileExists(atPath: file.path) else {
            fault = "the app's property list is missing: \(file.path)"
            return
        }
        guard let data = ProjectFile.data(at: file), let plist = try? BoundedPropertyList.read(data) as? [String: Any]
        else {
            fault = "the app's property list cannot be read: \(file.path)"
            return
        }
        values = plist.mapValues(expanded)
    }

    /// What `INFOPLIST_FILE` says, or else the file of that name among the app's own.
    static func file(of module: AppModule, root: URL) -> URL? {
        let variables = BuildVariables(module)
        if let path = module.settings["INFOPLIST_FILE"], !path.isEmpty {
            let full = variables.expand(path.replacingOccurrences(of: "$(SRCROOT)/", with: ""))
            return URL(fileURLWithPath: full, relativeTo: root).standardizedFileURL
        }
        guard module.settings.isEmpty else { return nil }
        let folders = Set(module.sources.map { $0.deletingLastPathComponent() }).union([root])
        return folders.sorted { $0.path.count < $1.path.count }.map { $0.appendingPathComponent("Info.plist") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private func expanded(_ value: Any) -> Any {
        switch value {
        case let text as String: variables.expand(text)
        case let list as [Any]: list.map(expanded)
        case let entries as [String: Any]: entries.mapValues(expanded)
        default: value
        }
    }

    /// Newer projects have no file, or only a part of it: `INFOPLIST_KEY_UILaunchStoryboardName = LaunchScreen`.
    private mutating func addSettings(_ settings: [String: String]) {
        let mark = "INFOPLIST_KEY_"
        for (key, value) in settings where key.hasPrefix(mark) {
            let name = String(key.dropFirst(mark.count))
            if name == "UIApplicationSceneManifest_Generation" {
                guard value == "YES", values["UIApplicationSceneManifest"] == nil else { continue }
                values["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
            } else if !name.hasSuffix("_Generation"), values[name] == nil {
                values[name] = ["YES": true, "NO": false][value] ?? variables.expand(value)
            }
        }
    }

    /// An app without a project: what Xcode's templates say of files with these names.
    private mutating func addGuesses(_ module: AppModule) {
        let names = Set(module.resources.map(\.lastPathComponent))
        let main = names.contains("Main.storyboard") ? "Main" : nil
        guard module.sources.contains(where: { $0.lastPathComponent == "SceneDelegate.swift" }) else {
            values["UIMainStoryboardFile"] = main
            return
        }
        var configuration: [String: Any] = [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "\(module.name).SceneDelegate",
        ]
        configuration["UISceneStoryboardFile"] = main
        values["UIApplicationSceneManifest"] = [
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]
        ]
    }

    private mutating func addStandard(_ module: AppModule) {
        let standard: [String: Any] = [
            "CFBundleName": variables.expand("$(PRODUCT_NAME)"),
            "CFBundleIdentifier": variables.expand("$(PRODUCT_BUNDLE_IDENTIFIER)"), "CFBundlePackageType": "APPL",
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundleDevelopmentRegion": "en",
            "CFBundleShortVersionString": variables.expand("$(MARKETING_VERSION)"),
            "CFBundleVersion": variables.expand("$(CURRENT_PROJECT_VERSION)"),
        ]
        values.merge(standard) { old, new in (old as? String)?.isEmpty == true ? new : old }
        // The program's own name here.
        values["CFBundleExecutable"] = module.name
    }

    /// As Xcode writes it: UIKit does for an app older than iOS 13 or 15 as it did then. The project tells which Xcode has kept it last,
    /// which may be an older one than has built it: to ask for a system takes the Xcode that brought it.
    private mutating func addXcode(_ module: AppModule, _ modules: [AppModule]) {
        guard let version = module.xcodeVersion, values["DTXcode"] == nil else { return }
        let asked = modules.map(\.newestSystemAskedFor).max() ?? 0
        // iOS 13 came with Xcode 11, and so on up to 18 with 16; iOS 26 with 26.
        let least = asked < 13 ? 0 : asked < 26 ? (asked - 2) * 100 : asked * 100
        values["DTXcode"] = Int(version).map { $0 < least } == true ? "\(least)" : version
    }

    var data: Data {
        get throws { try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0) }
    }
}

extension AppModule {
    /// The newest system that its sources ask for: 13 with `#available(iOS 13.1, *)`; 0 where they ask for none.
    fileprivate var newestSystemAskedFor: Int {
        files.map { file in
            LineScan.lines(of: file.text, with: "available(iOS").map { _, line in
                line.matches(of: #/available\(iOS\s+([0-9]+)/#).map { Int($0.output.1) ?? 0 }.max() ?? 0
            }.max() ?? 0
        }.max() ?? 0
    }
}
