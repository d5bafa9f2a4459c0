import Foundation

extension AttributeScopes {
    /// UIKit's attributes of an `AttributedString`.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that UIKit adds to attributed strings, besides those of Foundation.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The paragraph style: alignment, line breaks, spacing and indents.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The text color.
        public let foregroundColor: ForegroundColorAttribute
        /// The background color.
        public let backgroundColor: BackgroundColorAttribute
        /// Whether letters can be joined into ligatures.
        public let ligature: LigatureAttribute
        /// The space added after each letter.
        public let kern: KernAttribute
        /// The space added after each letter, in addition to kerning.
        public let tracking: TrackingAttribute
        /// The style of the strikethrough line.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the letters' outline.
        public let strokeColor: StrokeColorAttribute
        /// The width of the letters' outline.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of the letters.
        public let shadow: ShadowAttribute
        /// The vertical offset of the letters.
        public let baselineOffset: BaselineOffsetAttribute
        /// The color of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// The color of the strikethrough line.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The attributes of Foundation, such as links.
        public let foundation: FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The attribute for the font.
    public enum FontAttribute: AttributedStringKey {
        /// A font.
        public typealias Value = UIFont
        /// The name of `NSAttributedString.Key.font`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The attribute for the paragraph style: alignment, line breaks, spacing and indents.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// A paragraph style.
        public typealias Value = NSParagraphStyle
        /// The name of `NSAttributedString.Key.paragraphStyle`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The attribute for the text color.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// A color.
        public typealias Value = UIColor
        /// The name of `NSAttributedString.Key.foregroundColor`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The attribute for the background color.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// A color.
        public typealias Value = UIColor
        /// The name of `NSAttributedString.Key.backgroundColor`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The attribute for ligatures.
    public enum LigatureAttribute: AttributedStringKey {
        /// 0 for no ligatures, 1 for the default ones.
        public typealias Value = Int
        /// The name of `NSAttributedString.Key.ligature`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }
    /// The attribute for the space added after each letter.
    public enum KernAttribute: AttributedStringKey {
        /// A number of points.
        public typealias Value = CGFloat
        /// The name of `NSAttributedString.Key.kern`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The attribute for the space added after each letter, in addition to kerning.
    public enum TrackingAttribute: AttributedStringKey {
        /// A number of points.
        public typealias Value = CGFloat
        /// The name of `NSAttributedString.Key.tracking`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The attribute for the strikethrough line.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// A line style.
        public typealias Value = NSUnderlineStyle
        /// The name of `NSAttributedString.Key.strikethroughStyle`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The attribute for the underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// A line style.
        public typealias Value = NSUnderlineStyle
        /// The name of `NSAttributedString.Key.underlineStyle`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The attribute for the color of the letters' outline.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// A color.
        public typealias Value = UIColor
        /// The name of `NSAttributedString.Key.strokeColor`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// The attribute for the width of the letters' outline.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// A percentage of the font size; a negative width also fills the letters.
        public typealias Value = CGFloat
        /// The name of `NSAttributedString.Key.strokeWidth`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The attribute for the letters' shadow.
    public enum ShadowAttribute: AttributedStringKey {
        /// A shadow.
        public typealias Value = NSShadow
        /// The name of `NSAttributedString.Key.shadow`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.shadow.rawValue
    }
    /// The attribute for the vertical offset of the letters.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// A number of points, upwards.
        public typealias Value = CGFloat
        /// The name of `NSAttributedString.Key.baselineOffset`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The attribute for the color of the underline.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// A color.
        public typealias Value = UIColor
        /// The name of `NSAttributedString.Key.underlineColor`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The color of the line through the letters, as a key.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// A color.
        public typealias Value = UIColor
        /// The name of `NSAttributedString.Key.strikethroughColor`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
}

extension AttributeDynamicLookup {
    /// UIKit's attributes by their names: `text.font`, `container.foregroundColor`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
