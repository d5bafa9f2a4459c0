import Foundation
import QuartzCore

/// An image set of an asset catalog. `interlude run` generates a constant for each set of an app, as Xcode does.
///
/// Differs from UIKit: Apple's type is in DeveloperToolsSupport, which UIKit re-exports.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates the resource of an image set in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A color set of an asset catalog. `interlude run` generates a constant for each set of an app, as Xcode does.
///
/// Differs from UIKit: Apple's type is in DeveloperToolsSupport, which UIKit re-exports.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates the resource of a color set in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// Creates the image of a resource. A set that is not in the bundle is logged, and the image is empty.
    public convenience init(resource: ImageResource) {
        let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        if image == nil { AbsentSet.report("image", resource.name, resource.bundle) }
        self.init(storage: image?.storage ?? Storage())
    }
}

extension UIColor {
    /// Creates the color of a resource. A set that is not in the bundle is logged, and the color is clear.
    public convenience init(resource: ColorResource) {
        let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
        if color == nil { AbsentSet.report("color", resource.name, resource.bundle) }
        self.init(source: (color ?? .clear).source)
    }
}

private enum AbsentSet {
    static func report(_ kind: String, _ name: String, _ bundle: Bundle) {
        let message = "No \(kind) named “\(name)” is in the asset catalogs of \(bundle.bundleURL.lastPathComponent)"
        Task { @MainActor in SystemLog.warn(message) }
    }
}
