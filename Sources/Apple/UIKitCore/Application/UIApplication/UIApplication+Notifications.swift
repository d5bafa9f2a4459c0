import QuartzCore

extension UIApplication {
    /// Posted after the delegate's launch method returned. The object is the application.
    nonisolated public class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    /// Posted when the application has become active and receives events.
    nonisolated public class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }
    /// Posted before the application becomes inactive and receives no events.
    nonisolated public class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }
    /// Posted when the application has entered the background.
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    /// Posted before the application enters the foreground again; not at launch.
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }
    /// Posted before the application terminates.
    nonisolated public class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }
    /// Posted when memory is low; never posted here.
    nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// Posted at midnight and when the clock changes; never posted here.
    nonisolated public class var significantTimeChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
    }
    /// Posted when the user took a screenshot; never posted here.
    nonisolated public class var userDidTakeScreenshotNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }
    /// Posted before the interface rotates. `statusBarOrientationUserInfoKey` has the new
    /// orientation.
    nonisolated public class var willChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }
    /// Posted after the interface has rotated. `statusBarOrientationUserInfoKey` has the previous
    /// orientation.
    nonisolated public class var didChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }
    /// The orientation in the user info: a number, the `rawValue` of `UIInterfaceOrientation`.
    nonisolated public class var statusBarOrientationUserInfoKey: String {
        "UIApplicationStatusBarOrientationUserInfoKey"
    }
    /// Never posted here: the height of the status bar does not change.
    nonisolated public class var willChangeStatusBarFrameNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    }
    /// Never posted here: the height of the status bar does not change.
    nonisolated public class var didChangeStatusBarFrameNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }
    /// The status bar's frame in the user info. Its notifications are never posted here.
    nonisolated public class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
}
