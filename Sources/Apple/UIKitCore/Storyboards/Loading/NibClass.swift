import InterludeFoundation
import NibDocument

/// Finds the classes that files name.
@MainActor enum NibClass {
    /// The class that an element says its object has, if it says one.
    ///
    /// - Returns: `nil` if it says none, or none of that name is found, which is logged.
    static func custom(of element: NibElement, _ context: NibContext) -> AnyClass? {
        guard let name = element["customClass"] else { return nil }
        if let type = named(name, module: element["customModule"]) { return type }
        let module = element["customModule"].map { " (module \($0))" } ?? ""
        context.note(.appClass, "\(name)\(module)", element)
        return nil
    }

    /// A class of the app's or of UIKit's.
    static func named(_ name: String, module: String?) -> AnyClass? {
        for candidate in ([module].compactMap { $0 } + modules) {
            if let type = swiftClass(name, in: candidate) { return type }
        }
        return MemberAccess.classNamed(name)
    }

    /// The modules that the app's classes may be in where a file does not say, or says the name that its target has
    /// elsewhere: those of applications' delegates, the last one's first, and UIKit itself.
    private static var modules: [String] { appModules + UIKitParts.modules }

    private static var appModules: [String] = []

    /// The application has got a delegate: its module is looked in first.
    static func look(firstIn delegate: AnyClass) {
        guard let own = module(of: delegate) else { return }
        appModules.removeAll { $0 == own }
        appModules.insert(own, at: 0)
    }

    private static func module(of type: AnyClass) -> String? {
        UIKitParts.name(of: type).split(separator: ".").first.map(String.init)
    }

    /// A class at the top of a module, found by the name that the compiler gives it.
    private static func swiftClass(_ name: String, in module: String) -> AnyClass? {
        // A nested class is written as Outer.Inner.
        let parts = name.split(separator: ".").map(String.init)
        let module = module.split(separator: ".").last.map(String.init) ?? module
        guard let plain = identifier(module.replacingOccurrences(of: "-", with: "_")), !parts.isEmpty else {
            return nil
        }
        var mangled = plain
        for part in parts {
            guard let part = identifier(part) else { return nil }
            mangled += part + "C"
        }
        return _typeByName(mangled) as? AnyClass
    }

    /// An identifier as mangled names have it: its length, then itself. Others than ASCII are not looked for.
    private static func identifier(_ text: String) -> String? {
        guard !text.isEmpty, text.utf8.count < 256,
            text.utf8.allSatisfy({
                $0 < 128
                    && ($0 == UInt8(ascii: "_") || Character(UnicodeScalar($0)).isLetter
                        || Character(UnicodeScalar($0)).isNumber)
            })
        else { return nil }
        return "\(text.utf8.count)\(text)"
    }

    /// Whether a class is UIKit's, Foundation's or a shell's, not the app's.
    static func isSystem(_ type: AnyClass) -> Bool {
        guard let module = module(of: type) else { return false }
        return module == "UIKit" || module == "Foundation" || otherFrameworks.contains(module)
    }

    /// A class of UIKit's, or of a shell of another framework, that may not be here; `nil` then.
    static func system(_ name: String) -> AnyClass? {
        (UIKitParts.modules + otherFrameworks).lazy.compactMap { swiftClass(name, in: $0) }.first
    }

    /// The modules of other frameworks whose views and controllers storyboards name. A program has those that it imports.
    private static let otherFrameworks = ["WebKit", "MapKit", "AVKit"]
}
