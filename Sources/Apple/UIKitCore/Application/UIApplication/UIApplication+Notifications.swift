import QuartzCore

extension UIApplication {
    /// Posted once the delegate has heard that the application has started. The object is the application.
    nonisolated public class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    /// Posted when the application has come to the front and gets input.
    nonisolated public class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }
    /// Posted before the application no longer gets input.
    nonisolated public class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }
    /// Posted when the application can no longer be seen.
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    /// Posted before the application can be seen again; not at its start.
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }
    /// Posted when the application ends.
    nonisolated public class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }
    /// Memory is short; never posted here.
    nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// A new day, or another clock; never posted here.
    nonisolated public class var significantTimeChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
    }
    /// The user took a picture of the screen; never posted here.
    nonisolated public class var userDidTakeScreenshotNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }
    /// Posted before the interface turns. `statusBarOrientationUserInfoKey` tells the orientation to come.
    nonisolated public class var willChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }
    /// Posted when the interface has turned. `statusBarOrientationUserInfoKey` tells the orientation from before.
    nonisolated public class var didChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }
    /// An orientation in a notification of its change: a number, the `rawValue` of `UIInterfaceOrientation`.
    nonisolated public class var statusBarOrientationUserInfoKey: String {
        "UIApplicationStatusBarOrientationUserInfoKey"
    }
    /// Never posted here: the status bar keeps its height.
    nonisolated public class var willChangeStatusBarFrameNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    }
    /// Never posted here: the status bar keeps its height.
    nonisolated public class var didChangeStatusBarFrameNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }
    /// The status bar's frame in a notification of its change; those are never posted here.
    nonisolated public class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
}
