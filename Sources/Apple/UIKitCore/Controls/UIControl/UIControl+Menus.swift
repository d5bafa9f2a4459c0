import CoreGraphics

extension UIControl {
    func setMenuInteraction(_ isOn: Bool) {
        guard isOn != (menuInteraction != nil) else { return }
        if let old = menuInteraction {
            menuInteraction = nil
            removeInteraction(old)
        } else {
            let made = UIContextMenuInteraction(delegate: self)
            menuInteraction = made
            addInteraction(made)
        }
    }

    /// Opens the menu for a finger that has come down, if that is what it does.
    func openMenuAtOnce(_ touch: UITouch) -> Bool {
        guard showsMenuAsPrimaryAction, let menuInteraction else { return false }
        return menuInteraction.open(at: touch.location(in: self))
    }
}

extension UIControl: MenuSource {
    /// The point at which the control's class wants the menu, if it says so.
    final func ownMenuPoint(for configuration: UIContextMenuConfiguration) -> CGPoint? {
        let point = menuAttachmentPoint(for: configuration)
        return point == CGPoint(x: bounds.midX, y: bounds.maxY) ? nil : point
    }

    final func chose(_ leaf: any UIMenuLeaf) { (self as? UIButton)?.showChoice(leaf) }
}
