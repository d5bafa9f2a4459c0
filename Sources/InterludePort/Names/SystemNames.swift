/// The little that porting has to know of Apple's declarations by itself.
enum SystemNames {
    /// Whether a name that the module does not declare is that of a protocol.
    static func isProtocol(_ name: String) -> Bool {
        protocols.contains(name) || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
    }

    private static let protocols: Set<String> = [
        "UIResponderStandardEditActions", "UIViewControllerContextTransitioning",
        "UIViewControllerAnimatedTransitioning",
        "UIViewControllerInteractiveTransitioning", "UIViewControllerTransitionCoordinator", "UIContentContainer",
        "UICoordinateSpace", "UIAppearance", "UIAppearanceContainer", "UITextInput", "UIKeyInput", "NSObjectProtocol",
        "UITraitEnvironment", "UIDynamicItem", "CAAction", "CAMediaTiming", "UIViewImplicitlyAnimating",
        "UIViewAnimating",
    ]

    /// Methods of UIKit that are used as actions though they return something.
    static let methodsWithResults: Set<String> = [
        "endEditing", "becomeFirstResponder", "resignFirstResponder", "popViewController", "popToRootViewController",
    ]

    /// The label of their parameter where it is not written.
    static func label(of method: String) -> String? {
        ["endEditing": "_", "popViewController": "animated", "popToRootViewController": "animated"][method]
    }

    /// How the methods of UIKit's delegates and data sources begin that are optional, and take one unlabelled argument.
    private static let delegators = [
        "scrollView", "tableView", "collectionView", "navigationController", "tabBarController", "tabBar", "textField",
        "textView", "gestureRecognizer", "presentationController", "popoverPresentationController",
        "splitViewController",
        "searchBar", "searchController", "pageViewController", "pickerView", "application", "scene", "windowScene",
        "adaptivePresentationStyle", "sheetPresentationController", "animationDid", "animationEnded",
        "interruptibleAnimator",
        "numberOfSections", "indexTitles", "sectionIndexTitles", "dynamicAnimatorDid", "dynamicAnimatorWill",
        "navigationBar", "imagePickerController", "presentationCount", "presentationIndex", "layoutSublayers",
        "display",
        "layerWillDraw", "interactionControllerFor", "willUpdateSearchResults", "forwardingTarget",
        "userNotificationCenter",
    ]

    /// Whether a method that is called with `?` is an optional one of a system's protocol.
    static func isOptionalRequirement(_ name: String) -> Bool { delegators.contains { name.hasPrefix($0) } }
}
