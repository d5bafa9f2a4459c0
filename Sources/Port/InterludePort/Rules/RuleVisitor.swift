import SwiftSyntax

/// Goes through a file for one rule, and notes edits and remarks.
class RuleVisitor: ActiveVisitor {
    let file: ParsedFile
    let module: ModuleIndex
    let options: PortOptions
    private(set) var edits = EditList()
    private(set) var notes: [Note] = []

    /// A remark before its place is known as line and column.
    struct Note: Hashable {
        let offset: Int
        let rule: RuleName
        let text: String
    }

    /// A quick look whether the rule has anything to do in a file.
    class func isNeeded(in file: ParsedFile) -> Bool { true }

    required init(_ file: ParsedFile, _ module: ModuleIndex, _ options: PortOptions) {
        self.file = file
        self.module = module
        self.options = options
        super.init(viewMode: .sourceAccurate)
    }

    func note(_ node: some SyntaxProtocol, _ rule: RuleName, _ text: String) {
        notes.append(Note(offset: node.ownRange.lowerBound, rule: rule, text: text))
    }

    /// Puts text in a node's place; as many lines as before are kept. What does not parse stays as it is, so that the
    /// compiler tells what is wrong with it.
    func replace(_ node: some SyntaxProtocol, with text: String) {
        if !node.hasError { replace(node.ownRange, with: text) }
    }

    func replace(_ range: Range<Int>, with text: String) {
        let newline = UInt8(ascii: "\n")
        let missing = file.bytes[range].count { $0 == newline } - text.utf8.count { $0 == newline }
        edits.add(Edit(range: range, text: text + String(repeating: "\n", count: max(0, missing))))
    }

    func insert(_ text: String, at offset: Int, order: Int = 0) {
        edits.add(Edit(range: offset..<offset, text: text, order: order))
    }

    /// Takes a node out, with the spaces up to what follows it on its line.
    func remove(_ node: some SyntaxProtocol, evenWrong: Bool = false) {
        guard evenWrong || !node.hasError || node.is(UnexpectedNodesSyntax.self) else { return }
        let range = node.ownRange
        var end = range.upperBound
        while end < file.bytes.count, file.bytes[end] == UInt8(ascii: " ") || file.bytes[end] == UInt8(ascii: "\t") {
            end += 1
        }
        replace(range.lowerBound..<end, with: "")
    }

    /// The name of the type around a node, with the types around that one; `nil` outside of types.
    func enclosingTypeName(of node: some SyntaxProtocol) -> String? {
        var names: [String] = []
        var next = node.parent
        while let current = next {
            if let found = current.as(ExtensionDeclSyntax.self) {
                names.insert(TypeName.bare(found.extendedType.ownText), at: 0)
                break
            }
            if let name = current.asProtocol((any NamedDeclSyntax).self)?.name,
                current.isProtocol((any DeclGroupSyntax).self)
            {
                names.insert(name.text, at: 0)
            }
            next = current.parent
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }
}
