import Foundation

// What Foundation on Linux has not: `String(localized:)`.

extension String {
    /// A key with the values that are put into its text: `"\(count) files"` is the key `%lld files`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
        let key: String
        let arguments: [any CVarArg & Sendable]

        public init(_ value: String) {
            key = value
            arguments = []
        }

        public init(stringLiteral value: String) { self.init(value.replacingOccurrences(of: "%", with: "%%")) }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Puts the key together.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var arguments: [any CVarArg & Sendable] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            public mutating func appendInterpolation(_ string: String) { add("%@", string.argument) }

            public mutating func appendInterpolation<T>(_ substring: T) where T: StringProtocol {
                add("%@", String(substring).argument)
            }

            public mutating func appendInterpolation<T>(_ value: T, specifier: String)
            where T: CVarArg & Sendable { add(specifier, value) }

            public mutating func appendInterpolation<T>(_ value: T) where T: BinaryInteger {
                switch value {
                case let value as UInt: add("%llu", value)
                case let value as UInt64: add("%llu", value)
                case let value as UInt32: add("%u", value)
                case let value as Int32: add("%d", value)
                default: add("%lld", Int64(truncatingIfNeeded: value))
                }
            }

            public mutating func appendInterpolation(_ value: Double) { add("%lf", value) }
            public mutating func appendInterpolation(_ value: Float) { add("%f", Double(value)) }
            public mutating func appendInterpolation(_ value: CGFloat) { add("%lf", Double(value)) }

            /// Appends the description of any other value.
            public mutating func appendInterpolation<T>(_ value: T) { add("%@", String(describing: value).argument) }

            private mutating func add(_ specifier: String, _ argument: any CVarArg & Sendable) {
                key += specifier
                arguments.append(argument)
            }
        }
    }

    /// The text of a key in the user's language, with its values.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, bundle, locale)
    }

    /// The text of a key in the user's language, or the one that is given here.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(key.description, defaultValue, table, bundle, locale)
    }

    private init(_ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale) {
        // A key without values is its text as it is written.
        let name = value.arguments.isEmpty && key == value.key ? key.replacingOccurrences(of: "%%", with: "%") : key
        // A noncharacter, which no table has.
        let missing = "\u{10FFFF}"
        let found = (bundle ?? .main).localizedString(forKey: name, value: missing, table: table)
        let format = found == missing ? value.key : found
        if value.arguments.isEmpty, found != missing, !format.contains("%%") {
            self = format
        } else {
            self = LocalizedFormat.string(format: format, locale: locale, arguments: value.arguments)
        }
    }
}

extension String {
    /// The object that `%@` shows.
    fileprivate var argument: any CVarArg & Sendable { TextArgument(self) }
}

/// A text as an argument of a format. It holds the object, since the format gets its address alone; nobody changes it.
private struct TextArgument: CVarArg, @unchecked Sendable {
    private let object: NSString

    init(_ text: String) { object = NSString(string: text) }

    var _cVarArgEncoding: [Int] { object._cVarArgEncoding }
}
