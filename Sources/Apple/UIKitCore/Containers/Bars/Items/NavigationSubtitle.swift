import Foundation

/// The content below a title of a navigation bar.
enum NavigationSubtitle {
    case view(UIView)
    case attributed(NSAttributedString)
    case plain(String)
}

extension UINavigationItem {
    /// The content below the title; `nil` if there is none.
    ///
    /// - Parameter isLarge: Whether the title is large. The properties for large titles then precede the others.
    final func subtitleContent(isLarge: Bool) -> NavigationSubtitle? {
        let large = isLarge ? content(largeSubtitleView, largeAttributedSubtitle, largeSubtitle) : nil
        return large ?? content(subtitleView, attributedSubtitle, subtitle)
    }

    private func content(_ view: UIView?, _ attributed: NSAttributedString?, _ text: String?) -> NavigationSubtitle? {
        if let view { return .view(view) }
        if let attributed, attributed.length > 0 { return .attributed(attributed) }
        return text.flatMap { $0.isEmpty ? nil : .plain($0) }
    }

    /// Whether there is anything below a large title.
    final var hasSubtitle: Bool { subtitleContent(isLarge: true) != nil }
}

extension UILabel {
    /// Shows the text of a subtitle in the label. A view has no effect.
    func show(
        _ subtitle: NavigationSubtitle, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor
    ) {
        switch subtitle {
        case .view: break
        case .plain(let text): show(text, attributes, font: font, color: color)
        case .attributed(let text):
            let base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
            let shown = NSMutableAttributedString(string: text.string, attributes: base.merging(attributes) { $1 })
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
                shown.addAttributes(own, range: range)
            }
            attributedText = shown
        }
    }
}
