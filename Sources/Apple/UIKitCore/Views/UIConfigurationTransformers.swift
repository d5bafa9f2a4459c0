import Foundation

/// A transformer of the colors of button and cell configurations.
public struct UIConfigurationColorTransformer {
    /// The closure that receives a color and returns the one that replaces it.
    public let transform: (UIColor) -> UIColor

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the transformed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer that returns the color's gray value.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            UIColor { traits in
                let parts = color.resolvedColor(with: traits).components
                // The weights of Rec. 709.
                return UIColor(
                    white: 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue, alpha: parts.alpha)
            }
        }
    }

    /// A transformer that returns the unchanged color: there is only one tint here.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }

    /// A transformer that returns the label color instead of the tint.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .label }
    }
}

/// A transformer of the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
    /// The closure that receives the attributes of a run of text and returns those that replace
    /// them.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
