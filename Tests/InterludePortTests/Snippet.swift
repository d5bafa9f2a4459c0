import InterludePort
import Testing

/// A piece of Swift for iOS, and what it has to become.
struct Snippet: Sendable, CustomTestStringConvertible {
    let name: String
    let input: String
    let output: String
    /// What a remark has to say, if there is to be one.
    let remark: String?
    /// Most snippets begin with this import, which is not written down.
    let header: String

    init(_ name: String, _ input: String, _ output: String, remark: String? = nil, header: String = "import UIKit\n") {
        self.name = name
        self.input = input
        self.output = output
        self.remark = remark
        self.header = header
    }

    /// One that stays as it is.
    init(_ name: String, unchanged: String, remark: String? = nil, header: String = "import UIKit\n") {
        self.init(name, unchanged, unchanged, remark: remark, header: header)
    }

    var testDescription: String { name }

    /// All of them.
    static let all =
        attributes + informal + selectors + selectorStrings + optionalRequirements + lateMethods + extensionOverrides
        + keyPaths
        + platforms
        + imports + oldTypes + oldConstants + oldCalls + oldMembers + properties + untouched + hostile
        + metatypes + fromApps + olderSwift + protocolArguments + boxedValues + foundations + found
}

/// Ports one file.
func ported(_ text: String, options: PortOptions = .plain) -> PortedModule {
    Port(options: options).port([SourceFile(path: "A.swift", text: text)])
}

extension PortOptions {
    /// Without the lines that name the original file, and without tables.
    static let plain: PortOptions = {
        var options = PortOptions()
        options.marksOrigin = false
        options.writesTables = false
        return options
    }()
}
