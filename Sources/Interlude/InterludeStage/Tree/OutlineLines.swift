import UIKit

extension ViewOutline.Node {
    /// The line of a view.
    @MainActor var line: String {
        var words = [className(view), shortText(frame)]
        if let controller = view.owner { words.append("of \(className(controller))") }
        words += view.shownWords
        if view.isHidden { words.append("hidden") }
        if view.alpha != 1 { words.append("alpha \(shortNumber(view.alpha))") }
        if !view.transform.isIdentity { words.append("transform \(shortText(view.transform))") }
        if (view as? UIControl)?.isEnabled == false || !view.isUserInteractionEnabled && view is UIControl {
            words.append("disabled")
        }
        if view.mask != nil { words.append("masked") }
        return words.joined(separator: " ")
    }

    /// In the coordinates of the view in the line above. A frame is undefined under a transform: then it is the frame that
    /// the view has without one.
    @MainActor private var frame: CGRect {
        let (layer, size) = (view.layer, view.bounds.size)
        let own = CGRect(
            x: view.center.x - size.width * layer.anchorPoint.x, y: view.center.y - size.height * layer.anchorPoint.y,
            width: size.width, height: size.height)
        guard let superview = view.superview, let parent, parent !== superview else { return own }
        return superview.convert(own, to: parent)
    }
}

extension UIView {
    /// The controller whose view it is.
    var owner: UIViewController? {
        guard let controller = next as? UIViewController, controller.viewIfLoaded === self else { return nil }
        return controller
    }

    /// The visible text, or the value.
    fileprivate var shownWords: [String] {
        switch self {
        case let label as UILabel: quoted(label.text)
        case let button as UIButton: quoted(button.currentTitle) + (button.isSelected ? ["selected"] : [])
        case let field as UITextField: field.hasText ? quoted(field.text) : quoted(field.placeholder) + ["empty"]
        case let text as UITextView: quoted(text.text)
        case let toggle as UISwitch: [toggle.isOn ? "on" : "off"]
        case let slider as UISlider: ["at \(shortNumber(CGFloat(slider.value)))"]
        case let stepper as UIStepper: ["at \(shortNumber(CGFloat(stepper.value)))"]
        case let bar as UIProgressView: ["at \(shortNumber(CGFloat(bar.progress)))"]
        case let pages as UIPageControl: ["page \(pages.currentPage + 1) of \(pages.numberOfPages)"]
        case let spinner as UIActivityIndicatorView: [spinner.isAnimating ? "spins" : "rests"]
        case let control as UISegmentedControl: control.segmentWords
        case let bar as UINavigationBar: bar.itemWords
        case let bar as UITabBar:
            [listed((bar.items ?? []).map { ($0.title ?? "") + ($0 === bar.selectedItem ? " selected" : "") })]
        case let bar as UIToolbar: [listed((bar.items ?? []).compactMap(\.title))]
        default: []
        }
    }
}

extension UISegmentedControl {
    fileprivate var segmentWords: [String] {
        [
            listed(
                (0..<numberOfSegments).map { index in
                    (titleForSegment(at: index) ?? "") + (index == selectedSegmentIndex ? " selected" : "")
                })
        ]
    }
}

extension UINavigationBar {
    fileprivate var itemWords: [String] {
        guard let item = topItem else { return [] }
        let back = backItem.map { ["back to \($0.backButtonTitle ?? $0.title ?? "")"] } ?? []
        let titles = back + ((item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])).compactMap(\.title)
        return quoted(item.title) + (titles.isEmpty ? [] : [listed(titles)])
    }
}

/// `"Places"`, or nothing.
private func quoted(_ text: String?) -> [String] { text.map { $0.isEmpty ? [] : ["\"\($0)\""] } ?? [] }

/// `[One, Two selected]`.
private func listed(_ words: [String]) -> String { "[\(words.joined(separator: ", "))]" }

extension CALayer {
    /// The line of a layer.
    @MainActor var outlineLine: String {
        var words = [className(self), shortText(frame)]
        if isHidden { words.append("hidden") }
        if opacity != 1 { words.append("opacity \(shortNumber(CGFloat(opacity)))") }
        if !CATransform3DIsIdentity(transform) { words.append("transformed") }
        if mask != nil { words.append("masked") }
        if speed != 1 { words.append("speed \(shortNumber(CGFloat(speed)))") }
        words += animationWords
        return words.joined(separator: " ")
    }

    private var animationWords: [String] {
        guard let keys = animationKeys(), !keys.isEmpty else { return [] }
        let shown = presentation().map { "now \(shortText($0.frame)) opacity \(shortNumber(CGFloat($0.opacity)))" }
        return ["animated [\(keys.joined(separator: ", "))]"] + (shown.map { [$0] } ?? [])
    }
}

extension UIViewController {
    /// The line of a controller.
    var outlineLine: String {
        var words = [className(self)]
        if let title, !title.isEmpty { words.append("\"\(title)\"") }
        if presentingViewController?.presentedViewController === self { words.append("presented") }
        if !isViewLoaded { words.append("not loaded") } else if view.window == nil { words.append("off screen") }
        return words.joined(separator: " ")
    }

    var outlineChildren: [UIViewController] {
        guard let presented = presentedViewController, presented.presentingViewController === self else {
            return children
        }
        return children + [presented]
    }
}

extension AccessibilityTree.Node {
    /// `button selected "Buy" value "3" hint "Pays at once" (buy)`.
    var words: String {
        var words = traits.words
        words += quoted(label)
        if let value, !value.isEmpty { words.append("value \"\(value)\"") }
        if let hint, !hint.isEmpty { words.append("hint \"\(hint)\"") }
        if let identifier { words.append("(\(identifier))") }
        return words.joined(separator: " ")
    }
}

extension UIAccessibilityTraits {
    /// As they are read, in the order of UIKit's list.
    fileprivate var words: [String] {
        let names: [(UIAccessibilityTraits, String)] = [
            (.header, "heading"), (.button, "button"), (.link, "link"), (.image, "image"),
            (.searchField, "search field"),
            (.staticText, "text"), (.adjustable, "adjustable"), (.keyboardKey, "key"), (.tabBar, "tab bar"),
            (.summaryElement, "summary"), (.updatesFrequently, "updates"), (.selected, "selected"),
            (.notEnabled, "dimmed"),
        ]
        let known = names.filter { contains($0.0) }.map(\.1)
        return known.isEmpty ? ["element"] : known
    }
}

private func shortText(_ transform: CGAffineTransform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(shortNumber)
    return "[\(parts.joined(separator: ", "))]"
}
