import UIKit

/// The inspector's colors: a dark bar that keeps behind the device beside it.
@MainActor enum Palette {
    static let background = UIColor(red: 0.102, green: 0.106, blue: 0.118, alpha: 1)
    static let raised = UIColor(red: 0.157, green: 0.165, blue: 0.184, alpha: 1)
    static let pressed = UIColor(red: 0.235, green: 0.247, blue: 0.275, alpha: 1)
    /// Behind the exploded layers.
    static let stage = UIColor(red: 0.063, green: 0.067, blue: 0.078, alpha: 1)
    /// Behind contents without a background there, so that dark and light ones can be read.
    static let plate = UIColor(white: 0.62, alpha: 0.5)
    static let line = UIColor(white: 1, alpha: 0.08)
    static let text = UIColor(red: 0.91, green: 0.918, blue: 0.933, alpha: 1)
    static let secondaryText = UIColor(red: 0.6, green: 0.62, blue: 0.663, alpha: 1)
    static let faintText = UIColor(red: 0.42, green: 0.439, blue: 0.478, alpha: 1)
    static let accent = UIColor(red: 0.29, green: 0.616, blue: 1, alpha: 1)
    static let playhead = UIColor(red: 1, green: 0.42, blue: 0.365, alpha: 1)
    static let good = UIColor(red: 0.31, green: 0.78, blue: 0.471, alpha: 1)
    static let warning = UIColor(red: 1, green: 0.71, blue: 0.29, alpha: 1)

    /// For bars of the time line, by the kind of property: where it is, how big, how it looks, anything else.
    static let motion = UIColor(red: 0.29, green: 0.616, blue: 1, alpha: 1)
    static let size = UIColor(red: 0.706, green: 0.525, blue: 1, alpha: 1)
    static let look = UIColor(red: 0.353, green: 0.788, blue: 0.667, alpha: 1)
    static let other = UIColor(red: 0.941, green: 0.678, blue: 0.314, alpha: 1)
}

extension Palette {
    /// The color of rows of a kind.
    static func color(of kind: TimelineRow.Kind) -> UIColor {
        switch kind {
        case .motion: motion
        case .size: size
        case .look: look
        case .other: other
        }
    }
}
