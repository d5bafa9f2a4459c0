extension Snippet {
    private static func old(_ input: String, _ output: String) -> Snippet { Snippet("old " + input, input, output) }

    /// Types that were renamed in Swift 4.2.
    static let oldTypes = [
        old("func f(_ s: UIControlState) {}", "func f(_ s: UIControl.State) {}"),
        old("let e: UIControlEvents = []", "let e: UIControl.Event = []"),
        old("f(UIControlState.normal)", "f(UIControl.State.normal)"),
        old("var o = UIViewAnimationOptions.curveEaseIn", "var o = UIView.AnimationOptions.curveEaseIn"),
        old("let k: UIViewKeyframeAnimationOptions = []", "let k: UIView.KeyframeAnimationOptions = []"),
        old("let c = UIViewAnimationCurve.easeIn", "let c = UIView.AnimationCurve.easeIn"),
        old("let c: UIViewContentMode", "let c: UIView.ContentMode"),
        old("let c: UIViewAutoresizing", "let c: UIView.AutoresizingMask"),
        old("let s: UIGestureRecognizerState", "let s: UIGestureRecognizer.State"),
        old("let o: UINavigationControllerOperation", "let o: UINavigationController.Operation"),
        old("let o: [UIApplicationLaunchOptionsKey: Any]?", "let o: [UIApplication.LaunchOptionsKey: Any]?"),
        old(
            "let o: [UIApplicationOpenURLOptionsKey : Any] = [:]",
            "let o: [UIApplication.OpenURLOptionsKey : Any] = [:]"),
        old("let s: UITableViewCellStyle?", "let s: UITableViewCell.CellStyle?"),
        old("let s: UITableViewCellEditingStyle", "let s: UITableViewCell.EditingStyle"),
        old("let s: UICollectionViewScrollDirection", "let s: UICollectionView.ScrollDirection"),
        old("let b = UIButton(type: UIButtonType.custom)", "let b = UIButton(type: UIButton.ButtonType.custom)"),
        old("let b: UIBarButtonSystemItem", "let b: UIBarButtonItem.SystemItem"),
        old("let b: UIBarButtonItemStyle", "let b: UIBarButtonItem.Style"),
        old("let a: UIAlertControllerStyle", "let a: UIAlertController.Style"),
        old("let a: UIAlertActionStyle", "let a: UIAlertAction.Style"),
        old("let a: UILayoutConstraintAxis", "let a: NSLayoutConstraint.Axis"),
        old("let a: NSLayoutAttribute", "let a: NSLayoutConstraint.Attribute"),
        old("let a: NSLayoutRelation", "let a: NSLayoutConstraint.Relation"),
        old("let a: UIBlurEffectStyle", "let a: UIBlurEffect.Style"),
        old("let a: UIImageRenderingMode", "let a: UIImage.RenderingMode"),
        old("let a: UIWindowLevel", "let a: UIWindow.Level"),
        old("let a: UITouchPhase", "let a: UITouch.Phase"),
        old("let a: UIFontTextStyle", "let a: UIFont.TextStyle"),
        old("let a: [NSAttributedStringKey: Any]", "let a: [NSAttributedString.Key: Any]"),
        old("let a: Array<UIControlState>", "let a: Array<UIControl.State>"),
        old("let a = x as? UIControlState", "let a = x as? UIControl.State"),
        Snippet("old name of the app's own", unchanged: "enum UIControlState { case a }\nlet s: UIControlState = .a"),
        Snippet("old name as an alias", unchanged: "typealias UIControlState = Int\nlet s: UIControlState = 1"),
        Snippet("old name as a member", unchanged: "let s = a.UIControlState"),
        Snippet("new names", unchanged: "let s: UIControl.State = .normal; let k = NSAttributedString.Key.font"),
    ]

    /// Constants.
    static let oldConstants = [
        old(
            "t.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)",
            "t.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)"),
        old("a.fillMode = kCAFillModeForwards", "a.fillMode = CAMediaTimingFillMode.forwards"),
        old("t.type = kCATransitionFade", "t.type = CATransitionType.fade"),
        old("t.subtype = kCATransitionFromRight", "t.subtype = CATransitionSubtype.fromRight"),
        old(
            "l.contentsGravity = kCAGravityResizeAspectFill",
            "l.contentsGravity = CALayerContentsGravity.resizeAspectFill"),
        old("l.lineCap = kCALineCapRound", "l.lineCap = CAShapeLayerLineCap.round"),
        old("l.lineJoin = kCALineJoinBevel", "l.lineJoin = CAShapeLayerLineJoin.bevel"),
        old("l.fillRule = kCAFillRuleEvenOdd", "l.fillRule = CAShapeLayerFillRule.evenOdd"),
        old("let i = UIEdgeInsetsZero", "let i = UIEdgeInsets.zero"),
        old("let r = CGRectZero", "let r = CGRect.zero"),
        old("let r = CGAffineTransformIdentity", "let r = CGAffineTransform.identity"),
        old("t.rowHeight = UITableViewAutomaticDimension", "t.rowHeight = UITableView.automaticDimension"),
        old(
            "s.decelerationRate = UIScrollViewDecelerationRateFast",
            "s.decelerationRate = UIScrollView.DecelerationRate.fast"),
        old("w.windowLevel = UIWindowLevelAlert", "w.windowLevel = UIWindow.Level.alert"),
        old(
            "let f = UIFont.systemFont(ofSize: 1, weight: UIFontWeightBold)",
            "let f = UIFont.systemFont(ofSize: 1, weight: UIFont.Weight.bold)"),
        old("let k = i[UIKeyboardFrameEndUserInfoKey]", "let k = i[UIResponder.keyboardFrameEndUserInfoKey]"),
        old("let a = [NSFontAttributeName: f]", "let a = [NSAttributedString.Key.font: f]"),
        old("let a = [NSForegroundColorAttributeName: f]", "let a = [NSAttributedString.Key.foregroundColor: f]"),
        old(
            "c.viewController(forKey: UITransitionContextToViewControllerKey)",
            "c.viewController(forKey: UITransitionContextViewControllerKey.to)"),
        old("l.add(to: .main, forMode: .commonModes)", "l.add(to: .main, forMode: .common)"),
        old(
            "l.add(to: .main, forMode: RunLoopMode.defaultRunLoopMode)",
            "l.add(to: .main, forMode: RunLoop.Mode.default)"),
        old("let p = UILayoutPriorityRequired", "let p = UILayoutPriority.required"),
        old(
            "n.addObserver(forName: NSNotification.Name.UIKeyboardWillShow)",
            "n.addObserver(forName: UIResponder.keyboardWillShowNotification)"),
        old(
            "n.addObserver(forName: .UIKeyboardDidHide)",
            "n.addObserver(forName: UIResponder.keyboardDidHideNotification)"),
        old(
            "n.addObserver(forName: Notification.Name.UIApplicationDidBecomeActive)",
            "n.addObserver(forName: UIApplication.didBecomeActiveNotification)"),
        old(
            "n.addObserver(name: UIDeviceOrientationDidChangeNotification)",
            "n.addObserver(name: UIDevice.orientationDidChangeNotification)"),
    ]

    /// Functions.
    static let oldCalls = [
        old("let r = CGRectMake(1, 2, 3, 4)", "let r = CGRect(x: 1, y: 2, width: 3, height: 4)"),
        old("let p = CGPointMake(a, b)", "let p = CGPoint(x: a, y: b)"),
        old("let s = CGSizeMake(1, 2)", "let s = CGSize(width: 1, height: 2)"),
        old("let s = CGPointMake(CGRectGetMidX(a), CGRectGetMidY(a))", "let s = CGPoint(x: (a).midX, y: (a).midY)"),
        old("let i = UIEdgeInsetsMake(1, 2, 3, 4)", "let i = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
        old("let t = CGAffineTransformMakeScale(2, 2)", "let t = CGAffineTransform(scaleX: 2, y: 2)"),
        old("let t = CGAffineTransformMakeTranslation(2, 2)", "let t = CGAffineTransform(translationX: 2, y: 2)"),
        old("let t = CGAffineTransformMakeRotation(.pi)", "let t = CGAffineTransform(rotationAngle: .pi)"),
        old("let t = CGAffineTransformScale(t, 1, 2)", "let t = (t).scaledBy(x: 1, y: 2)"),
        old("let t = CGAffineTransformConcat(a, b)", "let t = (a).concatenating(b)"),
        old("let r = CGRectInset(view.bounds, 1, 2)", "let r = (view.bounds).insetBy(dx: 1, dy: 2)"),
        old("let r = CGRectContainsPoint(a, b)", "let r = (a).contains(b)"),
        old("let r = UIEdgeInsetsInsetRect(a, b)", "let r = (a).inset(by: b)"),
        old("let w = CGRectGetWidth(a.frame)", "let w = (a.frame).width"),
        old("let d = UIImagePNGRepresentation(i)", "let d = (i).pngData()"),
        old("let d = UIImageJPEGRepresentation(i, 0.8)", "let d = (i).jpegData(compressionQuality: 0.8)"),
        old("if UIAccessibilityIsReduceMotionEnabled() {}", "if UIAccessibility.isReduceMotionEnabled {}"),
        old("v.bringSubview(toFront: a)", "v.bringSubviewToFront(a)"),
        old("v.sendSubview(toBack: a)", "v.sendSubviewToBack(a)"),
        Snippet("old function of the app's own", unchanged: "func CGRectMake(_ a: Int) {}\nlet r = CGRectMake(1)"),
    ]

    /// Containment.
    static let oldMembers = [
        old("addChildViewController(c)", "addChild(c)"),
        old("self.addChildViewController(c)", "self.addChild(c)"),
        old("c.didMove(toParentViewController: self)", "c.didMove(toParent: self)"),
        old("c.willMove(toParentViewController: nil)", "c.willMove(toParent: nil)"),
        old("c.removeFromParentViewController()", "c.removeFromParent()"),
        old("for c in childViewControllers {}", "for c in children {}"),
        old("let c = nav.childViewControllers.first", "let c = nav.children.first"),
        old(
            "class A: UIViewController { override var childViewControllerForStatusBarStyle: UIViewController? { nil } }",
            "class A: UIViewController { override var childForStatusBarStyle: UIViewController? { nil } }"),
        old(
            "class A: UIViewController { override func didMove(toParentViewController p: UIViewController?) { super.didMove(toParentViewController: p) } }",
            "class A: UIViewController { override func didMove(toParent p: UIViewController?) { super.didMove(toParent: p) } }"
        ),
        old(
            "class A: UIViewController { override func removeFromParentViewController() {} }",
            "class A: UIViewController { override func removeFromParent() {} }"),
        Snippet(
            "old member of the app's own",
            unchanged: "class A { var childViewControllers = [Int]()\nfunc f() { print(childViewControllers) } }"),
    ]
}
