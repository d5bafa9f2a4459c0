import UIKit

/// A predefined transition: its name, and a function that creates it for two screens.
///
/// ``all`` is the only list of them: the gallery, the films, the tests and the command line use it.
public struct TransitionPreset: Sendable {
    /// The name on the command line, in films and in reports. It equals the transition's name.
    public let name: String
    /// The title in a list.
    public let title: String
    /// A description in one line.
    public let summary: String
    /// The kind of effect.
    public let family: Family
    /// The source code of the transition, such as `.cube(from: .left)`. Views in it have example names.
    public let code: String
    private let maker: @MainActor @Sendable (TransitionEnds) -> ScreenTransition

    /// A kind of effect.
    public enum Family: String, CaseIterable, Sendable {
        case movement, space, pieces, mask, filter, shader, platforms
    }

    init(
        _ name: String, _ title: String, _ family: Family, _ summary: String, _ code: String,
        _ maker: @escaping @MainActor @Sendable (TransitionEnds) -> ScreenTransition
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.family = family
        self.code = code
        self.maker = maker
    }

    /// Creates the transition for two screens.
    @MainActor public func make(_ ends: TransitionEnds) -> ScreenTransition { maker(ends) }

    /// All presets, in the order of the gallery.
    public static let all: [TransitionPreset] = Family.allCases.flatMap(\.transitions)

    /// Returns the transition with the given name.
    public static func named(_ name: String) -> TransitionPreset? { all.first { $0.name == name } }
}

extension TransitionPreset: Hashable {
    public static func == (a: TransitionPreset, b: TransitionPreset) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension TransitionPreset: CustomStringConvertible {
    public var description: String { name }
}

extension TransitionPreset.Family {
    /// The transitions of the family.
    var transitions: [TransitionPreset] {
        switch self {
        case .movement: TransitionPreset.movement
        case .space: TransitionPreset.space
        case .pieces: TransitionPreset.pieces
        case .mask: TransitionPreset.masks
        case .filter: TransitionPreset.filters
        case .shader: TransitionPreset.shaders
        case .platforms: TransitionPreset.platforms
        }
    }
}
