import InterludeFoundation
import QuartzCore

// Classes that ported sources make objects of with other initializers than `init()` and `init(frame:)`, though they know the class at
// run time only; see `Instantiation`.

extension UITableViewCell: DynamicallyMadeWithArguments {
    convenience init(dynamically style: CellStyle, reuse identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    @_silgen_name("$s9UIKitCore15UITableViewCellC11dynamically5reuseA2C0E5StyleO_SSSgtcfC")
    private static func made(_ style: CellStyle, _ identifier: __owned String?) -> UITableViewCell

    nonisolated package static func madeObject(_ labels: String, _ arguments: [Any?]) -> NSObject? {
        let type = self
        nonisolated(unsafe) let arguments = arguments
        return MainActor.assumeIsolated { () -> UITableViewCell? in
            guard labels == "style:reuseIdentifier", let style = arguments.first as? CellStyle else { return nil }
            return type.made(style, arguments.last as? String)
        }
    }
}

extension UITableViewHeaderFooterView: DynamicallyMadeWithArguments {
    convenience init(dynamically identifier: String?) { self.init(reuseIdentifier: identifier) }

    @_silgen_name("$s9UIKitCore023UITableViewHeaderFooterD0C11dynamicallyACSSSg_tcfC")
    private static func made(_ identifier: __owned String?) -> UITableViewHeaderFooterView

    nonisolated package static func madeObject(_ labels: String, _ arguments: [Any?]) -> NSObject? {
        let type = self
        nonisolated(unsafe) let arguments = arguments
        return MainActor.assumeIsolated { () -> UITableViewHeaderFooterView? in
            labels == "reuseIdentifier" ? type.made(arguments.first as? String) : nil
        }
    }
}

extension UIViewController: DynamicallyMadeWithArguments {
    convenience init(dynamically name: String?, bundle: Bundle?) { self.init(nibName: name, bundle: bundle) }

    @_silgen_name("$s9UIKitCore16UIViewControllerC11dynamically6bundleACSSSg_10Foundation6BundleCSgtcfC")
    private static func made(_ name: __owned String?, _ bundle: __owned Bundle?) -> UIViewController

    nonisolated package static func madeObject(_ labels: String, _ arguments: [Any?]) -> NSObject? {
        let type = self
        nonisolated(unsafe) let arguments = arguments
        return MainActor.assumeIsolated { () -> UIViewController? in
            switch labels {
            case "nibName:bundle": type.made(arguments.first as? String, arguments.last as? Bundle)
            case "rootViewController":
                (arguments.first as? UIViewController).flatMap { (type as? UINavigationController.Type)?.made($0) }
            default: nil
            }
        }
    }
}

extension UINavigationController {
    convenience init(dynamically root: UIViewController) { self.init(rootViewController: root) }

    @_silgen_name("$s9UIKitCore22UINavigationControllerC11dynamicallyAcA06UIViewD0C_tcfC")
    fileprivate static func made(_ root: __owned UIViewController) -> UINavigationController
}

extension UIStoryboardSegue: DynamicallyMadeWithArguments {
    nonisolated package static func madeObject(_ labels: String, _ arguments: [Any?]) -> NSObject? {
        let type = self
        nonisolated(unsafe) let arguments = arguments
        return MainActor.assumeIsolated { () -> UIStoryboardSegue? in
            guard labels == "identifier:source:destination", arguments.count == 3,
                let source = arguments[1] as? UIViewController, let destination = arguments[2] as? UIViewController
            else { return nil }
            return UIStoryboardSegue.make(type, arguments[0] as? String, from: source, to: destination)
        }
    }
}

extension UIImageView: DynamicallyMadeWithArguments {
    nonisolated package static func madeObject(_ labels: String, _ arguments: [Any?]) -> NSObject? {
        guard labels == "image" else { return nil }
        let image = arguments.first as? UIImage
        let frame = MainActor.assumeIsolated { CGRect(origin: .zero, size: image?.size ?? .zero) }
        nonisolated(unsafe) let made = madeObject(frame: frame)
        return MainActor.assumeIsolated { () -> UIImageView? in
            let view = made as? UIImageView
            view?.image = image
            return view
        }
    }
}

extension UICollectionView: DynamicallyMadeWithArguments {
    convenience init(dynamically frame: CGRect, layout: UICollectionViewLayout) {
        self.init(frame: frame, collectionViewLayout: layout)
    }

    @_silgen_name("$s9UIKitCore16UICollectionViewC11dynamically6layoutAC10Foundation6CGRectV_AA0cD6LayoutCtcfC")
    private static func made(_ frame: CGRect, _ layout: __owned UICollectionViewLayout) -> UICollectionView

    nonisolated package static func madeObject(_ labels: String, _ arguments: [Any?]) -> NSObject? {
        let type = self
        nonisolated(unsafe) let arguments = arguments
        return MainActor.assumeIsolated { () -> UICollectionView? in
            guard labels == "frame:collectionViewLayout", let frame = arguments.first as? CGRect,
                let layout = arguments.last as? UICollectionViewLayout
            else { return nil }
            return type.made(frame, layout)
        }
    }
}
