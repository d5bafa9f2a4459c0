extension UISplitViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        /// The legacy kind: two controllers, set as `viewControllers`.
        case unspecified = 0
        /// Primary and secondary.
        case doubleColumn = 1
        /// Primary, supplementary and secondary.
        case tripleColumn = 2
    }

    /// A column, from the primary edge.
    public enum Column: Int, Sendable {
        /// The outermost column: a list of areas, as a rule.
        case primary = 0
        /// Between the others; only in three columns.
        case supplementary = 1
        /// The column with the content itself.
        case secondary = 2
        /// The column that replaces all others in compact width.
        case compact = 3
    }

    /// The visible columns and their layout.
    public enum DisplayMode: Int, Sendable {
        /// The system selects the mode.
        case automatic = 0
        /// Only the secondary column.
        case secondaryOnly = 1
        /// One column beside the secondary one.
        case oneBesideSecondary = 2
        /// One column over the dimmed secondary one.
        case oneOverSecondary = 3
        /// Two columns beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns over the dimmed secondary one.
        case twoOverSecondary = 5
        /// Two columns which move the secondary one aside.
        case twoDisplaceSecondary = 6

        /// The earlier name of `secondaryOnly`.
        @available(*, deprecated, renamed: "secondaryOnly")
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The earlier name of `oneBesideSecondary`.
        @available(*, deprecated, renamed: "oneBesideSecondary")
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The earlier name of `oneOverSecondary`.
        @available(*, deprecated, renamed: "oneOverSecondary")
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// The effect of other columns on the secondary one.
    public enum SplitBehavior: Int, Sendable {
        /// Depends on the width.
        case automatic = 0
        /// The columns divide the width.
        case tile = 1
        /// The columns overlap the secondary one.
        case overlay = 2
        /// The columns displace the secondary one.
        case displace = 3
    }

    /// The edge of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// The leading edge.
        case leading = 0
        /// The trailing edge.
        case trailing = 1
    }

    /// The appearance of the primary column.
    public enum BackgroundStyle: Int, Sendable {
        /// No particular background.
        case none = 0
        /// The background of a sidebar. Equals `none` here.
        case sidebar = 1
    }

    /// The visibility of the button that shows and hides columns.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Visible if `presentsWithGesture` is `true`.
        case automatic = 0
        /// Never visible.
        case never = 1
        /// Always visible, in the bar of the first visible column.
        case always = 2
    }
}

extension UISplitViewController.DisplayMode {
    /// How many columns are seen besides the secondary one.
    var extraColumns: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// The behavior that the mode belongs to; `nil` where all have it.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }

    /// Whether the extra columns lie over the dimmed secondary one.
    var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}

extension UISplitViewController.SplitBehavior {
    /// The mode with so many columns besides the secondary one.
    func mode(extraColumns: Int) -> UISplitViewController.DisplayMode {
        switch (extraColumns, self) {
        case (0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }
}
