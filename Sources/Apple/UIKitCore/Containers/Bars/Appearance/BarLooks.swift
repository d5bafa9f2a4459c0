/// The looks that were set at a bar or an item, by situation. Each is a copy of what was given, and reports its changes.
@MainActor
struct BarLooks<Look: UIBarAppearance> {
    enum Slot {
        case standard
        case compact
        case edge
        case compactEdge
    }

    private var looks: [Slot: Look] = [:]

    subscript(slot: Slot) -> Look? { looks[slot] }

    /// Sets one of them.
    ///
    /// - Parameter changed: Called now, and after every later change of the look.
    mutating func set(_ slot: Slot, to look: Look?, _ changed: @escaping () -> Void) {
        looks[slot]?.onChange = nil
        let own = look?.duplicate() as? Look
        own?.isGiven = true
        own?.onChange = changed
        looks[slot] = own
    }

    /// The standard look, made if nobody has given one.
    mutating func standard(or make: () -> Look, _ changed: @escaping () -> Void) -> Look {
        if let known = looks[.standard] { return known }
        let made = make()
        made.onChange = changed
        looks[.standard] = made
        return made
    }
}

/// The situations in which a bar looks different.
struct BarSituation: Equatable {
    /// Whether the bar is low.
    var isCompact = false
    /// Whether no content is below the bar, because it is scrolled to its edge or there is none that scrolls.
    var isAtEdge = false
}

/// Which look counts in a situation, of those that an item and its bar have been given: each of the item's counts before
/// the bar's of the same name.
@MainActor
struct LookChoice<Look: UIBarAppearance> {
    let look: Look
    /// Whether the background is left out: at the edge, where no look for it was given.
    let isTransparent: Bool

    /// The order is documented: in compact height at the edge first the look for just that counts, then the one for the
    /// edge, then the compact one, then the standard one, these two without a background.
    ///
    /// - Parameter keepsBackground: They keep it, as before iOS 15.
    init(
        _ situation: BarSituation, item: BarLooks<Look>?, bar: BarLooks<Look>, standard: Look,
        keepsBackground: Bool = BarHistory.keepsBackgrounds
    ) {
        func given(_ slot: BarLooks<Look>.Slot) -> Look? { item?[slot] ?? bar[slot] }
        let compact = situation.isCompact ? given(.compact) : nil
        let resting = compact ?? item?[.standard] ?? standard
        guard situation.isAtEdge else {
            look = resting
            isTransparent = false
            return
        }
        let atEdge = (situation.isCompact ? given(.compactEdge) : nil) ?? given(.edge)
        look = atEdge ?? resting
        isTransparent = atEdge == nil && !keepsBackground
    }
}

/// What bars did before.
@MainActor package enum BarHistory {
    /// Whether bars over content's edge have their background, which only large titles did without before iOS 15 (documented): in an
    /// application that an Xcode before 13 has built.
    package static var keepsBackgrounds = BuildingXcode.isOlder(BuildingXcode.number, than: 13)
}
