extension UIColor {
    package enum Fixed {
        package static let black = UIColor(white: 0, alpha: 1)
        package static let darkGray = UIColor(white: 1.0 / 3.0, alpha: 1)
        package static let lightGray = UIColor(white: 2.0 / 3.0, alpha: 1)
        package static let white = UIColor(white: 1, alpha: 1)
        package static let gray = UIColor(white: 0.5, alpha: 1)
        package static let clear = UIColor(white: 0, alpha: 0)
        package static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        package static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        package static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        package static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        package static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        package static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        package static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        package static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        package static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    }
}
