import Foundation

/// Which form of a plural goes with a number in a language: CLDR's rules, as the ICU library that Foundation on Linux brings
/// along knows them.
///
/// Foundation on Linux does not show those rules, so they are looked up in the library by name. Where it is not there, as in a
/// program linked statically, English's rule stands in for all.
final class PluralRules {
    private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
    private typealias Select =
        @convention(c) (
            OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
        ) -> Int32
    private typealias Close = @convention(c) (OpaquePointer) -> Void

    private let rules: OpaquePointer?
    private let select: Select?
    private let close: Close?

    /// - Parameter language: As folders of languages are called: `ru`, `pt-BR`.
    init(language: String) {
        let open = PluralRules.function("uplrules_open", as: Open.self)
        select = PluralRules.function("uplrules_select", as: Select.self)
        close = PluralRules.function("uplrules_close", as: Close.self)
        var status: Int32 = 0
        rules = open?(language.replacingOccurrences(of: "-", with: "_"), &status)
    }

    deinit { if let rules { close?(rules) } }

    /// Swift's build of ICU has a name of its own for each function.
    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, "swift_\(name)").map { unsafeBitCast($0, to: type) }
    }

    /// `zero`, `one`, `two`, `few`, `many` or `other`.
    func form(of number: Double) -> String {
        guard let rules, let select else { return abs(number) == 1 ? "one" : "other" }
        var text = [UInt16](repeating: 0, count: 16)
        var status: Int32 = 0
        let count = select(rules, number, &text, Int32(text.count), &status)
        guard status <= 0, text.indices.contains(Int(count)) else { return "other" }
        return String(decoding: text[..<Int(count)], as: UTF16.self)
    }
}
