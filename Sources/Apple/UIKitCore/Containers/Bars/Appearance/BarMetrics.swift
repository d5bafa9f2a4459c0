/// Sizes of bars in points, as iPhone apps have had them since iOS 7 (large titles since iOS 11, low bars of phones held
/// sideways since iOS 8), known from layouts and screenshots by many unless said otherwise.
enum BarMetrics {
    /// A navigation bar's row of title and buttons.
    static let row: CGFloat = 44
    /// … on a tablet since iOS 12; measured by G. Hackworth, as is the toolbar there.
    static let tabletRow: CGFloat = 50
    /// … where the height is compact.
    static let compactRow: CGFloat = 32
    /// What a prompt adds above the row.
    static let prompt: CGFloat = 30
    /// What a large title adds below the row.
    static let largeTitle: CGFloat = 52
    /// The font size of a subtitle in the row, its font size below a large title, and what that adds to the bar. By eye, from Apple's
    /// pictures of iOS 26.
    static let subtitle: (row: CGFloat, large: CGFloat, room: CGFloat) = (12, 15, 20)
    /// What a search bar adds below that.
    static let search: CGFloat = 52
    /// A toolbar in regular and in compact height; on a tablet it is as high as the navigation bar.
    static let toolbar: (regular: CGFloat, compact: CGFloat) = (44, 32)
    /// How wide a search bar in the row of title and buttons is, with its margins, and how wide while something is searched
    /// for. By eye.
    static let inlineSearch: (idle: CGFloat, active: CGFloat) = (256, 376)
    /// How wide each scope of such a search bar is at least. By eye.
    static let inlineScope: CGFloat = 120
    /// A tab bar in regular and in compact height.
    static let tabBar: (regular: CGFloat, compact: CGFloat) = (49, 32)
    /// A tab bar on a tablet since iOS 12: with a home button 50 points high; above a home indicator 45, which makes 65 with its 20.
    /// Published measurements (QMUI's issue 633, and the figures of that library).
    static let tabletTabBar: (alone: CGFloat, aboveIndicator: CGFloat) = (50, 45)
    /// How much of a large title is left when nothing of its letters is seen any more and the small one appears: what is
    /// below a 34-point line in 52 points. Derived.
    static let largeTitleRest: CGFloat = 8
    /// How much a large title grows with each point that the content is pulled down, and how much at most. By eye.
    static let titleGrowth: (perPoint: CGFloat, most: CGFloat) = (0.001, 1.1)

    /// The hairline of a bar with a background. The system's shadow is black with three tenths of alpha; here it is the
    /// color of separators, which knows dark mode.
    @MainActor static var shadowColor: UIColor { .separator }
}
