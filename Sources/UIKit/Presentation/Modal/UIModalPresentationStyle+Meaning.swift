/// What the styles mean for the machine.
extension UIModalPresentationStyle {
    /// `.automatic` and `.none` resolve to a page sheet, as from iOS 13 to 17 (documented).
    package var resolved: UIModalPresentationStyle {
        self == .automatic || self == .none ? .pageSheet : self
    }

    /// Whether the presentation takes the place of a context controller rather than the whole window.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether the presenter's view leaves the window.
    var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the system makes a sheet of it.
    var isSheet: Bool { self == .pageSheet || self == .formSheet }

    /// Whether the delegate is asked about compact width.
    var adapts: Bool { isSheet || self == .popover }

    /// What the style becomes in compact width by itself; `.none` for no change.
    var compactStyle: UIModalPresentationStyle { self == .popover ? .pageSheet : .none }
}
