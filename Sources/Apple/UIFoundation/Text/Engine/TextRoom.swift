/// What text is set into where that is more than a width: an end below, parts that are kept clear, distances by somebody's
/// word.
package struct TextRoom {
    /// A part of the layout's width.
    package struct Stretch {
        package var x: CGFloat
        package var width: CGFloat
    }

    /// Where lines have to end; infinite for any place.
    package var height = CGFloat.infinity
    /// The parts of the width that a line of a height has at a place from above, for the text from a character on; `nil` has it all.
    package var stretches: ((_ top: CGFloat, _ height: CGFloat, _ character: Int) -> [Stretch])?
    /// The distance below a line that ends with a character, in place of the style's; `nil` for the style's.
    package var lineSpacing: ((_ character: Int, _ line: CGRect) -> CGFloat?)?
    /// The distance above a paragraph that begins with a character.
    var spacingBefore: ((_ character: Int, _ line: CGRect) -> CGFloat?)?
    /// The distance below a paragraph that ends with a character.
    var spacingAfter: ((_ character: Int, _ line: CGRect) -> CGFloat?)?

    /// Whether a rectangle of the width alone says as much.
    var isPlain: Bool {
        height == .infinity && stretches == nil && lineSpacing == nil && spacingBefore == nil && spacingAfter == nil
    }
}
