import Foundation
import InterludeObjectiveC

/// What of UIKit's classes can be set for all their objects: what Apple's headers mark for it.
@MainActor
enum AppearanceKeys {
    /// The keys of a class and of those above it.
    static func keys(of type: NSObject.Type) -> [AppearanceKey] {
        let system = tables.filter { AppearanceRegistry.is(type, below: $0.owner) }.flatMap { $0.keys() }
        // Of the app's own properties those that are `@objc dynamic`, as on iOS.
        let own = ObjectiveCClasses.properties(of: type).filter { $0.isSettable && $0.isDynamic }
        return system + own.map { AppearanceKey($0) }
    }

    private static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]

    private static let tables: [(owner: NSObject.Type, keys: @MainActor () -> [AppearanceKey])] = [
        (
            UIView.self,
            {
                [
                    .init("backgroundColor", \UIView.backgroundColor),
                    AppearanceKey("tintColor", \UIView.tintColor).untouched { (view: UIView) in !view.hasOwnTint },
                ]
            }
        ),
        (UINavigationBar.self, navigationBar), (UITabBar.self, tabBar), (UIToolbar.self, toolbar),
        (UIBarItem.self, barItem),
        (UIBarButtonItem.self, { [.init("tintColor", \UIBarButtonItem.tintColor)] }),
        (
            UITabBarItem.self,
            {
                [
                    .init("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
                    .init("badgeColor", \UITabBarItem.badgeColor),
                ]
            }
        ),
        (
            UILabel.self,
            { [.init("font", \UILabel.font), .init("textColor", \UILabel.textColor)] }
        ),
        (UIButton.self, button),
        (
            UISwitch.self,
            { [.init("onTintColor", \UISwitch.onTintColor), .init("thumbTintColor", \UISwitch.thumbTintColor)] }
        ),
        (
            UISlider.self,
            {
                [
                    .init("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
                    .init("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
                    .init("thumbTintColor", \UISlider.thumbTintColor),
                ]
            }
        ),
        (
            UIPageControl.self,
            {
                [
                    .init("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
                    .init("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
                ]
            }
        ),
        (
            UIProgressView.self,
            {
                [
                    .init("progressTintColor", \UIProgressView.progressTintColor),
                    .init("trackTintColor", \UIProgressView.trackTintColor),
                ]
            }
        ),
        (UISegmentedControl.self, segments),
        (UIActivityIndicatorView.self, { [.init("color", \UIActivityIndicatorView.color)] }),
        (
            UITableView.self,
            {
                [
                    .init("separatorColor", \UITableView.separatorColor),
                    .init("separatorInset", \UITableView.separatorInset),
                ]
            }
        ),
    ]

    // MARK: Bars

    private static func navigationBar() -> [AppearanceKey] {
        [
            .init("barStyle", \UINavigationBar.barStyle), .init("isTranslucent", \UINavigationBar.isTranslucent),
            .init("barTintColor", \UINavigationBar.barTintColor), .init("shadowImage", \UINavigationBar.shadowImage),
            .init("titleTextAttributes", \UINavigationBar.titleTextAttributes),
            .init("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
            .init("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
            .init(
                "standardAppearance",
                { (bar: UINavigationBar) in bar.standardAppearance.isGiven ? bar.standardAppearance : nil }
            ) {
                if let look = $1 { $0.standardAppearance = look }
            },
            .init("compactAppearance", \UINavigationBar.compactAppearance),
            .init("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
            .init("backIndicatorImage", \UINavigationBar.backIndicatorImage),
            .init("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
            titleOffset(.default), titleOffset(.compact),
            .init("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
            backgroundImage(.default), backgroundImage(.compact),
        ]
    }

    private static func backgroundImage(_ metrics: UIBarMetrics) -> AppearanceKey {
        .init("backgroundImage \(metrics.rawValue)") { (bar: UINavigationBar) in
            bar.backgroundImage(for: metrics)
        } _: { bar, image in
            bar.setBackgroundImage(image, for: metrics)
        }
    }

    private static func titleOffset(_ metrics: UIBarMetrics) -> AppearanceKey {
        .init("titleVerticalPositionAdjustment \(metrics.rawValue)") { (bar: UINavigationBar) -> CGFloat? in
            let offset = bar.titleVerticalPositionAdjustment(for: metrics)
            return offset == 0 ? nil : offset
        } _: { bar, offset in
            bar.setTitleVerticalPositionAdjustment(offset ?? 0, for: metrics)
        }
    }

    private static func toolbarImage(_ metrics: UIBarMetrics) -> AppearanceKey {
        .init("backgroundImage \(metrics.rawValue)") { (bar: UIToolbar) in
            bar.backgroundImage(forToolbarPosition: .any, barMetrics: metrics)
        } _: { bar, image in
            bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: metrics)
        }
    }

    private static var toolbarShadow: AppearanceKey {
        .init("shadowImage") { (bar: UIToolbar) in
            bar.shadowImage(forToolbarPosition: .any)
        } _: { bar, image in
            bar.setShadowImage(image, forToolbarPosition: .any)
        }
    }

    private static func tabBar() -> [AppearanceKey] {
        [
            .init("isTranslucent", \UITabBar.isTranslucent), .init("barStyle", \UITabBar.barStyle),
            .init("barTintColor", \UITabBar.barTintColor),
            .init("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
            .init("backgroundImage", \UITabBar.backgroundImage), .init("shadowImage", \UITabBar.shadowImage),
            .init("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
            .init(
                "standardAppearance",
                { (bar: UITabBar) in bar.standardAppearance.isGiven ? bar.standardAppearance : nil }
            ) {
                if let look = $1 { $0.standardAppearance = look }
            },
            .init("itemPositioning", \UITabBar.itemPositioning), .init("itemWidth", \UITabBar.itemWidth),
            .init("itemSpacing", \UITabBar.itemSpacing),
            .init("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
        ]
    }

    private static func toolbar() -> [AppearanceKey] {
        [
            .init("isTranslucent", \UIToolbar.isTranslucent), .init("barStyle", \UIToolbar.barStyle),
            .init("barTintColor", \UIToolbar.barTintColor),
            .init(
                "standardAppearance",
                { (bar: UIToolbar) in bar.standardAppearance.isGiven ? bar.standardAppearance : nil }
            ) {
                if let look = $1 { $0.standardAppearance = look }
            },
            .init("compactAppearance", \UIToolbar.compactAppearance),
            .init("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance),
            toolbarImage(.default), toolbarImage(.compact), toolbarShadow,
            .init("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
        ]
    }

    private static func barItem() -> [AppearanceKey] {
        states.map { state in
            .init("titleTextAttributes \(state.rawValue)") { (item: UIBarItem) in
                item.titleTextAttributes(for: state)
            } _: { item, attributes in
                item.setTitleTextAttributes(attributes, for: state)
            }
        }
    }

    // MARK: Controls

    private static func button() -> [AppearanceKey] {
        states.map { state in
            .init("titleColor \(state.rawValue)") { (button: UIButton) in
                button.titleColor(for: state)
            } _: { button, color in
                button.setTitleColor(color, for: state)
            }
        }
    }

    private static func segments() -> [AppearanceKey] {
        [.init("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)]
            + states.map { state in
                .init("titleTextAttributes \(state.rawValue)") { (control: UISegmentedControl) in
                    control.titleTextAttributes(for: state)
                } _: { control, attributes in
                    control.setTitleTextAttributes(attributes, for: state)
                }
            }
    }
}
