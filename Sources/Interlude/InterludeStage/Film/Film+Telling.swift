import Foundation

extension Film {
    /// Which of the first frames tells the film apart from others: one that is least like the first of them and the last, and
    /// that has something to see. A card that turns is all edge in the middle of its way, and the screen behind it black.
    ///
    /// - Parameter span: How many frames to look at.
    package func tellingFrame(among span: Int) -> Int {
        let pictures = frames.prefix(span).map(\.picture)
        guard let first = pictures.first, let last = pictures.last else { return 0 }
        let scores = pictures.map { picture in
            let distance = min(picture.sumOfDifferences(from: first), picture.sumOfDifferences(from: last))
            // The detail counts twice: a rotating card loses a third of its width, not half.
            return Double(distance) * Double(picture.detail) * Double(picture.detail)
        }
        return scores.indices.max { scores[$0] < scores[$1] } ?? 0
    }
}
