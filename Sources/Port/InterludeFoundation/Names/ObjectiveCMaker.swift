import Foundation

/// The replacement in ported sources for `type.init()` of a class that is known at run time, without a `required`
/// initializer.
public enum ObjectiveCMaker {
    /// A new object by `init()`.
    public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        guard let made = (type as? any DynamicallyMade.Type)?.madeObject() as? Object else {
            fatalError("\(type) cannot be made")
        }
        return made
    }

    /// Returns a new object, created by an initializer with arguments.
    ///
    /// - Parameter labels: Their labels, with colons between them.
    public static func make<Object: NSObject>(_ type: Object.Type, _ labels: String, _ arguments: Any?...) -> Object {
        guard let made = (type as? any DynamicallyMadeWithArguments.Type)?.madeObject(labels, arguments) as? Object
        else {
            fatalError("\(type) cannot be made by init(\(labels):)")
        }
        return made
    }

    /// A new view by `init(frame:)`.
    public static func make<View: NSObject>(_ type: View.Type, frame: CGRect) -> View {
        guard let made = (type as? any DynamicallyMadeWithFrame.Type)?.madeObject(frame: frame) as? View else {
            fatalError("\(type) is no view")
        }
        return made
    }
}

/// Classes of which objects can be made though only the class is known. QuartzCore and UIKit say how.
package protocol DynamicallyMade: AnyObject {
    static func madeObject() -> NSObject
}

package protocol DynamicallyMadeWithFrame: AnyObject {
    static func madeObject(frame: CGRect) -> NSObject
}

package protocol DynamicallyMadeWithArguments: AnyObject {
    /// - Parameters:
    ///   - labels: The initializer's, with colons between them.
    ///   - arguments: Of the types that the initializer has.
    /// - Returns: `nil` where there is no such initializer.
    static func madeObject(_ labels: String, _ arguments: [Any?]) -> NSObject?
}
