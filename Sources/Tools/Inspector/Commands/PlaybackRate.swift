/// How fast media time goes.
package enum PlaybackRate: Double, CaseIterable, Sendable {
    case full = 1
    case half = 0.5
    case fifth = 0.2
    case tenth = 0.1

    /// What is on its button.
    package var label: String {
        switch self {
        case .full: "1"
        case .half: "½"
        case .fifth: "⅕"
        case .tenth: "⅒"
        }
    }

    /// What is in the help.
    package var title: String {
        switch self {
        case .full: "Full speed"
        case .half: "Half speed"
        case .fifth: "A fifth of the speed"
        case .tenth: "A tenth of the speed"
        }
    }
}
