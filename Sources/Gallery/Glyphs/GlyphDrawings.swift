import UIKit

/// What is drawn for each ready-made transition, by its name.
@MainActor enum GlyphDrawings {
    typealias Drawing = @MainActor @Sendable (GlyphPen) -> Void

    /// The drawing of a transition; nil for one that is not known.
    static func drawing(of name: String) -> Drawing? {
        [movement, space, pieces, masks, filters, platforms].lazy.compactMap { $0[name] }.first
    }
}
