import CoreGraphics

/// The colors of the keyboard, as on screen shots of phones.
@MainActor enum KeyboardLook {
    static let background = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1)
            : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
    }
    static let key = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : UIColor.white
    }
    static let specialKey = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.74, alpha: 1)
    }
    static let edge = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.06, alpha: 1) : UIColor(white: 0.53, alpha: 1)
    }
    static let ink = UIColor { traits in traits.userInterfaceStyle == .dark ? UIColor.white : UIColor.black }

    static let cornerRadius: CGFloat = 5
    /// Between keys, and from the first one to the screen's edge.
    static let gap: CGFloat = 6
    static let margin: CGFloat = 3
    /// Between rows of keys of 42 points on a phone in portrait; in proportion on others.
    static let rowGap: CGFloat = 12.0 / 54
}
