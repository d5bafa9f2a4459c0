import Foundation
import InterludePort
import SwiftParser
import SwiftSyntax
import Testing

/// What porting knows of UIKit's protocols is what UIKit declares.
@Suite struct SystemProtocolTests {
    /// A protocol's optional methods: those that have a standard answer.
    private struct Optionals {
        let name: String
        let methods: [String]
    }

    @Test func everyOptionalMethodOfADelegateMayBeBroughtByASubclass() throws {
        let found = try optionals()
        #expect(found.count >= 20 && found.flatMap(\.methods).count >= 160)
        for found in found {
            let methods = found.methods.map { " \($0) { fatalError() }\n" }.joined()
            let text = "import UIKit\nclass A: NSObject, \(found.name) {\n}\nclass B: A {\n\(methods)}"
            let ported = ported(text).files[0].text
            for method in found.methods {
                #expect(
                    ported.contains("override \(method)"),
                    "SystemProtocols.swift lacks, or has otherwise: \(found.name), \(method)")
            }
        }
    }

    private func optionals() throws -> [Optionals] {
        let trees = try sources().map { Parser.parse(source: $0) }
        let declared = trees.flatMap { $0.statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) } }
        let kinds = ["Delegate", "DataSource", "DataSourcePrefetching", "FlowLayout", "AnimatedTransitioning"]
        let wanted = declared.filter { found in kinds.contains { found.name.text.hasSuffix($0) } }
        let extensions = trees.flatMap { $0.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) } }
        return wanted.sorted { $0.name.text < $1.name.text }.compactMap { found in
            let required = Set(functions(found.memberBlock).map(name))
            let bodies = extensions.filter { $0.extendedType.trimmedDescription == found.name.text }.map(\.memberBlock)
            let methods = bodies.flatMap(functions).filter { required.contains(name($0)) }.map(declaration)
            return methods.isEmpty ? nil : Optionals(name: found.name.text, methods: methods)
        }
    }

    private func functions(_ members: MemberBlockSyntax) -> [FunctionDeclSyntax] {
        members.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    }

    private func name(_ function: FunctionDeclSyntax) -> String {
        "\(function.name.text)(\(function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
    }

    /// On one line, without the parameters' standard values.
    private func declaration(_ function: FunctionDeclSyntax) -> String {
        let parameters = function.signature.parameterClause.parameters.map { parameter in
            let names = [parameter.firstName.text, parameter.secondName?.text].compactMap(\.self).joined(separator: " ")
            return "\(names): \(parameter.type.trimmedDescription)"
        }
        let result = function.signature.returnClause.map { " -> \($0.type.trimmedDescription)" } ?? ""
        return "func \(function.name.text)(\(parameters.joined(separator: ", ")))\(result)"
    }

    private func sources() throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Apple").resolvingSymlinksInPath()
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        // The parts of UIKit
        let swift = (files?.allObjects as? [URL] ?? []).filter {
            $0.path.hasPrefix("\(root.path)/UI") && $0.pathExtension == "swift"
        }.sorted { $0.path < $1.path }
        return try swift.map { try String(contentsOf: $0, encoding: .utf8) }
    }
}
