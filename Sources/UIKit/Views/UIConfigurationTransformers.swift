import Foundation

/// Makes one colour of another, in configurations of buttons and cells.
public struct UIConfigurationColorTransformer {
    /// Gets a colour and gives the one to use in its place.
    public let transform: (UIColor) -> UIColor

    /// A transformer that calls a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// The colour that comes of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour without its hue.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            UIColor { traits in
                var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
                color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                // The weights of Rec. 709.
                return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
            }
        }
    }

    /// The colour as it is: there is one tint for everything here.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }

    /// The label's colour in place of the tint.
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
