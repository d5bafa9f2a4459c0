import Foundation

// Every object is an argument of a format where there is Objective-C. Foundation on Linux takes some of its own alone.

/// Writes a text with values in the places that `%@`, `%d` and their like mark on the log; objects among them.
@_disfavoredOverload
public func NSLog(_ format: String, _ first: Any?, _ others: Any?...) {
    Foundation.NSLog(
        "%@", NSString(string: String(format: format, arguments: ObjectFormat.arguments([first] + others))))
}

extension String {
    /// A text with values in the places that `%@`, `%d` and their like mark; objects among them.
    @_disfavoredOverload
    public init(format: String, _ first: Any?, _ others: Any?...) {
        self = LocalizedFormat.string(format: format, arguments: ObjectFormat.arguments([first] + others))
    }
}

extension LocalizedFormat {
    /// A text with its values filled in, objects among them.
    @_disfavoredOverload
    public static func string(format: String, _ first: Any?, _ others: Any?...) -> String {
        string(format: format, arguments: ObjectFormat.arguments([first] + others))
    }
}

/// Values of any kind as arguments of formats.
enum ObjectFormat {
    /// Objects become what their descriptions say, `nil` the word that Foundation has for it.
    static func arguments(_ values: [Any?]) -> [any CVarArg] {
        values.map { value in
            switch value {
            case let known as any CVarArg: known
            case let object?: NSString(string: "\(object)")
            case nil: NSString(string: "(null)")
            }
        }
    }
}
