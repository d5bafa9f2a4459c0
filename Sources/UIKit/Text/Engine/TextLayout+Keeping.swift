import CoreGraphics

// A screen that is shown again sets the same titles in the same fonts, and each label measures its text before it lays it out:
// setting type is most of what such a label costs.
extension TextLayout {
    /// All that a layout depends on, for texts that are alike all over and have attributes that never change.
    struct Key: Hashable {
        private let text: String
        private let attributes: [NSAttributedString.Key: AnyHashable]
        private let settings: Settings

        /// Nil for a text of several parts, and for one with an attribute that may be changed after it has been laid out.
        init?(_ text: StyledText, _ settings: Settings) {
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
            default: nil
            }
        }
    }

    /// The layout of a text, made anew only if it is not among those that were asked for last.
    static func kept(_ text: StyledText, _ settings: Settings) -> TextLayout {
        guard let key = Key(text, settings) else { return TextLayout(text, settings) }
        return TextEngine.shared.withLock { _ in
            TextEngine.shared.layouts.layout(for: key) { TextLayout(text, settings) }
        }
    }
}

/// The layouts that were asked for last.
struct KeptLayouts {
    private var young: [TextLayout.Key: TextLayout] = [:]
    private var old: [TextLayout.Key: TextLayout] = [:]

    /// Decided: more short texts than two screens show at a time.
    private static let limit = 128

    mutating func layout(for key: TextLayout.Key, make: () -> TextLayout) -> TextLayout {
        if let layout = young[key] { return layout }
        let layout = old[key] ?? make()
        // Who was not asked for while as many others came is forgotten.
        if young.count >= KeptLayouts.limit { (old, young) = (young, [:]) }
        young[key] = layout
        return layout
    }

    /// Forgets all: a font has come that some of them would be set in.
    mutating func removeAll() { (young, old) = ([:], [:]) }
}
