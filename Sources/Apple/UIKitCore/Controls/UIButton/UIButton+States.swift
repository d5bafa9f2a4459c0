import QuartzCore

extension UIButton {
    /// What a button shows in one state; what is `nil` is as in the normal state.
    struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbol: UIImage.SymbolConfiguration?
    }

    /// Whether the button takes its color from the tint.
    var isSystemLike: Bool { buttonType != .custom }

    final func set<Value: Equatable>(
        _ value: Value?, _ path: WritableKeyPath<Content, Value?>, _ state: UIControl.State
    ) {
        guard contents[state.rawValue]?[keyPath: path] != value else { return }
        contents[state.rawValue, default: Content()][keyPath: path] = value
        refresh()
        contentDidChange()
    }

    final func value<Value>(_ path: KeyPath<Content, Value?>, _ state: UIControl.State) -> Value? {
        if let own = contents[state.rawValue]?[keyPath: path] { return own }
        return contents[0]?[keyPath: path]
    }

    /// What a configuration is given later is shown in place of what was set for the normal state before.
    final func forgetStates(replacedIn new: Configuration?, from old: Configuration?) {
        guard let new, let old, var normal = contents[0] else { return }
        if new.title != old.title || new.attributedTitle != old.attributedTitle {
            normal.title = nil
            normal.attributedTitle = nil
        }
        if new.image !== old.image { normal.image = nil }
        contents[0] = normal
    }
}

@MainActor extension UIButton.Configuration {
    /// The configuration with the title and the image that the button has for its state, where it has any.
    func withContent(of button: UIButton) -> UIButton.Configuration {
        var result = self
        if let title = button.currentAttributedTitle {
            result.attributedTitle = AttributedString(title)
        } else if let title = button.currentTitle {
            result.title = title
            result.attributedTitle = nil
        }
        if let image = button.currentImage { result.image = image }
        return result
    }
}
