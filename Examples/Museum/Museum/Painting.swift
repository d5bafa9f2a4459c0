import Foundation

/// What hangs on the wall: an image set, and a title in the user's language.
struct Painting {
    let imageName: String

    var title: String { NSLocalizedString(imageName, comment: "A painting's title") }

    static let all = ["Harbour", "Mountain", "Meadow"].map(Painting.init)
}
