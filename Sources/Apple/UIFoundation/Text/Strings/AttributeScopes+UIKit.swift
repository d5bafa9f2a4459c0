import Foundation

extension AttributeScopes {
    /// UIKit's attributes of an `AttributedString`.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that UIKit adds to attributed strings, besides those of Foundation.
    public struct UIKitAttributes: AttributeScope {
        /// The face and size of the letters.
        public let font: FontAttribute
        /// Alignment, line breaks, spacing and indents of a paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// Whether letters may be joined into one glyph.
        public let ligature: LigatureAttribute
        /// Room added after each letter.
        public let kern: KernAttribute
        /// Room added after each letter, with the kerning.
        public let tracking: TrackingAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the letters' outline.
        public let strokeColor: StrokeColorAttribute
        /// The width of the letters' outline.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow behind the letters.
        public let shadow: ShadowAttribute
        /// How far the letters are raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// The color of the line below the letters.
        public let underlineColor: UnderlineColorAttribute
        /// The color of the line through the letters.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The attributes of Foundation, such as links.
        public let foundation: FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The face and size of the letters, as a key.
    public enum FontAttribute: AttributedStringKey {
        /// A font.
        public typealias Value = UIFont
        /// The name of `NSAttributedString.Key.font`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.font.rawValue
    }
    /// Alignment, line breaks, spacing and indents of a paragraph, as a key.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// A paragraph style.
        public typealias Value = NSParagraphStyle
        /// The name of `NSAttributedString.Key.paragraphStyle`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The color of the letters, as a key.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// A color.
        public typealias Value = UIColor
        /// The name of `NSAttributedString.Key.foregroundColor`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The color behind the letters, as a key.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// A color.
        public typealias Value = UIColor
        /// The name of `NSAttributedString.Key.backgroundColor`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Whether letters may be joined into one glyph, as a key.
    public enum LigatureAttribute: AttributedStringKey {
        /// 0 for no ligatures, 1 for the usual ones.
        public typealias Value = Int
        /// The name of `NSAttributedString.Key.ligature`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }
    /// Room added after each letter, as a key.
    public enum KernAttribute: AttributedStringKey {
        /// Points.
        public typealias Value = CGFloat
        /// The name of `NSAttributedString.Key.kern`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// Room added after each letter, with the kerning, as a key.
    public enum TrackingAttribute: AttributedStringKey {
        /// Points.
        public typealias Value = CGFloat
        /// The name of `NSAttributedString.Key.tracking`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The line through the letters, as a key.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// A line style.
        public typealias Value = NSUnderlineStyle
        /// The name of `NSAttributedString.Key.strikethroughStyle`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The line below the letters, as a key.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// A line style.
        public typealias Value = NSUnderlineStyle
        /// The name of `NSAttributedString.Key.underlineStyle`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The color of the letters' outline, as a key.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// A color.
        public typealias Value = UIColor
        /// The name of `NSAttributedString.Key.strokeColor`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// The width of the letters' outline, as a key.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// Per cent of the font size; a negative width fills the letters too.
        public typealias Value = CGFloat
        /// The name of `NSAttributedString.Key.strokeWidth`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The shadow behind the letters, as a key.
    public enum ShadowAttribute: AttributedStringKey {
        /// A shadow.
        public typealias Value = NSShadow
        /// The name of `NSAttributedString.Key.shadow`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.shadow.rawValue
    }
    /// How far the letters are raised, as a key.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// Points, upwards.
        public typealias Value = CGFloat
        /// The name of `NSAttributedString.Key.baselineOffset`, so that both kinds of strings share the attribute.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The color of the line below the letters, as a key.
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
