import Foundation
import InterludeFoundation

/// A project of Xcode's, read as it is.
package struct XcodeProject: Sendable {
    /// The folder that the project's paths start from.
    package let folder: URL
    package let targets: [XcodeTarget]
    /// Folders of packages in the project's own folders.
    package let localPackages: [URL]
    /// Other projects that it refers to.
    package let subprojects: [URL]
    /// Packages from elsewhere.
    package let remotePackages: [XcodePackage]
    /// The same by the names of their products that its targets use.
    package let packageProducts: [String: String]

    /// Reads `X.xcodeproj`.
    ///
    /// - Throws: ``AppError`` that names the file.
    package init(_ url: URL) throws {
        let file = url.appendingPathComponent("project.pbxproj")
        let list: PropertyListText
        do {
            list = try PropertyListText(RegularFile.contents(atPath: file.path))
        } catch let problem as PropertyListText.Problem {
            throw AppError("\(file.path) is no project: \(problem)")
        } catch {
            throw AppError("\(file.path) cannot be read")
        }
        self.init(list, folder: url.standardizedFileURL.deletingLastPathComponent())
    }

    /// Reads a project's text.
    ///
    /// - Parameter folder: Where the project is.
    package init(_ text: String, folder: URL) throws { self.init(try PropertyListText(text), folder: folder) }

    private init(_ list: PropertyListText, folder: URL) {
        let objects = XcodeObjects(list, folder: folder)
        self.folder = objects.root
        targets = objects.targets.map { target in
            var target = target
            target.xcodeVersion = objects.lastUpgrade
            return target
        }
        localPackages = objects.localPackages
        subprojects = objects.subprojects
        remotePackages = objects.remotePackages
        packageProducts = objects.packageProducts
    }
}

/// A package from elsewhere that a project names.
package struct XcodePackage: Sendable, Equatable {
    package let address: String
    /// The branch that is asked for, or the tag of the one version that will do.
    package let branch: String?
    /// The commit that is asked for.
    package let revision: String?
}

/// A target of a project.
package struct XcodeTarget: Sendable, Equatable {
    package let name: String
    /// As in `com.apple.product-type.application`.
    package let productType: String
    package let sources: [URL]
    package let resources: [URL]
    /// Build settings of the configuration that is run, those of the project below those of the target.
    package let settings: [String: String]
    /// Products of packages, and frameworks, that it links.
    package let products: [String]

    /// The version of Xcode that its project was kept with last, as in `1030` for 10.3.
    package var xcodeVersion: String?

    /// What files that import it call it.
    package var moduleName: String {
        let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? self.name
        let plain = name.contains("$") ? self.name : name
        let letters = plain.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        // A digit that it begins with becomes an underscore, as Xcode has it.
        return letters.first?.isNumber == true ? "_" + String(letters.dropFirst()) : String(letters)
    }

    package var isTest: Bool { productType.contains("unit-test") || productType.contains("ui-testing") }
    /// Whether it is for the Mac, a watch or a television.
    package var isOfAnotherSystem: Bool {
        if let platforms = settings["SUPPORTED_PLATFORMS"], platforms.contains("iphone") { return false }
        return ["macosx", "watchos", "appletvos", "xros"].contains(settings["SDKROOT"] ?? "")
            || productType.contains("watchapp") || productType.contains("app-extension")
    }
    /// Whether it is there to edit the package's manifest, as in projects that Swift 4's package manager wrote.
    package var isOfManifest: Bool {
        !sources.isEmpty && sources.allSatisfy { $0.lastPathComponent == "Package.swift" }
    }
    package var isApplication: Bool { productType == "com.apple.product-type.application" }
    /// Whether it is nothing but files for others.
    package var isBundle: Bool { productType == "com.apple.product-type.bundle" }
}
