import Foundation

/// What the styles mean for the machine.
extension UIModalPresentationStyle {
    /// `.automatic` and `.none` resolve to a page sheet, as from iOS 13 to 17 (documented), and to the full screen in an app
    /// that was built before.
    package var resolved: UIModalPresentationStyle {
        self == .automatic || self == .none ? UIModalPresentationStyle.automaticStyle : self
    }

    private static let automaticStyle = automaticStyle(of: Bundle.main.infoDictionary ?? [:])

    /// What `.automatic` is in an app.
    ///
    /// - Parameter entries: Those of its `Info.plist`; `DTXcode` says which Xcode has built it. Number 11 brought iOS 13.
    package static func automaticStyle(of entries: [String: Any]) -> UIModalPresentationStyle {
        BuildingXcode.isOlder(BuildingXcode.number(of: entries), than: 11) ? .fullScreen : .pageSheet
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
