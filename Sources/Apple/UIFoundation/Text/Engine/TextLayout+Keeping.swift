import CoreGraphics

// A screen that is shown again sets the same titles in the same fonts, and each label measures its text before it lays it out:
// setting type is most of what such a label costs.
extension TextLayout {
    /// All that a layout depends on, for texts that are alike all over and have attributes that never change.
    package struct Key: Hashable {
        private let text: String
        private let attributes: [NSAttributedString.Key: AnyHashable]
        private var settings: Settings

        /// `nil` for a text of several parts, and for one with an attribute that may be changed after it has been laid out.
        package init?(_ text: StyledText, _ settings: Settings) {
            guard text.parts.count == 1, let part = text.parts.first, part.range.length <= Key.longest else {
                return nil
            }
            var attributes: [NSAttributedString.Key: AnyHashable] = [:]
            for (key, value) in part.attributes {
                guard let fixed = Key.fixed(value) else { return nil }
                attributes[key] = fixed
            }
            self.text = text.string as String
            self.attributes = attributes
            self.settings = settings
        }

        /// In UTF-16 units. Decided: what is longer than a headline is seldom set twice.
        private static let longest = 64

        private static func fixed(_ value: Any) -> AnyHashable? {
            switch value {
            case let font as UIFont: AnyHashable(font)
            case let color as UIColor: AnyHashable(color)
            case let number as NSNumber: AnyHashable(number)
            // Its subclass can be changed.
            case let style as NSParagraphStyle where type(of: style) == NSParagraphStyle.self: AnyHashable(style)
            default: nil
            }
        }

        /// The same without a width.
        fileprivate var withoutLimit: Key {
            var key = self
            key.settings.width = .infinity
            return key
        }
    }

    /// The layout of a text, made again only if it is not among those that were asked for last.
    ///
    /// A label is measured without a limit first and then laid out in the place it was given, in which it mostly fits: then the
    /// line that was measured is only moved.
    package static func kept(_ text: StyledText, _ settings: Settings) -> TextLayout {
        guard let key = Key(text, settings) else { return TextLayout(text, settings) }
        return TextEngine.shared.withLock { _ in
            if let known = TextEngine.shared.layouts.layout(for: key) { return known }
            let measured = settings.width.isFinite ? TextEngine.shared.layouts.layout(for: key.withoutLimit) : nil
            let fresh = measured?.moved(to: settings) ?? TextLayout(text, settings)
            TextEngine.shared.layouts.keep(fresh, for: key)
            return fresh
        }
    }

    /// Whether both show what was broken into lines once.
    package func sharesLines(with other: TextLayout) -> Bool {
        lines.count == other.lines.count && zip(lines, other.lines).allSatisfy { $0.paragraph === $1.paragraph }
    }
}

/// The layouts that were asked for last.
package struct KeptLayouts {
    private var young: [TextLayout.Key: TextLayout] = [:]
    private var old: [TextLayout.Key: TextLayout] = [:]

    /// Decided: more short texts than two screens show at a time.
    private static let limit = 256

    package mutating func layout(for key: TextLayout.Key) -> TextLayout? {
        if let layout = young[key] { return layout }
        guard let layout = old[key] else { return nil }
        keep(layout, for: key)
        return layout
    }

    /// Who was not asked for while as many others came is forgotten.
    package mutating func keep(_ layout: TextLayout, for key: TextLayout.Key) {
        if young.count >= KeptLayouts.limit {
            old = young
            young = [:]
        }
        young[key] = layout
    }

    /// Forgets all: a font has come that some of them would be set in.
    package mutating func removeAll() {
        young = [:]
        old = [:]
    }
}
