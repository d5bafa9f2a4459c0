import InterludeStage
import UIKit

/// Everything of a window that a transition could leave changed, written down: each view and layer with all its properties,
/// masks, animations, gesture recognizers and constraints, and the tree of controllers with where they stand in their lives.
///
///     let before = StateRecord(of: stage.window)
///     … a transition that is canceled …
///     #expect(StateRecord(of: stage.window).differences(from: before) == [])
///
/// The record keeps no view, layer or controller alive. It serves tests, and rules that compare an end with what should have been there: of the
/// same screen before and after (``Matching/objects``), or of two screens that were built alike (``Matching/kinds``).
@MainActor package struct StateRecord {
    /// How the parts of two records find each other.
    package enum Matching {
        /// By identity: the same views and controllers are expected in both. What is inside a bar is matched by type and order
        /// all the same, as bars make their contents again.
        case objects
        /// By type and order: two screens that were built alike.
        case kinds
    }

    /// The parts at the top: the application, the views from the window down, the controllers from the root down.
    package let parts: [StatePart]

    /// Writes down a window, what its controllers stand in, and what the application is about.
    package init(of window: UIWindow) {
        parts =
            [.application, StatePart(view: window)]
            + [window.rootViewController].compactMap { $0 }.map(StatePart.init(controller:))
    }

    /// Writes down some views and what is in them.
    init(of views: [UIView]) {
        parts = views.map(StatePart.init(view:))
    }

    /// Writes down a view and what is in it.
    package init(of view: UIView) {
        parts = [StatePart(view: view)]
    }

    /// What is different here from an earlier record; nothing when all is as it was.
    package func differences(from earlier: StateRecord, matching: Matching = .objects) -> [StateDifference] {
        var comparison = StateComparison(matching: matching)
        comparison.compare(earlier.parts, parts, at: [])
        return comparison.differences
    }
}

extension StateRecord {
    /// The controllers, by their names, in the order of the tree.
    var screens: [PartName] {
        func names(_ part: StatePart) -> [PartName] { [part.name] + part.parts.flatMap(names) }
        return parts.filter { $0.name.role == .controller }.flatMap(names)
    }
}

/// One thing of a record: a view, a layer of its own, a mask, a controller, the application.
package struct StatePart {
    /// What it is: its class, and whose view it is or what its title is.
    package let name: PartName
    /// Tells it from all others, also from those that were made after it was freed.
    package let identity: ObjectToken
    /// True inside a bar, which makes its contents again when its items change.
    package var isMadeAnew = false
    /// Whether a scroll view or an element of the system's brings it along, as it does an indicator or a caret.
    var isInner = false
    /// Whether it scrolls, and how what is in it comes there.
    var scrolling: Scrolling?
    /// What it looks like; `nil` for what is no view.
    var look: ViewLook?
    /// Its properties by name, in an order that is always the same for a type; without those of its layer.
    package var facts: [StateFact] = []
    /// The properties of its layer, where it has one.
    var layer: LayerRecord?
    /// What is inside.
    package var parts: [StatePart] = []
}

extension StatePart {
    /// What a scroll view shows.
    enum Scrolling {
        /// What was put into it.
        case content
        /// The cells that it has room for.
        case list
    }
}

/// One property of a part.
package struct StateFact: Equatable {
    package let name: StateProperty
    package let value: StateValue
}

/// A property's value, so that it can be compared and said.
package enum StateValue: Hashable, Sendable {
    case none
    case flag(Bool)
    case numbers([Double])
    case text(String)
    case list([String])
    /// What has words only when it is told: making them for each view of each moment would take longer than all else.
    case coded(StateCode)
}

/// A value as numbers, and how they are said.
package struct StateCode: Hashable, Sendable {
    let numbers: [Double]
    /// How many numbers an item has, in a list of items of which the order is of no matter; `nil` for one value.
    var itemLength: Int?
    let words: @Sendable ([Double]) -> String

    package static func == (one: StateCode, other: StateCode) -> Bool { one.numbers == other.numbers }
    package func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}

extension StateValue: CustomStringConvertible {
    package var description: String {
        switch self {
        case .none: "nil"
        case .flag(let flag): "\(flag)"
        case .numbers(let numbers): numbers.map(Self.short).joined(separator: " ")
        case .text(let text): text
        case .list(let items): "[\(items.joined(separator: ", "))]"
        case .coded(let code): code.words(code.numbers)
        }
    }

    /// A number without the zeros that say nothing.
    private static func short(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}
