import Foundation

// Foundation's own where there is an Objective-C runtime.
extension NSAttributedString {
    /// Creates the text with UIKit's attributes and links. Other attributes are omitted.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let text = String(attrStr[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: run.attributes.textAttributes))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// Creates the text with UIKit's attributes and links. Other attributes are omitted.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let text = nsStr.attributedSubstring(from: range).string
            append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }
}

extension AttributeContainer {
    /// Creates a container from UIKit's attributes and links.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in TextAttribute.all {
            if let value = dictionary[attribute.key] { attribute.write(value, &self) }
        }
    }

    package var textAttributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for attribute in TextAttribute.all { result[attribute.key] = attribute.read(self) }
        return result
    }
}

/// One attribute, in both kinds of attributed strings.
private struct TextAttribute: Sendable {
    let key: NSAttributedString.Key
    let read: @Sendable (AttributeContainer) -> Any?
    let write: @Sendable (Any, inout AttributeContainer) -> Void

    /// - Parameters:
    ///   - read: The value as the older strings have it.
    ///   - write: The value as the newer ones have it.
    init<K: AttributedStringKey>(
        _ type: K.Type, read: @escaping @Sendable (K.Value) -> Any = { $0 },
        write: @escaping @Sendable (Any) -> K.Value? = { $0 as? K.Value }
    ) where K.Value: Sendable {
        key = NSAttributedString.Key(rawValue: K.name)
        self.read = { $0[K.self].map(read) }
        self.write = { value, container in container[K.self] = write(value) }
    }

    private static func number<K: AttributedStringKey>(_ type: K.Type) -> TextAttribute where K.Value == CGFloat {
        TextAttribute(type, read: { NSNumber(value: Double($0)) }, write: { cgFloat($0) })
    }

    private static func style<K: AttributedStringKey>(_ type: K.Type) -> TextAttribute
    where K.Value == NSUnderlineStyle {
        TextAttribute(
            type, read: { NSNumber(value: $0.rawValue) },
            write: { cgFloat($0).map { NSUnderlineStyle(rawValue: Int($0)) } })
    }

    private static func cgFloat(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    typealias Scope = AttributeScopes.UIKitAttributes

    static let all: [TextAttribute] = [
        TextAttribute(Scope.FontAttribute.self), TextAttribute(Scope.ParagraphStyleAttribute.self),
        TextAttribute(Scope.ForegroundColorAttribute.self), TextAttribute(Scope.BackgroundColorAttribute.self),
        TextAttribute(
            Scope.LigatureAttribute.self, read: { NSNumber(value: $0) }, write: { cgFloat($0).map { Int($0) } }),
        number(Scope.KernAttribute.self), number(Scope.TrackingAttribute.self),
        style(Scope.StrikethroughStyleAttribute.self), style(Scope.UnderlineStyleAttribute.self),
        TextAttribute(Scope.StrokeColorAttribute.self), number(Scope.StrokeWidthAttribute.self),
        TextAttribute(Scope.ShadowAttribute.self), number(Scope.BaselineOffsetAttribute.self),
        TextAttribute(Scope.UnderlineColorAttribute.self), TextAttribute(Scope.StrikethroughColorAttribute.self),
        TextAttribute(
            AttributeScopes.FoundationAttributes.LinkAttribute.self,
            write: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
    ]
}
