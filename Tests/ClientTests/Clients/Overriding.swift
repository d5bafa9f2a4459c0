// Subclasses as published code has them: everything that is open on iOS can be overridden, initialisers as well.

import QuartzCore
import UIKit

// MARK: Initialisers

class Button: UIButton {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class ButtonOfOwn: UIButton {
    let padding: CGFloat
    init(padding: CGFloat) {
        self.padding = padding
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError() }
}

class Control: UIControl {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Picture: UIImageView {
    override init(frame: CGRect) { super.init(frame: frame) }
    override init(image: UIImage?) { super.init(image: image) }
    override init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(image: image, highlightedImage: highlightedImage)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Stack: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
}

class Spinner: UIActivityIndicatorView {
    override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
    required init(coder: NSCoder) { super.init(coder: coder) }
}

class Glass: UIVisualEffectView {
    override init(effect: UIVisualEffect?) { super.init(effect: effect) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Item: UICollectionViewCell {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class List: UITableView {
    override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Grid: UICollectionView {
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Screen: UIViewController {
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class ScreenOfOwn: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
}

class Navigation: UINavigationController {
    override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class NavigationOfOwn: UINavigationController {
    convenience init(first: UIViewController) { self.init(rootViewController: first) }
}

class EdgePan: UIScreenEdgePanGestureRecognizer {
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

class Shape: CAShapeLayer {
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Spring: UISpringTimingParameters {
    init(ratio: CGFloat) { super.init(dampingRatio: ratio, initialVelocity: .zero) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Pace: UICubicTimingParameters {
    override init() { super.init(animationCurve: .linear) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Card: UIPresentationController {
    override init(presentedViewController: UIViewController, presenting: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }
    override var traitCollection: UITraitCollection { super.traitCollection }
}

// MARK: Members

class Canvas: UIView {
    override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
    override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
    override var constraints: [NSLayoutConstraint] { super.constraints }
    override var interactions: [UIInteraction] {
        get { super.interactions }
        set { super.interactions = newValue }
    }
    override var motionEffects: [UIMotionEffect] {
        get { super.motionEffects }
        set { super.motionEffects = newValue }
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
    override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { super.systemLayoutSizeFitting(targetSize) }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous) }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        super.frame(forAlignmentRect: alignmentRect)
    }
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        super.animate(withDuration: duration, animations: animations)
    }
    override class func performWithoutAnimation(_ actions: () -> Void) { super.performWithoutAnimation(actions) }
}

class Named: UIView {
    override var accessibilityLabel: String? {
        get { "named" }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { [.button, .selected] }
        set { super.accessibilityTraits = newValue }
    }
}

class TitleButton: UIButton {
    override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title, for: state) }
    override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) }
    override func titleColor(for state: UIControl.State) -> UIColor? { super.titleColor(for: state) }
    override func backgroundImage(for state: UIControl.State) -> UIImage? { super.backgroundImage(for: state) }
}

class Page: UIViewController {
    override var navigationItem: UINavigationItem { super.navigationItem }
    override var navigationController: UINavigationController? { super.navigationController }
    override var tabBarController: UITabBarController? { super.tabBarController }
    override var tabBarItem: UITabBarItem! {
        get { super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
    override var toolbarItems: [UIBarButtonItem]? {
        get { super.toolbarItems }
        set { super.toolbarItems = newValue }
    }
    override var transitionCoordinator: UIViewControllerTransitionCoordinator? { super.transitionCoordinator }
    override var presentationController: UIPresentationController? { super.presentationController }
    override var presentingViewController: UIViewController? { super.presentingViewController }
    override var presentedViewController: UIViewController? { super.presentedViewController }
    override var children: [UIViewController] { super.children }
    override var parent: UIViewController? { super.parent }
    override var isBeingPresented: Bool { super.isBeingPresented }
    override var isMovingFromParent: Bool { super.isMovingFromParent }
    override var isViewLoaded: Bool { super.isViewLoaded }
    override var nibName: String? { super.nibName }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
    override func loadViewIfNeeded() { super.loadViewIfNeeded() }
    override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        super.overrideTraitCollection(forChild: child)
    }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override func awakeFromNib() { super.awakeFromNib() }
}

class Flow: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
    override func pushViewController(_ controller: UIViewController, animated: Bool) {
        super.pushViewController(controller, animated: animated)
    }
    override func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        super.setToolbarItems(items, animated: animated)
    }
}

class Plane: CALayer {
    override var speed: Float {
        get { super.speed }
        set { super.speed = newValue }
    }
    override var shadowOpacity: Float {
        get { super.shadowOpacity }
        set { super.shadowOpacity = newValue }
    }
    override var name: String? {
        get { super.name }
        set { super.name = newValue }
    }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func value(forKeyPath keyPath: String) -> Any? { super.value(forKeyPath: keyPath) }
    override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { super.convert(p, from: l) }
    override func setAffineTransform(_ m: CGAffineTransform) { super.setAffineTransform(m) }
    override func presentation() -> Self? { super.presentation() }
    override func model() -> Self { super.model() }
}

class Ink: UIColor, @unchecked Sendable {
    override class var red: UIColor { .blue }
    override func setFill() { super.setFill() }
    override func withAlphaComponent(_ alpha: CGFloat) -> UIColor { super.withAlphaComponent(alpha) }
    override var cgColor: CGColor { super.cgColor }
}

class Stamp: UIImage, @unchecked Sendable {
    override func draw(in rect: CGRect) { super.draw(in: rect) }
    override func withRenderingMode(_ mode: UIImage.RenderingMode) -> UIImage { super.withRenderingMode(mode) }
}

class Outline: UIBezierPath {
    override func move(to point: CGPoint) { super.move(to: point) }
    override func stroke() { super.stroke() }
}

class Pan: UIPanGestureRecognizer {
    override func require(toFail other: UIGestureRecognizer) { super.require(toFail: other) }
    override func addTarget(_ target: Any, action: Selector) { super.addTarget(target, action: action) }
    override var numberOfTouches: Int { super.numberOfTouches }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
    }
}

class Rule: NSLayoutConstraint {
    override var multiplier: CGFloat { super.multiplier }
    override var firstAttribute: NSLayoutConstraint.Attribute { super.firstAttribute }
}

class Guide: UILayoutGuide {
    override var widthAnchor: NSLayoutDimension { super.widthAnchor }
}

class Columns: UISplitViewController {
    override var style: UISplitViewController.Style { super.style }
    override var primaryColumnWidth: CGFloat { super.primaryColumnWidth }
}

// MARK: Subclasses that inherit their initialisers

class Device: UIDevice {}
class Monitor: UIScreen {}
class Application: UIApplication {
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}
class Bond: NSLayoutConstraint {}
class Paint: UIColor, @unchecked Sendable {}
class Photo: UIImage, @unchecked Sendable {}
class Typeface: UIFont, @unchecked Sendable {}
class Description: UIFontDescriptor, @unchecked Sendable {}
class Lane: UILayoutGuide {}
class Traits: UITraitCollection, @unchecked Sendable {}
class Drawing: UIGraphicsImageRendererContext {}
class Update: UICollectionViewUpdateItem {}
class Clock: CADisplayLink {}

@MainActor func makeSubclasses() -> [Any?] {
    [
        Device(), Monitor(), Bond(), Lane(), Drawing(), Update(), Clock(),
        Bond(
            item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .top, multiplier: 1, constant: 0
        ),
        Paint(red: 1, green: 0, blue: 0, alpha: 1), Paint(white: 1, alpha: 1), Photo(named: "photo"),
        Photo(data: Data()),
        Typeface(name: "Inter", size: 12), Description(name: "Inter", size: 12), Traits(displayScale: 2),
        Canvas(frame: .zero), Canvas(), TitleButton(type: .system), TitleButton(), Flow(rootViewController: Page()),
        Columns(style: .doubleColumn), Pan(target: nil, action: nil), NavigationOfOwn(first: ScreenOfOwn()),
    ]
}

// MARK: Literals and operators

@MainActor func makeLook() -> (UIImage, UIColor, UILayoutPriority) {
    (
        #imageLiteral(resourceName: "picture"), #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1),
        .required - 1
    )
}
