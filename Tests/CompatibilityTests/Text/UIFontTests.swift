import Testing
import UIKit

@Suite(.statesOutcome) struct UIFontTests {
    @Test func `text styles have iOS's sizes`() {
        let sizes: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in sizes { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size) }
    }

    @Test(arguments: [
        "ZapfDingbatsITC", "Chalkduster", "Noteworthy-Light", "SnellRoundhand", "Copperplate", "Rockwell-Bold",
    ])
    func `a font that every iPhone has is there under its name`(_ name: String) {
        #expect(UIFont(name: name, size: 20)?.pointSize == 20)
    }

    @Test func `text styles follow the user's text size`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: small).pointSize == 14)
        #expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: large) == 106)
        #expect(UIFontMetrics.default.scaledValue(for: 34) == 34)
    }

    @Test func `metrics are proportional to the size`() {
        let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 19))
        #expect(abs(large.ascender / small.ascender - 1.9) < 1e-6)
        #expect(small.descender < 0 && small.capHeight < small.ascender && small.xHeight < small.capHeight)
        #expect(abs(small.lineHeight - (small.ascender - small.descender)) < 1e-9)
        // Inter's own figures: 0.96875 and 0.2412 of the size, capitals 0.727.
        #expect(abs(small.ascender - 9.6875) < 0.01 && abs(small.capHeight - 7.27) < 0.02)
    }

    @Test func `descriptors change traits and size`() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.pointSize == 17)
        #expect(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
        #expect(font.fontName == "Inter-BoldItalic")
    }

    @Test func `families and their faces are listed in order`() {
        #expect(UIFont.familyNames.contains("Inter"))
        #expect(UIFont.familyNames == UIFont.familyNames.sorted())
        #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Regular"))
    }

    @Test func `fonts of the same face and size are equal`() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.preferredFont(forTextStyle: .body))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    }
}
