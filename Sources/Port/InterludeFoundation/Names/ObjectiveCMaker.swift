import Foundation

/// What `type.init()` becomes in ported sources where the class is known at run time only, and its initialiser is not `required`.
public enum ObjectiveCMaker {
    /// A new object by `init()`.
    public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        guard let made = (type as? any DynamicallyMade.Type)?.madeObject() as? Object else {
            fatalError("\(type) cannot be made")
        }
        return made
    }

    /// A new object by an initialiser with arguments.
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
    ///   - labels: The initialiser's, with colons between them.
    ///   - arguments: Of the types that the initialiser has.
    /// - Returns: nil where there is no such initialiser.
    static func madeObject(_ labels: String, _ arguments: [Any?]) -> NSObject?
}
