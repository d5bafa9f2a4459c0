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
    }

    public func setTitle(_ title: String?, for state: UIControl.State) { set(title, \.title, state) }
    public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        set(title, \.attributedTitle, state)
    }
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) { set(color, \.titleColor, state) }
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        set(color, \.titleShadowColor, state)
    }
    public func setImage(_ image: UIImage?, for state: UIControl.State) { set(image, \.image, state) }
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        set(image, \.backgroundImage, state)
    }

    public func title(for state: UIControl.State) -> String? { value(\.title, state) }
    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? { value(\.attributedTitle, state) }
    public func titleShadowColor(for state: UIControl.State) -> UIColor? { value(\.titleShadowColor, state) }
    public func image(for state: UIControl.State) -> UIImage? { value(\.image, state) }
    public func backgroundImage(for state: UIControl.State) -> UIImage? { value(\.backgroundImage, state) }

    /// The colour set for the state, or the button's own: the tint for system buttons, grey when those are off, else white.
    public func titleColor(for state: UIControl.State) -> UIColor? {
        if let own = contents[state.rawValue]?.titleColor { return own }
        if isSystemLike && state.contains(.disabled) && contents[0]?.titleColor == nil { return .tertiaryLabel }
        return contents[0]?.titleColor ?? (isSystemLike ? tintColor : .white)
    }

    /// Whether the button takes its colour from the tint.
    var isSystemLike: Bool { buttonType != .custom }

    private func set<Value>(_ value: Value?, _ path: WritableKeyPath<Content, Value?>, _ state: UIControl.State) {
        contents[state.rawValue, default: Content()][keyPath: path] = value
        refresh()
        contentDidChange()
    }

    private func value<Value>(_ path: KeyPath<Content, Value?>, _ state: UIControl.State) -> Value? {
        if let own = contents[state.rawValue]?[keyPath: path] { return own }
        return contents[0]?[keyPath: path]
    }
}
