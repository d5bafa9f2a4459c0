/// The actions of the edit menu and of the keys that stand for them.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Puts what is selected on the pasteboard and takes it out.
    func cut(_ sender: Any?)
    /// Puts what is selected on the pasteboard.
    func copy(_ sender: Any?)
    /// Puts what is on the pasteboard in.
    func paste(_ sender: Any?)
    /// Selects what is at the insertion point.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Takes out what is selected.
    func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
