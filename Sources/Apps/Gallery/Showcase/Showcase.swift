import UIKit

/// Something to see: a row of the gallery, and the page behind it.
@MainActor public struct Showcase {
    /// The title.
    public let title: String
    /// One line on what to look at.
    public let summary: String
    /// The transitions of the catalogue that it shows; empty for what is UIKit's own.
    public let transitions: [String]
    /// The actions of its page, with a button each.
    public let actions: [Action]
    /// The code of the first action; `nil` if it is not a single line.
    public let code: String?
    let glyph: Glyph
    let landscape: Int
    /// Returns the delegate of the image's context menu, if it has one.
    let pictureMenu: ((ShowcaseViewController) -> any UIContextMenuInteractionDelegate)?

    /// A button on a showcase's page.
    @MainActor public struct Action {
        /// The title of the button.
        public let title: String
        /// Opens the screen. It is given the page, and the button that was tapped.
        let run: (ShowcaseViewController, UIView) -> Void
        /// The menu that the button opens in place of a screen.
        let menu: ((ShowcaseViewController) -> UIMenu)?
        /// Whether the button shows what was chosen in its menu.
        let isPopUp: Bool

        init(_ title: String, run: @escaping (ShowcaseViewController, UIView) -> Void) {
            self.title = title
            self.run = run
            menu = nil
            isPopUp = false
        }

        init(_ title: String, isPopUp: Bool = false, menu: @escaping (ShowcaseViewController) -> UIMenu) {
            self.title = title
            run = { _, _ in }
            self.menu = menu
            self.isPopUp = isPopUp
        }
    }

    /// - Parameter landscape: Which of the places its page and the screen beyond show.
    init(
        _ title: String, _ summary: String, glyph: Glyph, landscape: Int, transitions: [String] = [],
        code: String? = nil, actions: [Action],
        pictureMenu: ((ShowcaseViewController) -> any UIContextMenuInteractionDelegate)? = nil
    ) {
        self.title = title
        self.summary = summary
        self.glyph = glyph
        self.landscape = landscape
        self.pictureMenu = pictureMenu
        self.transitions = transitions
        self.code = code
        self.actions = actions
    }
}

/// Showcases that belong together: a section of the gallery.
@MainActor public struct ShowcaseGroup {
    /// Its header.
    public let title: String
    /// The text below it.
    public let footer: String?
    /// Its rows.
    public let showcases: [Showcase]
    /// The color of its symbols.
    let color: UIColor
}

extension ShowcaseGroup {
    /// The whole gallery.
    public static let all: [ShowcaseGroup] = [system] + ready + [shared, presentations, tabs, containers]
}
