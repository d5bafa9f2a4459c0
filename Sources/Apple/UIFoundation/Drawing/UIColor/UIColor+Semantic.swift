// The values are those of Apple's Human Interface Guidelines ("Specifications", iOS 13 to 18), light, dark, and dark on an
// elevated surface.
extension UIColor {
    enum Semantic {
        static let label = adaptive(hex(0x000000), dark: hex(0xFFFFFF))
        static let secondaryLabel = adaptive(hex(0x3C3C43, alpha: 0.6), dark: hex(0xEBEBF5, alpha: 0.6))
        static let tertiaryLabel = adaptive(hex(0x3C3C43, alpha: 0.3), dark: hex(0xEBEBF5, alpha: 0.3))
        static let quaternaryLabel = adaptive(hex(0x3C3C43, alpha: 0.18), dark: hex(0xEBEBF5, alpha: 0.16))
        static let placeholderText = adaptive(hex(0x3C3C43, alpha: 0.3), dark: hex(0xEBEBF5, alpha: 0.3))
        static let link = adaptive(hex(0x007AFF), dark: hex(0x0984FF))
        static let separator = adaptive(hex(0x3C3C43, alpha: 0.29), dark: hex(0x545458, alpha: 0.6))
        static let opaqueSeparator = adaptive(hex(0xC6C6C8), dark: hex(0x38383A))
        static let systemFill = adaptive(hex(0x787880, alpha: 0.2), dark: hex(0x787880, alpha: 0.36))
        static let secondarySystemFill = adaptive(hex(0x787880, alpha: 0.16), dark: hex(0x787880, alpha: 0.32))
        static let tertiarySystemFill = adaptive(hex(0x767680, alpha: 0.12), dark: hex(0x767680, alpha: 0.24))
        static let quaternarySystemFill = adaptive(hex(0x747480, alpha: 0.08), dark: hex(0x767680, alpha: 0.18))
        static let systemBackground = adaptive(hex(0xFFFFFF), dark: hex(0x000000), elevated: hex(0x1C1C1E))
        static let secondarySystemBackground = adaptive(hex(0xF2F2F7), dark: hex(0x1C1C1E), elevated: hex(0x2C2C2E))
        static let tertiarySystemBackground = adaptive(hex(0xFFFFFF), dark: hex(0x2C2C2E), elevated: hex(0x3A3A3C))
        static let systemGroupedBackground = adaptive(hex(0xF2F2F7), dark: hex(0x000000), elevated: hex(0x1C1C1E))
        static let secondarySystemGroupedBackground = adaptive(
            hex(0xFFFFFF), dark: hex(0x1C1C1E), elevated: hex(0x2C2C2E))
        static let tertiarySystemGroupedBackground = adaptive(
            hex(0xF2F2F7), dark: hex(0x2C2C2E), elevated: hex(0x3A3A3C))
        static let lightText = UIColor(white: 1, alpha: 0.6)
    }
}
