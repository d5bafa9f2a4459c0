extension UIImage {
    /// The system's icon for closing a screen: a cross in a gray circle of 30 points, whatever the tint.
    package static var closeSign: UIImage? {
        let look = SymbolConfiguration(pointSize: 26, weight: .semibold)
            .applying(SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill]))
        return UIImage(systemName: "xmark.circle.fill", withConfiguration: look)?.withRenderingMode(.alwaysOriginal)
    }
}
