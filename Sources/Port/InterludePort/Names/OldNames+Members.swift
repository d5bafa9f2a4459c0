// Apple's renamed declarations, from the release notes of Swift 3, 4 and 4.2 and the availability notes of the SDK's headers.

extension OldNames {
    /// Properties and methods with a shorter name.
    static let members: [String: String] = [
        "childViewControllers": "children",
        "addChildViewController": "addChild",
        "removeFromParentViewController": "removeFromParent",
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
        "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
    ]

    /// The modes of run loops.
    static let runLoopModes: [String: String] = ["commonModes": "common", "defaultRunLoopMode": "default"]

    /// Members of `Notification.Name` that stand with their senders now.
    static let notifications: [String: String] = [
        "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
        "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
        "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
        "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
        "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
        "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
        "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
        "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
        "UIApplicationDidFinishLaunching": "UIApplication.didFinishLaunchingNotification",
        "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
        "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
        "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
        "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
        "UIApplicationSignificantTimeChange": "UIApplication.significantTimeChangeNotification",
        "UIApplicationWillChangeStatusBarOrientation": "UIApplication.willChangeStatusBarOrientationNotification",
        "UIApplicationDidChangeStatusBarOrientation": "UIApplication.didChangeStatusBarOrientationNotification",
        "UIApplicationWillChangeStatusBarFrame": "UIApplication.willChangeStatusBarFrameNotification",
        "UIApplicationDidChangeStatusBarFrame": "UIApplication.didChangeStatusBarFrameNotification",
        "UIApplicationBackgroundRefreshStatusDidChange": "UIApplication.backgroundRefreshStatusDidChangeNotification",
        "UIApplicationUserDidTakeScreenshot": "UIApplication.userDidTakeScreenshotNotification",
        "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
        "UIDeviceBatteryStateDidChange": "UIDevice.batteryStateDidChangeNotification",
        "UIDeviceBatteryLevelDidChange": "UIDevice.batteryLevelDidChangeNotification",
        "UIDeviceProximityStateDidChange": "UIDevice.proximityStateDidChangeNotification",
        "UITextFieldTextDidBeginEditing": "UITextField.textDidBeginEditingNotification",
        "UITextFieldTextDidEndEditing": "UITextField.textDidEndEditingNotification",
        "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
        "UITextViewTextDidBeginEditing": "UITextView.textDidBeginEditingNotification",
        "UITextViewTextDidEndEditing": "UITextView.textDidEndEditingNotification",
        "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
        "UIWindowDidBecomeVisible": "UIWindow.didBecomeVisibleNotification",
        "UIWindowDidBecomeHidden": "UIWindow.didBecomeHiddenNotification",
        "UIWindowDidBecomeKey": "UIWindow.didBecomeKeyNotification",
        "UIWindowDidResignKey": "UIWindow.didResignKeyNotification",
        "UIScreenDidConnect": "UIScreen.didConnectNotification",
        "UIScreenDidDisconnect": "UIScreen.didDisconnectNotification",
        "UIScreenModeDidChange": "UIScreen.modeDidChangeNotification",
        "UIScreenBrightnessDidChange": "UIScreen.brightnessDidChangeNotification",
        "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
        "UIAccessibilityReduceMotionStatusDidChange": "UIAccessibility.reduceMotionStatusDidChangeNotification",
        "UIAccessibilityVoiceOverStatusChanged": "UIAccessibility.voiceOverStatusDidChangeNotification",
        "UIViewControllerShowDetailTargetDidChange": "UIViewController.showDetailTargetDidChangeNotification",
        "UIPasteboardChanged": "UIPasteboard.changedNotification",
    ]

    /// Keys of attributes that were spelled with their suffix.
    static let attributeKeys: [String: String] = [
        "fontAttributeName": "font",
        "paragraphStyleAttributeName": "paragraphStyle",
        "foregroundColorAttributeName": "foregroundColor",
        "backgroundColorAttributeName": "backgroundColor",
        "ligatureAttributeName": "ligature",
        "kernAttributeName": "kern",
        "strikethroughStyleAttributeName": "strikethroughStyle",
        "underlineStyleAttributeName": "underlineStyle",
        "strokeColorAttributeName": "strokeColor",
        "strokeWidthAttributeName": "strokeWidth",
        "shadowAttributeName": "shadow",
        "textEffectAttributeName": "textEffect",
        "attachmentAttributeName": "attachment",
        "linkAttributeName": "link",
        "baselineOffsetAttributeName": "baselineOffset",
        "underlineColorAttributeName": "underlineColor",
        "strikethroughColorAttributeName": "strikethroughColor",
        "obliquenessAttributeName": "obliqueness",
        "expansionAttributeName": "expansion",
    ]
}
