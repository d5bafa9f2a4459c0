import Foundation
import InterludePort

// What the build tool plugin runs: ports the files of one module.
//
//     InterludePortTool [--module NAME]… [--without MODULE]… INPUT OUTPUT [INPUT OUTPUT]…
//
// What could not be rewritten is reported as the compiler reports its warnings.

var options = PortOptions()
var without: Set<String> = []
var paths: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--module": arguments.popFirst().map { _ = options.modules.insert($0) }
    case "--without": arguments.popFirst().map { _ = without.insert($0) }
    default: paths.append(argument)
    }
}
guard paths.count.isMultiple(of: 2) else {
    print("error: each input file needs an output file")
    exit(2)
}

let places = stride(from: 0, to: paths.count, by: 2).map { (input: paths[$0], output: paths[$0 + 1]) }
let kept = try places.compactMap { place -> (source: SourceFile, output: String)? in
    let text = try String(contentsOfFile: place.input, encoding: .utf8)
    let source = SourceFile(path: place.input, text: text)
    guard source.imports(anyOf: without) else { return (source, place.output) }
    try write("", to: place.output)
    return nil
}
let module = Port(options: options).port(kept.map(\.source))
for (file, place) in zip(module.files, kept) { try write(file.text, to: place.output) }
for remark in module.remarks { print("\(remark.path):\(remark.line):\(remark.column): warning: \(remark.text)") }

/// A file that stays the same keeps its date, so that it is not compiled again.
func write(_ text: String, to path: String) throws {
    guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
}

extension SourceFile {
    func imports(anyOf modules: Set<String>) -> Bool {
        guard !modules.isEmpty else { return false }
        return text.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split(separator: " ")
            guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return false }
            return modules.contains(String(words[index + 1].prefix { $0 != "." }))
        }
    }
}
