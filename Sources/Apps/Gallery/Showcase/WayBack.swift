import Interlude

/// The back gesture of a screen, and the hint about it.
enum WayBack: Sendable {
    case edgePan
    case oppositeEdgePan
    case horizontalPan
    case pullDown
    case pullUp
    case dragSheet
    case tapBeside

    /// Creates it from a transition's back gesture; `nil` for none.
    init?(_ gesture: BackGesture) {
        switch gesture {
        case .edgePan: self = .edgePan
        case .oppositeEdgePan: self = .oppositeEdgePan
        case .horizontalPan: self = .horizontalPan
        case .pan(towards: .bottom), .freePan: self = .pullDown
        case .pan(towards: .top): self = .pullUp
        case .none: return nil
        }
    }

    /// Returns the hint. Edges are named as they are on the screen.
    func hint(isMirrored: Bool) -> String {
        let (leading, trailing) = isMirrored ? ("right", "left") : ("left", "right")
        switch self {
        case .edgePan: return "Drag from the \(leading) edge to go back"
        case .oppositeEdgePan: return "Drag from the \(trailing) edge to go back"
        case .horizontalPan: return "Drag sideways anywhere to go back"
        case .pullDown: return "Pull down to go back"
        case .pullUp: return "Push up to go back"
        case .dragSheet: return "Drag the sheet up and down"
        case .tapBeside: return "Tap beside the card to close it"
        }
    }
}
