import Foundation

// What sources for iOS use of Foundation and its neighbors, and Foundation on Linux has not.

extension Bundle {
    /// The resources of the package that a file belongs to: of an app that is run they are all in its bundle.
    public static var module: Bundle { .main }
}

extension NSMutableString {
    /// Adds a text with its values filled in.
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
        append(String(format: "\(format)", arguments: arguments))
    }

    /// Adds a text with its values filled in.
    public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
        append(String(format: format, arguments: arguments))
    }
}

/// The largest rectangle of a shape in the middle of another one: what sources use of AVFoundation to place pictures.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
