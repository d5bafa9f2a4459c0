import SwiftParserDiagnostics
import SwiftSyntax

/// A file on its way.
struct FileWork {
    let file: ParsedFile
    var edits = EditList()
    var notes: [RuleVisitor.Note] = []

    init(_ file: ParsedFile) {
        self.file = file
        if let place = file.deepBrackets {
            notes = [
                .init(offset: place, rule: .syntax, text: "too many brackets in each other: the file stays as it is")
            ]
        }
        guard file.tree.hasError else { return }
        notes = ParseDiagnosticsGenerator.diagnostics(for: file.tree)
            .filter { !AttributeRule.isLateAttribute($0.node.trimmedDescription) && !FileWork.isSpacedName($0.node) }
            .map { RuleVisitor.Note(offset: $0.position.utf8Offset, rule: .syntax, text: $0.message) }
    }

    /// What the parser does not like about `@objc (name)`.
    private static func isSpacedName(_ node: Syntax) -> Bool {
        let attribute = node.as(AttributeSyntax.self) ?? node.enclosing(AttributeSyntax.self)
        return attribute.map(AttributeRule.hasSpacedName) ?? false
    }

    mutating func run(_ rules: [RuleVisitor.Type], _ module: ModuleIndex, _ options: PortOptions) {
        for rule in rules where rule.isNeeded(in: file) {
            let visitor = rule.init(file, module, options)
            visitor.walk(file.tree)
            for edit in visitor.edits.edits { edits.add(edit) }
            notes += visitor.notes
        }
    }

    func rendered(_ range: Range<Int>) -> (original: String, ported: String) {
        (file.text(range), String(decoding: edits.apply(to: file.bytes, in: range), as: UTF8.self))
    }

    var remarks: [Remark] {
        Set(notes).map { note in
            let place = file.place(note.offset)
            return Remark(
                path: file.source.path, line: place.line, column: place.column, rule: note.rule, text: note.text)
        }
    }

    func finished(_ options: PortOptions) -> PortedFile {
        let text = String(decoding: edits.apply(to: file.bytes, in: 0..<file.bytes.count), as: UTF8.self)
        let mark = "#sourceLocation(file: \(file.source.path.quoted), line: 1)\n"
        let needsMark = options.marksOrigin && !text.hasPrefix("#sourceLocation(") && !text.hasPrefix("#!")
        return PortedFile(
            path: file.source.path, text: needsMark ? mark + text : text, isChanged: text != file.source.text)
    }
}
