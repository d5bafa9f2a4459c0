import QuartzCore

extension UIButton {
    /// What a button shows in one state; what is nil is as in the normal state.
    struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbol: UIImage.SymbolConfiguration?
    }

    /// Whether the button takes its colour from the tint.
    var isSystemLike: Bool { buttonType != .custom }

    final func set<Value>(_ value: Value?, _ path: WritableKeyPath<Content, Value?>, _ state: UIControl.State) {
        contents[state.rawValue, default: Content()][keyPath: path] = value
        refresh()
        contentDidChange()
    }

    final func value<Value>(_ path: KeyPath<Content, Value?>, _ state: UIControl.State) -> Value? {
        if let own = contents[state.rawValue]?[keyPath: path] { return own }
        return contents[0]?[keyPath: path]
    }
}
