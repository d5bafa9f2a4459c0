/// Which of UIKit's classes inherits from which, as far as apps extend them.
enum SystemInheritance {
    private static let superclasses = [
        "UIView": "UIResponder", "UIViewController": "UIResponder", "UIApplication": "UIResponder",
        "UIResponder": "NSObject", "UIWindow": "UIView", "UIControl": "UIView", "UILabel": "UIView",
        "UIImageView": "UIView", "UIScrollView": "UIView", "UIStackView": "UIView", "UIProgressView": "UIView",
        "UIActivityIndicatorView": "UIView", "UIVisualEffectView": "UIView", "UINavigationBar": "UIView",
        "UITabBar": "UIView", "UIToolbar": "UIView", "UISearchBar": "UIView", "UIPickerView": "UIView",
        "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
        "UICollectionViewCell": "UICollectionReusableView", "UITableView": "UIScrollView",
        "UICollectionView": "UIScrollView", "UITextView": "UIScrollView", "UIButton": "UIControl",
        "UITextField": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
        "UISegmentedControl": "UIControl", "UIPageControl": "UIControl", "UIDatePicker": "UIControl",
        "UIRefreshControl": "UIControl", "UINavigationController": "UIViewController",
        "UITabBarController": "UIViewController", "UISplitViewController": "UIViewController",
        "UIPageViewController": "UIViewController", "UITableViewController": "UIViewController",
        "UICollectionViewController": "UIViewController", "UIAlertController": "UIViewController",
        "UISearchController": "UIViewController", "UIActivityViewController": "UIViewController",
        "CAShapeLayer": "CALayer", "CAGradientLayer": "CALayer", "CATextLayer": "CALayer", "CALayer": "NSObject",
        "UIColor": "NSObject", "UIImage": "NSObject", "UIFont": "NSObject", "UIBezierPath": "NSObject",
        "UIBarItem": "NSObject", "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem",
    ]

    /// Whether a class that the module does not declare is one of the system's.
    static func isSystems(_ name: String) -> Bool {
        !above(name).isEmpty || ["UI", "NS", "CA", "CI"].contains { name.hasPrefix($0) }
    }

    /// The classes above one, the nearest first.
    static func above(_ name: String) -> [String] {
        Array(sequence(first: name) { superclasses[$0] }.dropFirst())
    }
}
