import QuartzCore

/// The commands that the system suggests for edit menus.
@MainActor enum EditCommands {
    /// Who is asked first what can be done: the first responder where it is in the view or around it, else the view.
    static func firstToAsk(in view: UIView) -> UIResponder {
        guard let first = FirstResponder.current else { return view }
        let isNear = sequence(first: view as UIResponder, next: \.next).contains { $0 === first }
        return isNear || FirstResponder.isInside(view) ? first : view
    }

    /// The standard edit actions that `responder` or one after it can perform, as a section.
    static func suggested(for responder: UIResponder) -> [UIMenuElement] {
        let commands = EditAction.menuOrder.filter { responder.canReach($0.selector) }
            .map { UICommand(title: $0.title, action: $0.selector) }
        guard !commands.isEmpty else { return [] }
        return [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
    }
}

extension UIResponder {
    /// Whether somebody in the chain can perform an action.
    final func canReach(_ action: Selector) -> Bool { target(forAction: action, withSender: nil) != nil }
}

extension EditAction {
    /// In the order of iOS's menu. Deletion is offered to those who ask for it in a menu of their own.
    static let menuOrder: [EditAction] = [.cut, .copy, .paste, .select, .selectAll]

    @MainActor var selector: Selector {
        switch self {
        case .cut: Selector(UIResponder.cut(_:), named: rawValue)
        case .copy: Selector(UIResponder.copy(_:), named: rawValue)
        case .paste: Selector(UIResponder.paste(_:), named: rawValue)
        case .select: Selector(UIResponder.select(_:), named: rawValue)
        case .selectAll: Selector(UIResponder.selectAll(_:), named: rawValue)
        case .delete: Selector(UIResponder.delete(_:), named: rawValue)
        }
    }

    var title: String {
        switch self {
        case .cut: "Cut"
        case .copy: "Copy"
        case .paste: "Paste"
        case .select: "Select"
        case .selectAll: "Select All"
        case .delete: "Delete"
        }
    }
}
