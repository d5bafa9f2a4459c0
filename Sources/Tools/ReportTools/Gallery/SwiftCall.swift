/// An implicit member as the catalogue has it: `.cube`, `.cube(from: .left)`, `.zoom(from: picture)`.
package struct SwiftCall {
    package let function: String
    /// The only argument, if it is an edge or an axis.
    package let value: String?
    /// Whether there are no arguments but ``value``.
    package let isPlain: Bool

    private static let values: Set<String> = ["left", "right", "top", "bottom", "x", "y", "z"]

    /// Reads a call; `nil` if the text does not begin with an implicit member.
    package init?(_ code: String) {
        guard let match = code.prefixMatch(of: #/\.(\w+)/#) else { return nil }
        function = String(match.1)
        let arguments = code[match.range.upperBound...]
        let argument = arguments.wholeMatch(of: #/\((?:\w+: )?\.(\w+)\)/#).map { String($0.1) }
        value = argument.flatMap { SwiftCall.values.contains($0) ? $0 : nil }
        isPlain = arguments.isEmpty || value != nil
    }

    /// The function, if it is called with a value.
    package var functionWithValue: String? { value == nil ? nil : function }
}
