extension App {
    /// Modules come after those that they import, as far as that is possible.
    package var ordered: [AppModule] {
        var waiting = modules.map { (module: $0, imports: imports(of: $0)) }
        var result: [AppModule] = []
        while !waiting.isEmpty {
            let done = Set(result.map(\.name))
            let next = waiting.firstIndex { $0.imports.isSubset(of: done) } ?? 0
            result.append(waiting.remove(at: next).module)
        }
        return result
    }

    /// Those of the app's modules that a module imports.
    package func imports(of module: AppModule) -> Set<String> {
        let names = Set(modules.map(\.name)).subtracting([module.name])
        return module.files.reduce(into: []) { result, file in
            result.formUnion(ImportScan.imports(in: file.text).map(\.module).filter(names.contains))
        }
    }

    /// What a module needs of the app, with itself, in the order in which it is compiled.
    package func needed(for module: AppModule) -> [AppModule] {
        var names: Set = [module.name]
        var open = [module]
        while let next = open.popLast() {
            let new = imports(of: next).subtracting(names)
            names.formUnion(new)
            open += modules.filter { new.contains($0.name) }
        }
        return ordered.filter { names.contains($0.name) }
    }
}
