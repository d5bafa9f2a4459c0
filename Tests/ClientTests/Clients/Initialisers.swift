// What can be made without a word more, as on iOS, and what cannot.

import QuartzCore
import UIKit

@MainActor func makeAll() -> [AnyObject] {
    [
        CAAnimation(),
        CAAnimationGroup(),
        CABasicAnimation(),
        CADisplayLink(),
        CAGradientLayer(),
        CAKeyframeAnimation(),
        CALayer(),
        CAMediaTimingFunction(),
        CAPropertyAnimation(),
        CAReplicatorLayer(),
        CAScrollLayer(),
        CAShapeLayer(),
        CASpringAnimation(),
        CATransaction(),
        CATransformLayer(),
        CATransition(),
        CAValueFunction(),
        NSLayoutConstraint(),
        NSLayoutDimension(),
        NSLayoutXAxisAnchor(),
        NSLayoutYAxisAnchor(),
        NSMutableParagraphStyle(),
        NSParagraphStyle(),
        NSShadow(),
        NSStringDrawingContext(),
        NSTextTab(),
        UIActivityIndicatorView(),
        UIBarAppearance(),
        UIBarButtonItem(),
        UIBarItem(),
        UIBezierPath(),
        UIBlurEffect(),
        UIButton(),
        UICollectionReusableView(),
        UICollectionView(),
        UICollectionViewCell(),
        UICollectionViewController(),
        UICollectionViewFlowLayout(),
        UICollectionViewFlowLayoutInvalidationContext(),
        UICollectionViewLayout(),
        UICollectionViewLayoutAttributes(),
        UICollectionViewLayoutInvalidationContext(),
        UICollectionViewUpdateItem(),
        UIColor(),
        UIControl(),
        UICubicTimingParameters(),
        UIDevice(),
        UIEvent(),
        UIFont(),
        UIFontDescriptor(),
        UIGestureRecognizer(),
        UIGraphicsImageRenderer(),
        UIGraphicsImageRendererContext(),
        UIGraphicsImageRendererFormat(),
        UIGraphicsRenderer(),
        UIGraphicsRendererContext(),
        UIGraphicsRendererFormat(),
        UIImage(),
        UIImageView(),
        UIKeyboardLayoutGuide(),
        UILabel(),
        UILayoutGuide(),
        UILongPressGestureRecognizer(),
        UIMotionEffect(),
        UINavigationBar(),
        UINavigationBarAppearance(),
        UINavigationController(),
        UINavigationItem(),
        UIPageControl(),
        UIPanGestureRecognizer(),
        UIPercentDrivenInteractiveTransition(),
        UIPinchGestureRecognizer(),
        UIPopoverBackgroundView(),
        UIProgressView(),
        UIResponder(),
        UIRotationGestureRecognizer(),
        UISceneConfiguration(),
        UIScreen(),
        UIScreenEdgePanGestureRecognizer(),
        UIScrollView(),
        UISegmentedControl(),
        UISlider(),
        UISplitViewController(),
        UISpringTimingParameters(),
        UIStackView(),
        UISwipeGestureRecognizer(),
        UISwitch(),
        UITabBar(),
        UITabBarAppearance(),
        UITabBarController(),
        UITabBarItem(),
        UITableView(),
        UITableViewCell(),
        UITableViewController(),
        UITableViewHeaderFooterView(),
        UITapGestureRecognizer(),
        UIToolbar(),
        UIToolbarAppearance(),
        UITouch(),
        UITrackingLayoutGuide(),
        UITraitCollection(),
        UIVibrancyEffect(),
        UIView(),
        UIViewController(),
        UIViewPropertyAnimator(),
        UIVisualEffect(),
        UIVisualEffectView(),
        UIWindow(),
        UIApplication(),
    ]
}

@MainActor func makeWithFrame() -> [UIView] {
    [
        UIActivityIndicatorView(frame: .zero),
        UIButton(frame: .zero),
        UICollectionReusableView(frame: .zero),
        UICollectionView(frame: .zero),
        UICollectionViewCell(frame: .zero),
        UIControl(frame: .zero),
        UIImageView(frame: .zero),
        UILabel(frame: .zero),
        UINavigationBar(frame: .zero),
        UIPageControl(frame: .zero),
        UIProgressView(frame: .zero),
        UIScrollView(frame: .zero),
        UISegmentedControl(frame: .zero),
        UISlider(frame: .zero),
        UIStackView(frame: .zero),
        UISwitch(frame: .zero),
        UITabBar(frame: .zero),
        UITableView(frame: .zero),
        UITableViewCell(frame: .zero),
        UITableViewHeaderFooterView(frame: .zero),
        UIToolbar(frame: .zero),
        UIView(frame: .zero),
        UIVisualEffectView(frame: .zero),
        UIWindow(frame: .zero),
    ]
}

@MainActor func makeControllers() -> [UIViewController] {
    [
        UIViewController(nibName: nil, bundle: nil),
        UINavigationController(nibName: nil, bundle: nil),
        UITabBarController(nibName: nil, bundle: nil),
        UISplitViewController(nibName: nil, bundle: nil),
        UITableViewController(nibName: nil, bundle: nil),
        UICollectionViewController(nibName: nil, bundle: nil),
    ]
}

@MainActor func makeWhatNobodyCan() {
    _ = UIAction()  // refused
    _ = UIFontMetrics()  // refused
    _ = UIImage.Configuration()  // refused
    _ = UIImage.SymbolConfiguration()  // refused
    _ = UIListContentView()  // refused
    _ = UIMenuElement()  // refused
    _ = UIPopoverPresentationController()  // refused
    _ = UIPresentationController()  // refused
    _ = UIScene()  // refused
    _ = UIScene.ConnectionOptions()  // refused
    _ = UISceneSession()  // refused
    _ = UISheetPresentationController()  // refused
    _ = UISheetPresentationController.Detent()  // refused
    _ = UIStatusBarManager()  // refused
    _ = UIWindowScene()  // refused
}

class Table: UITableView {
    override init(frame: CGRect) { super.init(frame: frame) }  // refused
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Row: UITableViewCell {
    override init(frame: CGRect) { super.init(frame: frame) }  // refused
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Pane: UIVisualEffectView {
    override init(frame: CGRect) { super.init(frame: frame) }  // refused
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Column: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }  // refused
}
