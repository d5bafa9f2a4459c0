import CoreGraphics

/// How a navigation bar's height is shared out, from the top down, and which parts make way for content. Points.
struct NavigationBarParts: Equatable {
    var prompt: CGFloat = 0
    /// Title and buttons.
    var row: CGFloat = BarMetrics.row
    var largeTitle: CGFloat = 0
    var search: CGFloat = 0
    /// The scopes of a search bar that stands in the row: below everything else.
    var scopes: CGFloat = 0
    /// Whether the search bar makes way, before the large title does.
    var foldsSearch = false

    /// What can make way.
    var fold: CGFloat { largeTitle + (foldsSearch ? search : 0) }
    /// The height with everything.
    var full: CGFloat { prompt + row + largeTitle + search + scopes }
    /// The height without what makes way.
    var least: CGFloat { full - fold }

    /// What is seen of the parts below the row.
    struct Shown: Equatable {
        var largeTitle: CGFloat = 0
        var search: CGFloat = 0
        /// By how much the bar is higher than it wants to be, because the content is pulled down.
        var stretch: CGFloat = 0
    }

    /// - Parameter distance: How far the content has been scrolled from its start; negative where it is pulled down.
    func shown(scrolledBy distance: CGFloat) -> Shown {
        let searchGone = foldsSearch ? min(max(distance, 0), search) : 0
        let titleGone = min(max(distance - searchGone, 0), largeTitle)
        return Shown(
            largeTitle: largeTitle - titleGone, search: search - searchGone,
            stretch: fold > 0 ? max(-distance, 0) : 0)
    }

    /// The bar's height; without the stretch it is what the bar covers of the content's room.
    func height(scrolledBy distance: CGFloat, stretches: Bool = true) -> CGFloat {
        let shown = shown(scrolledBy: distance)
        return prompt + row + shown.largeTitle + shown.search + scopes + (stretches ? shown.stretch : 0)
    }

    /// Where the content comes to rest that would stop while parts are half gone: at the nearest place where none is.
    func restingDistance(for distance: CGFloat) -> CGFloat {
        guard distance > 0, distance < fold else { return distance }
        let places = foldsSearch && search > 0 && search < fold ? [0, search, fold] : [0, fold]
        return places.min { abs($0 - distance) < abs($1 - distance) } ?? distance
    }
}

/// Where the content of an item's screen is scrolled to, as far as its bar has to know.
struct BarContentState: Equatable {
    /// How far the content has been scrolled from its start, at most by what the bar can make way; negative where it is pulled
    /// down.
    var scrolled: CGFloat = 0
    /// Whether no content is below the bar.
    var isAtEdge = true
}
