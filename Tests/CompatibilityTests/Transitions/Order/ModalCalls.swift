import UIKit

/// The written-down calls of presentations and dismissals in one family of styles, by the transition's course.
@MainActor
struct ModalCalls {
    var present: [Course: CallList]
    var dismiss: [Course: CallList]

    /// The calls in a style.
    static func of(_ style: ModalStyle) -> ModalCalls {
        switch style.style {
        case .fullScreen, .currentContext: fullScreen
        case .custom: style.removes ? customRemoving : custom
        case .overFullScreen, .overCurrentContext: over
        default: sheet
        }
    }
}

/// A style, and whether a presentation controller of the app's own removes the presenter's view in it.
struct ModalStyle: Sendable, CustomStringConvertible {
    var style: UIModalPresentationStyle
    var removes = false

    /// The same on both systems, which print a style differently.
    var name: String { "style \(style.rawValue)\(removes ? " that removes the presenter's view" : "")" }

    var description: String { "\(style)\(removes ? " that removes the presenter's view" : "")" }

    /// Where the style is itself: popovers need room.
    var device: Device { style == .popover ? .iPad10 : .iPhone15 }

    /// All styles.
    static let all: [ModalStyle] =
        [
            ModalStyle(style: .fullScreen), ModalStyle(style: .currentContext), ModalStyle(style: .custom),
            ModalStyle(style: .custom, removes: true), ModalStyle(style: .overFullScreen),
            ModalStyle(style: .overCurrentContext), ModalStyle(style: .pageSheet), ModalStyle(style: .formSheet),
            ModalStyle(style: .automatic),
        ] + popovers

    #if os(Linux)
    private static let popovers = [ModalStyle(style: .popover)]
    #else
    private static let popovers: [ModalStyle] = []
    #endif
}
