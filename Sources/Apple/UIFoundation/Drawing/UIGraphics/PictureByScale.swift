/// A picture that is drawn in the screen's pixels when it is needed first, and kept: one for each scale, since hosts with different
/// screens may be in one process.
@MainActor
package struct PictureByScale<Picture: AnyObject> {
    private var pictures: [CGFloat: Picture] = [:]
    private let draw: @MainActor () -> Picture

    package init(_ draw: @escaping @MainActor () -> Picture) { self.draw = draw }

    /// The picture of the scale that is drawn at now.
    package var current: Picture {
        mutating get {
            let scale = DrawingScale.current
            if let picture = pictures[scale] { return picture }
            let picture = draw()
            pictures[scale] = picture
            return picture
        }
    }

    /// Whether a picture is this one, of whatever scale.
    package func contains(_ picture: Picture) -> Bool { pictures.values.contains { $0 === picture } }
}
