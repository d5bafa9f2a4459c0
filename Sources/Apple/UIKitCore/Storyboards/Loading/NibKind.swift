import NibDocument

/// What an element of a file stands for: a class, and how an object of it is made.
@MainActor struct NibKind {
    /// UIKit's class, as files mean it.
    let className: String
    /// What takes its place where the class is not here; the class itself as a rule.
    let base: AnyClass
    let family: NibFamily
    let make: (NibElement, NibContext) -> AnyObject?

    /// Whether objects are of a class that takes another one's place.
    var isReplaced: Bool { String(describing: base) != className && NibClass.system(className) == nil }
}

extension NibKind {
    /// The class for an element: the app's, UIKit's, or what takes its place.
    private static func type(_ element: NibElement, _ context: NibContext, _ className: String, _ base: AnyClass)
        -> AnyClass
    {
        let system: AnyClass? = String(describing: base) == className ? base : NibClass.system(className)
        if system == nil { context.note(.systemClass, className, element) }
        guard let custom = NibClass.custom(of: element, context) else { return system ?? base }
        return custom
    }

    /// A view, by `init(coder:)`.
    static func view(_ className: String, _ base: UIView.Type, _ family: NibFamily) -> NibKind {
        NibKind(className: className, base: base, family: family) { element, context in
            guard let type = checked(type(element, context, className, base), as: UIView.self, element, context) else {
                return nil
            }
            return type.init(coder: NibCoder(element, context))
        }
    }

    /// A controller, by `init(coder:)`.
    static func controller(_ className: String, _ base: UIViewController.Type, _ family: NibFamily) -> NibKind {
        NibKind(className: className, base: base, family: family) { element, context in
            let found: AnyClass = type(element, context, className, base)
            guard let type = checked(found, as: UIViewController.self, element, context) else { return nil }
            return type.init(coder: NibCoder(element, context))
        }
    }

    /// A recognizer. Its `init(coder:)` is not required, so that subclasses may leave it out.
    static func recognizer(_ className: String, _ base: UIGestureRecognizer.Type, _ family: NibFamily) -> NibKind {
        NibKind(className: className, base: base, family: family) { element, context in
            let found: AnyClass = type(element, context, className, base)
            guard let type = checked(found, as: UIGestureRecognizer.self, element, context) else { return nil }
            let recognizer = Instantiation.make(type)
            family.apply(element, to: recognizer, context)
            return recognizer
        }
    }

    /// An object of another kind whose class has a required `init(coder:)`.
    static func item<Item: NSObject>(
        _ className: String, _ base: Item.Type, _ family: NibFamily, _ create: @escaping (Item.Type, NSCoder) -> Item?
    ) -> NibKind {
        NibKind(className: className, base: base, family: family) { element, context in
            let found: AnyClass = type(element, context, className, base)
            guard let type = checked(found, as: Item.self, element, context) else { return nil }
            return create(type, NibCoder(element, context))
        }
    }

    /// The class, if it is one of those that can stand here. Another one would not even have the initializer.
    private static func checked<Object: AnyObject>(
        _ type: AnyClass, as wanted: Object.Type, _ element: NibElement, _ context: NibContext
    ) -> Object.Type? {
        if let type = type as? Object.Type { return type }
        context.note(.reference, "\(type), which is no \(wanted)", element)
        return nil
    }
}

extension NibKind {
    /// All elements that stand for objects.
    static let table: [String: NibKind] = views.merging(controls) { a, _ in a }.merging(lists) { a, _ in a }
        .merging(controllers) { a, _ in a }.merging(recognizers) { a, _ in a }.merging(items) { a, _ in a }

    private static let views: [String: NibKind] = [
        "view": .view("UIView", UIView.self, .view),
        "containerView": .view("UIView", UIView.self, .view),
        "window": .view("UIWindow", UIWindow.self, .window),
        "label": .view("UILabel", UILabel.self, .label),
        "imageView": .view("UIImageView", UIImageView.self, .imageView),
        "stackView": .view("UIStackView", UIStackView.self, .stackView),
        "scrollView": .view("UIScrollView", UIScrollView.self, .scrollView),
        "visualEffectView": .view("UIVisualEffectView", UIVisualEffectView.self, .visualEffectView),
        "navigationBar": .view("UINavigationBar", UINavigationBar.self, .navigationBar),
        "tabBar": .view("UITabBar", UITabBar.self, .tabBar),
        "toolbar": .view("UIToolbar", UIToolbar.self, .toolbar),
        "progressView": .view("UIProgressView", UIProgressView.self, .progressView),
        "activityIndicatorView": .view("UIActivityIndicatorView", UIActivityIndicatorView.self, .activityIndicator),
        "textView": .view("UITextView", UITextView.self, .textView),
        "searchBar": .view("UISearchBar", UISearchBar.self, .searchBar),
        "pickerView": .view("UIPickerView", UIPickerView.self, .pickerView),
        // Other frameworks' views keep their place.
        "webView": .view("UIWebView", UIView.self, .view),
        "wkWebView": .view("WKWebView", UIView.self, .view),
        "mapView": .view("MKMapView", UIView.self, .view),
        "mtkView": .view("MTKView", UIView.self, .view),
        "glkView": .view("GLKView", UIView.self, .view),
        "sceneKitView": .view("SCNView", UIView.self, .view),
        "arscnView": .view("ARSCNView", UIView.self, .view),
        "skView": .view("SKView", UIView.self, .view),
    ]

    private static let controls: [String: NibKind] = [
        "control": .view("UIControl", UIControl.self, .control),
        "button": .view("UIButton", UIButton.self, .button),
        "segmentedControl": .view("UISegmentedControl", UISegmentedControl.self, .segmentedControl),
        "slider": .view("UISlider", UISlider.self, .slider),
        "switch": .view("UISwitch", UISwitch.self, .switch),
        "pageControl": .view("UIPageControl", UIPageControl.self, .pageControl),
        "textField": .view("UITextField", UITextField.self, .textField),
        "stepper": .view("UIStepper", UIStepper.self, .stepper),
        "datePicker": .view("UIDatePicker", UIDatePicker.self, .datePicker),
        "refreshControl": .view("UIRefreshControl", UIRefreshControl.self, .refreshControl),
        "colorWell": .view("UIColorWell", UIColorWell.self, .colorWell),
    ]

    private static let lists: [String: NibKind] = [
        "tableView": .view("UITableView", UITableView.self, .tableView),
        "tableViewCell": .view("UITableViewCell", UITableViewCell.self, .tableViewCell),
        "tableViewHeaderFooterView": .view(
            "UITableViewHeaderFooterView", UITableViewHeaderFooterView.self, .view),
        "tableViewCellContentView": .view("UIView", UIView.self, .cellContent),
        "collectionView": .view("UICollectionView", UICollectionView.self, .collectionView),
        "collectionViewCell": .view("UICollectionViewCell", UICollectionViewCell.self, .collectionViewCell),
        "collectionViewCellContentView": .view("UIView", UIView.self, .view),
        "collectionReusableView": .view(
            "UICollectionReusableView", UICollectionReusableView.self, .collectionReusableView),
        "collectionViewFlowLayout": .item(
            "UICollectionViewFlowLayout", UICollectionViewFlowLayout.self, .flowLayout
        ) { $0.init(coder: $1) },
        "collectionViewLayout": .item("UICollectionViewLayout", UICollectionViewLayout.self, .collectionLayout) {
            $0.init(coder: $1)
        },
    ]

    private static let controllers: [String: NibKind] = [
        "viewController": .controller("UIViewController", UIViewController.self, .viewController),
        "navigationController": .controller(
            "UINavigationController", UINavigationController.self, .navigationController),
        "tabBarController": .controller("UITabBarController", UITabBarController.self, .tabBarController),
        "splitViewController": .controller("UISplitViewController", UISplitViewController.self, .splitViewController),
        "tableViewController": .controller("UITableViewController", UITableViewController.self, .tableViewController),
        "collectionViewController": .controller(
            "UICollectionViewController", UICollectionViewController.self, .collectionViewController),
        "pageViewController": .controller(
            "UIPageViewController", UIPageViewController.self, .pageViewController),
        "searchViewController": .controller("UISearchController", UIViewController.self, .viewController),
        "hostingController": .controller("UIHostingController", UIViewController.self, .viewController),
        "avPlayerViewController": .controller("AVPlayerViewController", UIViewController.self, .viewController),
        "glkViewController": .controller("GLKViewController", UIViewController.self, .viewController),
    ]

    private static let recognizers: [String: NibKind] = [
        "tapGestureRecognizer": .recognizer("UITapGestureRecognizer", UITapGestureRecognizer.self, .tap),
        "panGestureRecognizer": .recognizer("UIPanGestureRecognizer", UIPanGestureRecognizer.self, .pan),
        "screenEdgePanGestureRecognizer": .recognizer(
            "UIScreenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self, .edgePan),
        "pinchGestureRecognizer": .recognizer("UIPinchGestureRecognizer", UIPinchGestureRecognizer.self, .pinch),
        "rotationGestureRecognizer": .recognizer(
            "UIRotationGestureRecognizer", UIRotationGestureRecognizer.self, .recognizer),
        "swipeGestureRecognizer": .recognizer("UISwipeGestureRecognizer", UISwipeGestureRecognizer.self, .swipe),
        // So it is written by Interface Builder.
        "pongPressGestureRecognizer": .recognizer(
            "UILongPressGestureRecognizer", UILongPressGestureRecognizer.self, .longPress),
        "longPressGestureRecognizer": .recognizer(
            "UILongPressGestureRecognizer", UILongPressGestureRecognizer.self, .longPress),
        "gestureRecognizer": .recognizer("UIGestureRecognizer", UIGestureRecognizer.self, .recognizer),
    ]

    private static let items: [String: NibKind] = [
        "navigationItem": .item("UINavigationItem", UINavigationItem.self, .navigationItem) { $0.init(coder: $1) },
        "barButtonItem": .item("UIBarButtonItem", UIBarButtonItem.self, .barButtonItem) { $0.init(coder: $1) },
        "tabBarItem": .item("UITabBarItem", UITabBarItem.self, .tabBarItem) { $0.init(coder: $1) },
        "customObject": .item("NSObject", NSObject.self, .object) { type, _ in Instantiation.make(type) },
    ]
}
