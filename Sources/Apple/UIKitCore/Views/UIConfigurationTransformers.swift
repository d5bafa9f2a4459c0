import Foundation

/// Makes one color of another, in configurations of buttons and cells.
public struct UIConfigurationColorTransformer {
    /// Gets a color and gives the one to use in its place.
    public let transform: (UIColor) -> UIColor

    /// A transformer that calls a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// The color that results from `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The color without its hue.
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

    /// The color as it is: there is one tint for everything here.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }

    /// The label's color in place of the tint.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .label }
    }
}

/// Changes the attributes of a configuration's text before it is shown.
public struct UIConfigurationTextAttributesTransformer {
    /// Gets the attributes of a run of text and gives those to use in their place.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// A transformer that calls a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// The attributes that come of `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
