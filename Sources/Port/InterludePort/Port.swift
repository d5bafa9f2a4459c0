import SwiftSyntax

/// Makes sources for iOS into sources that compile beside Interlude's modules on Linux.
///
/// The sources are those of one module, all of them, as rules ask what the module declares. Porting is a function of its
/// input: it reads no files, and gives the same output for the same input, and for its own output again.
package struct Port {
    private let options: PortOptions

    package init(options: PortOptions = PortOptions()) { self.options = options }

    /// The rules that look at one file at a time.
    private static let rules: [RuleVisitor.Type] = [
        AttributeRule.self, EntryPointRule.self, PlatformRule.self, ImportRule.self, SelectorRule.self,
        SelectorStringRule.self, KeyPathRule.self, OptionalCallRule.self, ManagedPropertyRule.self, LiteralRule.self,
        PreviewRule.self, OldNameRule.self, RuntimeRule.self, ObjectiveCTableRule.self,
        DynamicPropertyRule.self, InformalProtocolRule.self, ClassNameRule.self, AnyObjectRule.self, MetatypeRule.self,
        OldDeclarationRule.self, TupleParameterRule.self, ProtocolArgumentRule.self, FormatRule.self,
        BundleRule.self, OverlappingAccessRule.self, GrownEnumerationRule.self, ClosureLabelRule.self,
        UnwrappedRequirementRule.self, ArchiveRule.self, AbsentSettingRule.self, DecelerationRateRule.self,
    ]

    /// Rewrites a module's sources.
    ///
    /// - Parameter cache: What is known of the files from the last time.
    package func port(_ sources: [SourceFile], _ cache: PortCache = PortCache()) -> PortedModule {
        DeepStack.run { ported(sources, cache) }
    }

    private func ported(_ sources: [SourceFile], _ cache: PortCache) -> PortedModule {
        let files = cache.parsed(sources)
        let module = cache.index(files)
        var work = cache.works(files, module, options) { file in
            var work = FileWork(file)
            work.run(Port.rules, module, options)
            return work
        }
        let systems = SystemExtensionRule(module: module, files: files)
        let moduleRules: [any ModuleRule] = [
            OptionalRequirementRule(module: module, files: files), systems,
            MadeObjectRule(module: module, files: files),
            ShadowedTypeRule(module: module, files: files, options: options),
            LateMethodRule(module: module, files: files, options: options),
            ExtensionOverrideRule(module: module, files: files, options: options, handled: systems.handled),
        ]
        for rule in moduleRules { apply(rule, to: &work) }
        return PortedModule(
            files: work.map { $0.finished(options) }, remarks: work.flatMap(\.remarks).sorted { $0.isBefore($1) },
            classes: ClassTable(module, files).records)
    }

    /// Which of the names that some rule asks about a module declares as types; told to those that import it in
    /// ``PortOptions/typesOfOthers``.
    package static func namesToTell(of sources: [SourceFile]) -> Set<String> {
        ShadowedTypeRule.names.filter { name in sources.contains { $0.declaresType(named: name) } }
    }

    private func apply(_ rule: any ModuleRule, to work: inout [FileWork]) {
        for edit in rule.edits() {
            let end = work[edit.file].file.endOfCode
            let range = edit.range ?? end..<end
            // As many lines as before, so that what follows keeps its numbers.
            let lost = work[edit.file].file.lines(in: range) - edit.text.count { $0 == "\n" }
            let text = edit.text + (edit.range == nil ? "" : String(repeating: "\n", count: max(0, lost)))
            work[edit.file].edits.add(Edit(range: range, text: text, order: 2))
        }
        // Text is taken with what the other rules have made of it, before it is blanked where it was.
        let moved = rule.moves().map { ($0, work[$0.source].rendered($0.range)) }
        for (move, text) in moved {
            let lines = String(repeating: "\n", count: text.original.count { $0 == "\n" })
            work[move.source].edits.add(Edit(range: move.range, text: lines))
            work[move.target].edits.add(
                Edit(range: move.offset..<move.offset, text: move.prefix + text.ported + move.suffix, order: 1))
        }
        bringImports(with: moved.map(\.0), to: &work)
        for note in rule.notes() {
            work[note.file].notes.append(.init(offset: note.offset, rule: note.rule, text: note.text))
        }
    }
}

extension Port {
    /// What is moved into another file names what its own file imports: the other one imports that too, at its end, where no line's
    /// number changes.
    private func bringImports(with moves: [Move], to work: inout [FileWork]) {
        var missing: [Int: Set<String>] = [:]
        for move in moves where move.source != move.target {
            let imports = work[move.source].imports.subtracting(work[move.target].imports)
            missing[move.target, default: []].formUnion(imports)
        }
        for (target, imports) in missing where !imports.isEmpty {
            let end = work[target].file.endOfCode
            let text = "\n" + imports.sorted().joined(separator: "; ")
            work[target].edits.add(Edit(range: end..<end, text: text, order: 3))
        }
    }
}

extension FileWork {
    /// The imports that are always compiled, as they are after porting.
    fileprivate var imports: Set<String> {
        Set(
            file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
                .flatMap { rendered($0.ownRange).ported.split(separator: ";") }
                .map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty })
    }
}

extension ParsedFile {
    /// Behind the last token, before what comments follow on its line.
    var endOfCode: Int {
        tree.statements.last?.ownRange.upperBound ?? 0
    }
}

extension Remark {
    fileprivate func isBefore(_ other: Remark) -> Bool {
        (path, line, column, rule.rawValue, text) < (
            other.path, other.line, other.column, other.rule.rawValue, other.text
        )
    }
}
