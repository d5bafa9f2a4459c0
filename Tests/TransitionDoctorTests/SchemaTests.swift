import Foundation
import Testing
import TransitionDoctor
import UIKit

/// `Documentation/doctor.schema.json` describes what `--json` prints.
@MainActor @Suite struct SchemaTests {
    private typealias Object = [String: Any]

    private var schema: Object {
        get throws {
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            let data = try Data(contentsOf: root.appendingPathComponent("Documentation/doctor.schema.json"))
            return try #require(JSONSerialization.jsonObject(with: data) as? Object)
        }
    }

    @Test func `a diagnosis with findings fits the schema`() throws {
        let patient = Patient("leaving", for: .push) {
            BodyAnimator { context in
                context.addTo()
                let veil = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
                context.containerView.addSubview(veil)
                context.fade()
            }
        }
        var diagnosis = patient.examine()
        diagnosis.seconds = 1.5
        #expect(!diagnosis.findings.isEmpty)
        let data = try JSONEncoder().encode([diagnosis])
        let found = try problems(JSONSerialization.jsonObject(with: data), schema, at: "$")
        #expect(found == [])
    }

    @Test func `what does not fit is found`() throws {
        let data = Data(#"[{"name": 1, "trials": [], "findings": [], "accepted": [], "remarks": [], "more": 2}]"#.utf8)
        let found = try problems(JSONSerialization.jsonObject(with: data), schema, at: "$")
        #expect(found.sorted() == ["$[0] has more", "$[0] lacks omissions", "$[0].name is no string"])
    }

    /// The part of JSON Schema that the file uses.
    private func problems(_ value: Any, _ rule: Object, at place: String) throws -> [String] {
        if let reference = rule["$ref"] as? String {
            let name = reference.replacingOccurrences(of: "#/$defs/", with: "")
            let definitions = try #require(schema["$defs"] as? Object)
            return try problems(value, #require(definitions[name] as? Object), at: place)
        }
        if let names = rule["enum"] as? [String] {
            return (value as? String).map(names.contains) == true ? [] : ["\(place) is none of \(names)"]
        }
        switch rule["type"] as? String {
        case "string": return value is String ? [] : ["\(place) is no string"]
        case "number", "integer", "boolean": return value is NSNumber ? [] : ["\(place) is no number"]
        case "array":
            guard let items = value as? [Any], let inner = rule["items"] as? Object else {
                return ["\(place) is no array"]
            }
            return try items.enumerated().flatMap { try problems($1, inner, at: "\(place)[\($0)]") }
        default: return try problems(inObject: value, rule, at: place)
        }
    }

    private func problems(inObject value: Any, _ rule: Object, at place: String) throws -> [String] {
        guard let object = value as? Object, let properties = rule["properties"] as? [String: Object] else {
            return ["\(place) is no object"]
        }
        let missing = (rule["required"] as? [String] ?? []).filter { object[$0] == nil }.map { "\(place) lacks \($0)" }
        return try missing
            + object.sorted { $0.key < $1.key }.flatMap { key, value in
                guard let inner = properties[key] else { return ["\(place) has \(key)"] }
                return try problems(value, inner, at: "\(place).\(key)")
            }
    }
}
