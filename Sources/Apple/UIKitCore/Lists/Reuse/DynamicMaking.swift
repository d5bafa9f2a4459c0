import QuartzCore

// Tables and collections make views of classes that they know only at run time, with initializers that are not `required`:
// a subclass that wrote `override init(style:reuseIdentifier:)`, as on iOS, would not compile if they were. How that is
// done tells `Instantiation`.

extension UITableViewCell {
    convenience init(reusable identifier: String) { self.init(style: .default, reuseIdentifier: identifier) }

    @_silgen_name("$s9UIKitCore15UITableViewCellC8reusableACSS_tcfC")
    private static func made(_ identifier: __owned String) -> UITableViewCell

    /// A new cell of a class, made with `init(style:reuseIdentifier:)`.
    static func make(_ type: AnyClass, identifier: String) -> UITableViewCell {
        guard let type = type as? UITableViewCell.Type else { fatalError("\(type) is no UITableViewCell") }
        return type.made(identifier)
    }
}

extension UITableViewHeaderFooterView {
    convenience init(reusable identifier: String) { self.init(reuseIdentifier: identifier) }

    @_silgen_name("$s9UIKitCore023UITableViewHeaderFooterD0C8reusableACSS_tcfC")
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
    /// A new view of a class, made with `init(frame:)`.
    static func make(_ type: AnyClass, frame: CGRect) -> UICollectionReusableView {
        guard let type = type as? UICollectionReusableView.Type else {
            fatalError("\(type) is no UICollectionReusableView")
        }
        return Instantiation.make(type, frame: frame)
    }
}
