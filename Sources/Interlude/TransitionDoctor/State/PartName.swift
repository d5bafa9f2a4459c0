import InterludeStage
import QuartzCore
import UIKit

/// The name of a part of a record: its role, its class and its label, alike for two screens of one kind.
///
/// Rules decide on the parts of the name; ``description`` is for people only.
package struct PartName: Sendable {
    /// What a part is.
    package enum Role: Hashable, Sendable {
        case application
        case controller
        /// A controller's view.
        case screen
        /// Any view that is no controller's.
        case view
        /// A layer that is no view's.
        case layer
        case mask
    }

    /// What follows from the class.
    package struct Traits: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// The class, of a screen its controller's, is the system's.
        package static let isOfSystem = Traits(rawValue: 1)
        /// It is a navigation or a tab bar.
        package static let isBar = Traits(rawValue: 2)
        /// It is the container view of a presentation.
        package static let isPresentationContainer = Traits(rawValue: 4)
    }

    package let role: Role
    /// The name of the class; of a screen its controller's.
    package let type: String
    /// The controller's title, or the view's accessibility identifier or text.
    package let label: String?
    package let traits: Traits

    init(_ role: Role, type: String, label: String? = nil, traits: Traits = []) {
        self.role = role
        self.type = type
        self.label = label
        self.traits = traits
    }
}

extension PartName: Hashable {
    package static func == (one: PartName, other: PartName) -> Bool {
        one.role == other.role && one.type == other.type && one.label == other.label
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(role)
        hasher.combine(type)
        hasher.combine(label)
    }
}

extension PartName: CustomStringConvertible {
    package var description: String {
        let name = label.map { "\(type) “\($0)”" } ?? type
        return role == .screen ? "view of \(name)" : name
    }
}

extension PartName {
    /// The application as a whole.
    static let application = PartName(.application, type: "application")
    /// A layer's mask.
    static let mask = PartName(.mask, type: "mask")

    /// A view, known by its accessibility identifier.
    @MainActor init(_ view: UIView) { self.init(view, label: view.accessibilityIdentifier) }

    /// A view as people see it: a label is known by its text too.
    @MainActor init(seen view: UIView) {
        self.init(view, label: view.accessibilityIdentifier ?? (view as? UILabel)?.text)
    }

    @MainActor private init(_ view: UIView, label: String?) {
        if let owner = view.next as? UIViewController {
            self = PartName(owner).screen
            return
        }
        var traits: Traits = SystemClasses.has(view) ? .isOfSystem : []
        if view is UINavigationBar || view is UITabBar { traits.insert(.isBar) }
        if view is PresentationContainerView { traits.insert(.isPresentationContainer) }
        self.init(.view, type: className(view), label: label, traits: traits)
    }

    @MainActor init(_ controller: UIViewController) {
        self.init(
            .controller, type: className(controller), label: controller.title,
            traits: SystemClasses.has(controller) ? .isOfSystem : [])
    }

    /// A layer that is no view's.
    @MainActor init(_ layer: CALayer) {
        self.init(.layer, type: className(layer), traits: SystemClasses.has(layer) ? .isOfSystem : [])
    }

    /// A view that UIKit has named.
    init(_ view: MisusedView) {
        self.init(view.isScreen ? .screen : .view, type: view.type, label: view.title)
    }

    /// The view of a controller.
    var screen: PartName { PartName(.screen, type: type, label: label, traits: traits) }

    var isScreen: Bool { role == .screen }
}

extension [PartName] {
    /// What the last part is in.
    var parent: PartName? { dropLast().last }

    var isInBar: Bool { contains { $0.traits.contains(.isBar) } }
}

/// Which classes are the system's, looked up once a class: a record names every view of every moment.
@MainActor private enum SystemClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func has(_ object: AnyObject) -> Bool {
        let type = ObjectIdentifier(Swift.type(of: object))
        if let answer = known[type] { return answer }
        let answer = SystemParts.isOfSystem(object)
        known[type] = answer
        return answer
    }
}
