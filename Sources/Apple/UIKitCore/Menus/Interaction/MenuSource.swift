import CoreGraphics

/// A view whose menu is shown alone and beside it, as a control's is, instead of a picture of the view.
@MainActor protocol MenuSource: UIView {
    /// The point at which the view wants the menu; `nil` for beside itself.
    func ownMenuPoint(for configuration: UIContextMenuConfiguration) -> CGPoint?
    /// Hears which of the menu's elements was chosen.
    func chose(_ leaf: any UIMenuLeaf)
}
