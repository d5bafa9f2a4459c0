/// A module after porting.
package struct PortedModule: Sendable, Equatable {
    /// The files, in the order in which they came.
    package let files: [PortedFile]
    /// What was left as it is, sorted by place.
    package let remarks: [Remark]
    /// What the Objective-C runtime would know of the module's classes, sorted by name.
    package let classes: [ClassRecord]

    /// The same with other files.
    package func with(_ files: [PortedFile]) -> PortedModule {
        PortedModule(files: files, remarks: remarks, classes: classes)
    }
}

/// A file after porting.
package struct PortedFile: Sendable, Equatable {
    /// The path it had.
    package let path: String
    package let text: String
    /// Whether anything was rewritten in it.
    package let isChanged: Bool

    /// `A.ported.swift` for `A.swift`: another base name than the original's, as errors name that one too.
    package var outputName: String {
        let name = SourceFile(path: path, text: "").baseName
        // The compiler knows the file that the program begins in by its name.
        if name == "main" { return "main.swift" }
        return name.hasSuffix(".ported") ? "\(name).swift" : "\(name).ported.swift"
    }
}

/// Something that could not be rewritten, and stays as it is.
package struct Remark: Sendable, Hashable, Codable {
    package let path: String
    /// From 1.
    package let line: Int
    /// From 1, in bytes of UTF-8, as the compiler counts.
    package let column: Int
    package let rule: RuleName
    /// One sentence, in plain English.
    package let text: String

    package init(path: String, line: Int, column: Int, rule: RuleName, text: String) {
        self.path = path
        self.line = line
        self.column = column
        self.rule = rule
        self.text = text
    }
}

/// The name of a rewriting rule, as remarks and the documentation call it.
package enum RuleName: String, Sendable, Hashable, Codable, CaseIterable {
    case attributes, selectors, selectorStrings = "selector-strings", optionalRequirements = "optional-requirements"
    case extensionOverrides = "extension-overrides", keyPaths = "key-paths", entryPoint = "entry-point"
    case platforms, imports, oldNames = "old-names", managedProperties = "managed-properties", literals, previews
    case runtime, syntax
}
