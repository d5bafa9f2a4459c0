import UIKit

/// The drawings of the ready-made transitions, by name.
@MainActor package enum GlyphDrawings {
    typealias Drawing = @MainActor @Sendable (GlyphPen) -> Void

    /// Whether there is a drawing of a transition.
    package static func hasDrawing(of name: String) -> Bool { drawing(of: name) != nil }

    /// The drawing of a transition; `nil` for one that is not known.
    static func drawing(of name: String) -> Drawing? {
        [movement, space, pieces, masks, filters, shaders, platforms, classics].lazy.compactMap { $0[name] }.first
    }
}
