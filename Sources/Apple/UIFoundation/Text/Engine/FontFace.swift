import CPango

/// What identifies a face apart from its size: the value behind `UIFont`.
@usableFromInline package struct FontFace: Hashable, Sendable {
    /// The families to try, in order, separated by commas.
    package var families: String
    /// CSS weight, 100 to 1000.
    package var weight: Int
    /// Whether the slanted face is wanted.
    package var isItalic = false
    /// Whether all digits get the same advance.
    package var hasMonospacedDigits = false
    /// The width class, as Pango counts it: 4 is normal, smaller is condensed.
    package var stretch = 4
    /// Whether spacing is adjusted to the size, which the system font does.
    package var tracksBySize = false

    package init(families: String, weight: Int, isItalic: Bool = false) {
        self.families = families
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Extra space after each character, in points.
    ///
    /// The curve is the one Inter's author publishes as "dynamic metrics" (rsms.me/inter/dynmetrics): it sets the face at
    /// small sizes wider and at large sizes tighter, which the system face of iOS does likewise.
    package func tracking(at size: CGFloat) -> CGFloat {
        guard tracksBySize else { return 0 }
        return size * (-0.0223 + 0.185 * exp(-0.1745 * size))
    }
}

/// A Pango font description that frees itself.
package final class FontDescription {
    package let pointer: OpaquePointer

    init(_ face: FontFace, size: CGFloat) {
        guard let pointer = pango_font_description_new() else { fatalError("Out of memory") }
        self.pointer = pointer
        pango_font_description_set_family(pointer, face.families)
        pango_font_description_set_weight(pointer, PangoWeight(UInt32(face.weight)))
        pango_font_description_set_style(pointer, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_stretch(pointer, PangoStretch(UInt32(face.stretch)))
        pango_font_description_set_absolute_size(pointer, Double(size) * Double(PANGO_SCALE))
    }

    deinit { pango_font_description_free(pointer) }
}

/// The vertical metrics of a face at one size, in points. Upwards is positive for all but `descender`, which is negative
/// as on iOS.
package struct FontMetrics: Hashable, Sendable {
    package var ascender: CGFloat
    package var descender: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    package var underlinePosition: CGFloat
    package var underlineThickness: CGFloat
    package var strikethroughPosition: CGFloat
    package var strikethroughThickness: CGFloat

    /// The same face at another size: without hinting all metrics are proportional.
    func scaled(by factor: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: ascender * factor, descender: descender * factor, capHeight: capHeight * factor,
            xHeight: xHeight * factor, underlinePosition: underlinePosition * factor,
            underlineThickness: underlineThickness * factor, strikethroughPosition: strikethroughPosition * factor,
            strikethroughThickness: strikethroughThickness * factor)
    }
}
