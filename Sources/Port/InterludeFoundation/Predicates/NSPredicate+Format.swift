import Foundation

extension NSPredicate {
    /// A predicate written as text, as `name BEGINSWITH[c] %@ AND age >= 18`, which Foundation on Linux does not read.
    ///
    /// Comparisons, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`, `MATCHES`, `LIKE`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `ANY`, `ALL`, `NONE`, key paths,
    /// `SELF`, numbers, texts, lists, `%@`, `%K` and the formats of numbers are read. Properties are looked up in dictionaries and in the
    /// tables of the app's classes. A text that makes no sense stops the program, as it does on iOS.
    public convenience init(format: String, _ arguments: Any...) { self.init(format: format, argumentArray: arguments) }

    public convenience init(format: String, argumentArray arguments: [Any]?) {
        do {
            var parser = try PredicateParser(format, arguments ?? [])
            let test = try parser.parse()
            self.init { object, variables in test(PredicateScope(object: object, variables: variables ?? [:])) }
        } catch {
            fatalError("Unable to parse the format string \"\(format)\": \(error)")
        }
    }
}

/// What a predicate is asked about.
struct PredicateScope {
    let object: Any?
    let variables: [String: Any]
}

/// A value within a predicate.
typealias PredicateValue = (PredicateScope) -> Any?

/// What is done to two values.
enum PredicateComparison {
    static func value(of object: Any?, at path: String) -> Any? {
        path.split(separator: ".").map(String.init).reduce(object) { object, key in
            guard let object = object.flatMap(ObjectiveCValue.flat) else { return nil }
            if let values = object as? [String: Any] { return values[key] }
            if let values = object as? NSDictionary { return values[key] }
            if let values = list(object), key != "@count" {
                return values.map { value(of: $0, at: key) }
            }
            switch key {
            case "@count": return list(object).map { $0.count }
            case "length", "count": if let text = object as? String { return text.count }
            case "description": return "\(object)"
            default: break
            }
            let found: Any? = ObjectiveCLookup.value(of: object, named: key)
            return found ?? mirrored(object, key)
        }
    }

    /// What a class without a table has: Swift tells its stored properties.
    private static func mirrored(_ object: Any, _ key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let present = mirror {
            if let child = present.children.first(where: { $0.label == key }) {
                return ObjectiveCValue.flat(child.value)
            }
            mirror = present.superclassMirror
        }
        return nil
    }

    static func list(_ value: Any?) -> [Any]? {
        switch value.flatMap(ObjectiveCValue.flat) {
        case let values as [Any]: values
        case let values as NSArray: Array(values)
        case let values as NSSet: values.allObjects
        case let values as any Collection where !(values is String) && !(values is [String: Any]):
            values.map { $0 as Any }
        default: nil
        }
    }

    static func text(_ value: Any?, _ options: String) -> String? {
        let flat = value.flatMap(ObjectiveCValue.flat)
        guard let text = flat as? String ?? (flat as? NSString).map({ "\($0)" }) else { return nil }
        var folding: String.CompareOptions = []
        if options.contains("c") { folding.insert(.caseInsensitive) }
        if options.contains("d") { folding.insert(.diacriticInsensitive) }
        return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }

    /// Which of two values is first; `nil` where they cannot be compared.
    static func order(_ one: Any?, _ other: Any?, _ options: String) -> ComparisonResult? {
        if let a = text(one, options), let b = text(other, options) { return a == b ? .orderedSame : a.compare(b) }
        if let a = one as? Date, let b = other as? Date { return a.compare(b) }
        let numbers = [one, other].map { ObjectiveCValue.number($0.flatMap(ObjectiveCValue.flat)) }
        guard let a = numbers[0], let b = numbers[1] else { return nil }
        return a.compare(b)
    }

    static func isEqual(_ one: Any?, _ other: Any?, _ options: String) -> Bool {
        let (a, b) = (one.flatMap(ObjectiveCValue.flat), other.flatMap(ObjectiveCValue.flat))
        guard let a, let b, !(a is NSNull), !(b is NSNull) else {
            return (a == nil || a is NSNull) && (b == nil || b is NSNull)
        }
        if let order = order(a, b, options) { return order == .orderedSame }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return a as AnyObject === b as AnyObject
    }

    static func holds(_ name: String, _ one: Any?, _ other: Any?, _ options: String) -> Bool {
        switch name {
        case "=": return isEqual(one, other, options)
        case "!=": return !isEqual(one, other, options)
        case "<": return order(one, other, options) == .orderedAscending
        case ">": return order(one, other, options) == .orderedDescending
        case "<=": return order(one, other, options).map { $0 != .orderedDescending } ?? false
        case ">=": return order(one, other, options).map { $0 != .orderedAscending } ?? false
        case "IN":
            if let values = list(other) { return values.contains { isEqual(one, $0, options) } }
            return holds("CONTAINS", other, one, options)
        case "BETWEEN":
            guard let ends = list(other), ends.count == 2 else { return false }
            return holds(">=", one, ends[0], options) && holds("<=", one, ends[1], options)
        case "CONTAINS":
            if let values = list(one) { return values.contains { isEqual($0, other, options) } }
            return texts(one, other, options).map { $1.isEmpty || $0.contains($1) } ?? false
        case "BEGINSWITH": return texts(one, other, options).map { $0.hasPrefix($1) } ?? false
        case "ENDSWITH": return texts(one, other, options).map { $0.hasSuffix($1) } ?? false
        case "MATCHES": return texts(one, other, "").map { matches($0, $1, options) } ?? false
        case "LIKE": return texts(one, other, "").map { matches($0, wildcards($1), options) } ?? false
        default: return false
        }
    }

    private static func texts(_ one: Any?, _ other: Any?, _ options: String) -> (String, String)? {
        guard let a = text(one, options), let b = text(other, options) else { return nil }
        return (a, b)
    }

    /// All of the text, as a regular expression of ICU's.
    private static func matches(_ text: String, _ pattern: String, _ options: String) -> Bool {
        let kind: NSRegularExpression.Options = options.contains("c") ? .caseInsensitive : []
        guard let regex = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: kind) else { return false }
        return regex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private static func wildcards(_ pattern: String) -> String {
        NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(of: "\\*", with: ".*")
            .replacingOccurrences(of: "\\?", with: ".")
    }
}
