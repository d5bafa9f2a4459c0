/// What the Objective-C runtime would know of a class: storyboards, selectors by name and key-value coding look it up.
package struct ClassRecord: Sendable, Hashable, Codable {
    /// Its name in Swift, with the types around it: `Outer.Inner`.
    package let name: String
    /// Its name for storyboards and `NSClassFromString`, if `@objc(Name)` gives it another one.
    package var objectiveCName: String?
    /// What it inherits from, as written.
    package var superclass: String?
    package var path: String
    package var line: Int
    package var outlets: [Property] = []
    package var actions: [Method] = []
    package var inspectables: [Property] = []
    /// All methods that Objective-C can call, actions among them.
    package var methods: [Method] = []

    /// A stored or computed property.
    package struct Property: Sendable, Hashable, Codable {
        package let name: String
        /// As written; `nil` where the compiler infers it.
        package let type: String?
    }

    /// A method.
    package struct Method: Sendable, Hashable, Codable {
        /// As in `handlePan(_:)`.
        package let name: String
        /// As in `handlePan:`.
        package let selector: String
        /// The types of its parameters, as written.
        package let parameters: [String]
    }

    /// Whether there is anything that a runtime would want to look up.
    package var isWorthKeeping: Bool {
        objectiveCName != nil || !outlets.isEmpty || !methods.isEmpty || !inspectables.isEmpty
    }
}
