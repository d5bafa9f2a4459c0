import CoreGraphics

/// The members of all filters that `CIFilter`'s class methods create.
public protocol CIFilterProtocol: AnyObject {
    /// The image; `nil` while an input is missing that it needs.
    var outputImage: CIImage? { get }
    /// Returns the attributes of the filter's inputs.
    static func customAttributes() -> [String: Any]
}
