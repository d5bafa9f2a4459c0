import CoreGraphics

/// What all filters have that are made by `CIFilter`'s class methods.
public protocol CIFilterProtocol: AnyObject {
    /// The image; nil while an input is missing that it needs.
    var outputImage: CIImage? { get }
    /// What the filter says of its inputs.
    static func customAttributes() -> [String: Any]
}
