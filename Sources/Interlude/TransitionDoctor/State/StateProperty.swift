/// A property of a part of a record, by its name. A layer's property has its key path for a name.
package struct StateProperty: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = name }
}

extension StateProperty: CustomStringConvertible {
    /// The name that the code of an app has for it.
    package var description: String {
        switch self {
        case .opacity: "alpha"
        case .hidden: "isHidden"
        case .masksToBounds: "clipsToBounds"
        default: rawValue
        }
    }
}

// MARK: - Controllers and the application

extension StateProperty {
    package static let appearance = StateProperty("appearance")
    package static let isBeingPresented = StateProperty("isBeingPresented")
    package static let isBeingDismissed = StateProperty("isBeingDismissed")
    package static let isMovingToParent = StateProperty("isMovingToParent")
    package static let isMovingFromParent = StateProperty("isMovingFromParent")
    package static let hasCoordinator = StateProperty("has a transition coordinator")
    package static let presenting = StateProperty("presenting")
    package static let presented = StateProperty("presented")
    package static let modalPresentationStyle = StateProperty("modalPresentationStyle")
    package static let isModalInPresentation = StateProperty("isModalInPresentation")
    package static let hasTransitioningDelegate = StateProperty("has a transitioning delegate")
    package static let additionalSafeAreaInsets = StateProperty("additionalSafeAreaInsets")
    package static let preferredContentSize = StateProperty("preferredContentSize")
    package static let viewControllers = StateProperty("viewControllers")
    package static let barItems = StateProperty("bar items")
    package static let isNavigationBarHidden = StateProperty("isNavigationBarHidden")
    package static let isToolbarHidden = StateProperty("isToolbarHidden")
    package static let delegate = StateProperty("delegate")
    package static let selectedIndex = StateProperty("selectedIndex")
    package static let selectedItem = StateProperty("selected item")
    package static let isIgnoringInteractionEvents = StateProperty("isIgnoringInteractionEvents")
    package static let areAnimationsEnabled = StateProperty("areAnimationsEnabled")
    package static let statusBar = StateProperty("status bar")
    package static let transitionsUnderWay = StateProperty("transitions under way")
}

// MARK: - Views

extension StateProperty {
    package static let contentMode = StateProperty("contentMode")
    package static let isOpaque = StateProperty("is opaque")
    package static let tintAdjustmentMode = StateProperty("tintAdjustmentMode")
    package static let overrideUserInterfaceStyle = StateProperty("overrideUserInterfaceStyle")
    package static let tag = StateProperty("tag")
    package static let contentInset = StateProperty("contentInset")
    package static let isScrollEnabled = StateProperty("isScrollEnabled")
    package static let bounces = StateProperty("bounces")
    package static let effect = StateProperty("effect")
    package static let isUserInteractionEnabled = StateProperty("isUserInteractionEnabled")
    package static let isMultipleTouchEnabled = StateProperty("isMultipleTouchEnabled")
    package static let isExclusiveTouch = StateProperty("isExclusiveTouch")
    package static let accessibilityElementsHidden = StateProperty("accessibilityElementsHidden")
    package static let isFirstResponder = StateProperty("isFirstResponder")
    package static let gestureRecognizers = StateProperty("gesture recognizers")
    package static let controlState = StateProperty("control state")
    package static let autoresizingMask = StateProperty("autoresizingMask")
    package static let autoresizesSubviews = StateProperty("autoresizesSubviews")
    package static let translatesAutoresizingMask = StateProperty("translatesAutoresizingMaskIntoConstraints")
    package static let constraints = StateProperty("constraints")
    package static let safeAreaInsets = StateProperty("safeAreaInsets")
    package static let layoutMargins = StateProperty("layoutMargins")
    package static let semanticContentAttribute = StateProperty("semanticContentAttribute")
}

// MARK: - Layers

extension StateProperty {
    package static let allowsGroupOpacity = StateProperty("allowsGroupOpacity")
    package static let layerIsOpaque = StateProperty("layer is opaque")
    package static let speed = StateProperty("speed")
    package static let timeOffset = StateProperty("timeOffset")
    package static let beginTime = StateProperty("beginTime")
    package static let animations = StateProperty("animations")
    package static let position = StateProperty("position")
    package static let bounds = StateProperty("bounds")
    package static let zPosition = StateProperty("zPosition")
    package static let anchorPoint = StateProperty("anchorPoint")
    package static let anchorPointZ = StateProperty("anchorPointZ")
    package static let transform = StateProperty("transform")
    package static let sublayerTransform = StateProperty("sublayerTransform")
    package static let doubleSided = StateProperty("doubleSided")
    package static let backgroundColor = StateProperty("backgroundColor")
    package static let cornerRadius = StateProperty("cornerRadius")
    package static let maskedCorners = StateProperty("maskedCorners")
    package static let borderWidth = StateProperty("borderWidth")
    package static let opacity = StateProperty("opacity")
    package static let hidden = StateProperty("hidden")
    package static let masksToBounds = StateProperty("masksToBounds")
    package static let shadowColor = StateProperty("shadowColor")
    package static let shadowOpacity = StateProperty("shadowOpacity")
    package static let shadowOffset = StateProperty("shadowOffset")
    package static let shadowRadius = StateProperty("shadowRadius")
    package static let shadowPath = StateProperty("shadowPath")
    package static let shouldRasterize = StateProperty("shouldRasterize")
}
