// Tables and collections make objects of classes that they know only at run time. On Apple's systems that is a message to
// the class. Swift lets one do it only with `required` initialisers, and those of UIKit are not: a subclass that wrote
// `override init(style:reuseIdentifier:)`, as on iOS, would not compile.
//
// But a convenience initialiser does reach the designated one of whatever class it is called for; that is how inherited
// convenience initialisers work. All that is missing is a way to name it for a class in a variable. The static functions
// below are that: they are declared under the convenience initialisers' own link names. A class that does not have the
// designated initialiser traps, as on iOS, with "Use of unimplemented initializer".

extension UITableViewCell {
    convenience init(reusable identifier: String) { self.init(style: .default, reuseIdentifier: identifier) }

    @_silgen_name("$s5UIKit15UITableViewCellC8reusableACSS_tcfC")
    private static func made(_ identifier: __owned String) -> UITableViewCell

    /// A new cell of a class, made with `init(style:reuseIdentifier:)`.
    static func make(_ type: AnyClass, identifier: String) -> UITableViewCell {
        guard let type = type as? UITableViewCell.Type else { fatalError("\(type) is no UITableViewCell") }
        return type.made(identifier)
    }
}

extension UITableViewHeaderFooterView {
    convenience init(reusable identifier: String) { self.init(reuseIdentifier: identifier) }

    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C8reusableACSS_tcfC")
    private static func made(_ identifier: __owned String) -> UITableViewHeaderFooterView

    /// A new header or footer of a class, made with `init(reuseIdentifier:)`.
    static func make(_ type: AnyClass, identifier: String) -> UITableViewHeaderFooterView {
        guard let type = type as? UITableViewHeaderFooterView.Type else {
            fatalError("\(type) is no UITableViewHeaderFooterView")
        }
        return type.made(identifier)
    }
}

extension UICollectionReusableView {
    convenience init(reusable frame: CGRect) { self.init(frame: frame) }

    @_silgen_name("$s5UIKit24UICollectionReusableViewC8reusableAC10Foundation6CGRectV_tcfC")
    private static func made(_ frame: CGRect) -> UICollectionReusableView

    /// A new view of a class, made with `init(frame:)`.
    static func make(_ type: AnyClass, frame: CGRect) -> UICollectionReusableView {
        guard let type = type as? UICollectionReusableView.Type else {
            fatalError("\(type) is no UICollectionReusableView")
        }
        return type.made(frame)
    }
}

extension UICollectionViewLayoutAttributes {
    convenience init(blank: Bool) { self.init() }

    @_silgen_name("$s5UIKit32UICollectionViewLayoutAttributesC5blankACSb_tcfC")
    private static func made(_ blank: Bool) -> UICollectionViewLayoutAttributes

    /// New attributes of a class, made with `init()`.
    static func make(_ type: AnyClass) -> UICollectionViewLayoutAttributes {
        guard let type = type as? UICollectionViewLayoutAttributes.Type else {
            fatalError("\(type) is no UICollectionViewLayoutAttributes")
        }
        return type.made(true)
    }
}

extension UICollectionViewLayoutInvalidationContext {
    convenience init(blank: Bool) { self.init() }

    @_silgen_name("$s5UIKit41UICollectionViewLayoutInvalidationContextC5blankACSb_tcfC")
    private static func made(_ blank: Bool) -> UICollectionViewLayoutInvalidationContext

    /// A new context of a class, made with `init()`.
    static func make(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
        guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else {
            fatalError("\(type) is no UICollectionViewLayoutInvalidationContext")
        }
        return type.made(true)
    }
}
