import SwiftSyntax

/// What the module says of a type, in its declaration and all extensions.
struct TypeRecord: Hashable {
    enum Kind { case `class`, `protocol`, other }

    /// With the types around it: `Outer.Inner`.
    let name: String
    var kind = Kind.other
    /// The declaration; `nil` where the module only extends the type.
    var declaration: Declaration?
    /// The first extension in the order of the files.
    var firstExtension: Declaration?
    /// What it inherits from and conforms to, as written.
    var inherited: [String] = []
    var methods: [MethodRecord] = []
    var properties: [PropertyRecord] = []
    var initialisers: [[String]] = []
    /// Labels of those that are `required`.
    var requiredInitialisers: Set<[String]> = []

    /// A declaration's or an extension's place.
    struct Declaration: Hashable {
        let file: Int
        @Positional var range: Range<Int>
        /// Where the closing brace stands.
        @Positional var bodyEnd: Int
        let isPublic: Bool
        let isFinal: Bool
        var isGeneric = false
        let isObjectiveC: Bool
        let hasObjectiveCMembers: Bool
        let objectiveCName: String?
        @Positional var line: Int
    }
}

/// A function of a type.
struct MethodRecord: Hashable {
    let base: String
    /// The argument labels; `_` where there is none.
    let labels: [String]
    let parameters: [String]
    /// As written; `nil` for none.
    let result: String?
    let file: Int
    @Positional var range: Range<Int>
    let isStatic: Bool
    let isOverride: Bool
    let isInExtension: Bool
    let isOptional: Bool
    let isAction: Bool
    let isPrivate: Bool
    let isObjectiveC: Bool
    /// As in `@objc(name:)`.
    let objectiveCName: String?
    let isThrowing: Bool
    let isAsync: Bool
    /// Whether classes of other modules may override it.
    let isOpen: Bool

    /// As in `handlePan(_:)`.
    var fullName: String { labels.isEmpty ? "\(base)()" : base + "(" + labels.map { "\($0):" }.joined() + ")" }
    /// As a reference to it is written: without parentheses where there are no parameters.
    var reference: String { labels.isEmpty ? base : fullName }
    var returnsValue: Bool { result.map { !["Void", "()", "Swift.Void"].contains($0) } ?? false }
    /// As the Objective-C runtime calls it.
    var selector: String {
        objectiveCName ?? ObjectiveCName.selector(base: base, labels: labels, isThrowing: isThrowing, isAsync: isAsync)
    }
}

/// A variable of a type.
struct PropertyRecord: Hashable {
    let name: String
    /// As written; `nil` where the compiler infers it.
    let type: String?
    /// The class whose initializer or shared instance is assigned, where that can be read.
    let assigned: String?
    let isStatic: Bool
    var isOptional = false
    let isOutlet: Bool
    let isInspectable: Bool
    let isObjectiveC: Bool
    let isOverride: Bool
    let isInExtension: Bool
    /// Whether classes of other modules may override it.
    var isOpen = false
    let file: Int
    @Positional var range: Range<Int>
}
