// The values are those of Apple's Human Interface Guidelines ("Specifications", iOS 13 to 18), light and dark.
extension UIColor {
    /// A color with a light and a dark form, written as 0xRRGGBB.
    ///
    /// - Parameter elevated: The dark form on an elevated surface (a sheet), if it differs.
    static func adaptive(_ light: RGBA, dark: RGBA, elevated: RGBA? = nil) -> UIColor {
        let light = UIColor(source: .rgb(light))
        let raised = UIColor(source: .rgb(elevated ?? dark))
        let dark = UIColor(source: .rgb(dark))
        return UIColor { traits in
            guard traits.userInterfaceStyle == .dark else { return light }
            return traits.userInterfaceLevel == .elevated ? raised : dark
        }
    }

    /// Components from 0xRRGGBB.
    package static func hex(_ value: UInt32, alpha: CGFloat = 1) -> RGBA {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
        return RGBA(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }

    package enum System {
        package static let red = adaptive(hex(0xFF3B30), dark: hex(0xFF453A))
        package static let green = adaptive(hex(0x34C759), dark: hex(0x30D158))
        package static let blue = adaptive(hex(0x007AFF), dark: hex(0x0A84FF))
        package static let orange = adaptive(hex(0xFF9500), dark: hex(0xFF9F0A))
        package static let yellow = adaptive(hex(0xFFCC00), dark: hex(0xFFD60A))
        static let pink = adaptive(hex(0xFF2D55), dark: hex(0xFF375F))
        package static let purple = adaptive(hex(0xAF52DE), dark: hex(0xBF5AF2))
        static let teal = adaptive(hex(0x30B0C7), dark: hex(0x40C8E0))
        static let indigo = adaptive(hex(0x5856D6), dark: hex(0x5E5CE6))
        package static let brown = adaptive(hex(0xA2845E), dark: hex(0xAC8E68))
        static let mint = adaptive(hex(0x00C7BE), dark: hex(0x63E6E2))
        package static let cyan = adaptive(hex(0x32ADE6), dark: hex(0x64D2FF))
        package static let gray = adaptive(hex(0x8E8E93), dark: hex(0x8E8E93))
        static let gray2 = adaptive(hex(0xAEAEB2), dark: hex(0x636366))
        static let gray3 = adaptive(hex(0xC7C7CC), dark: hex(0x48484A))
        static let gray4 = adaptive(hex(0xD1D1D6), dark: hex(0x3A3A3C))
        static let gray5 = adaptive(hex(0xE5E5EA), dark: hex(0x2C2C2E))
        static let gray6 = adaptive(hex(0xF2F2F7), dark: hex(0x1C1C1E))
    }
}
