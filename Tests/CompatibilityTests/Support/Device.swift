import UIKit

/// A device that a stage imitates on Linux. On iOS the device is the one that the tests run on, an iPhone 15.
enum Device {
    /// A screen of 393 × 852 points.
    case iPhone15
    /// A screen of 820 × 1180 points. Tests that need it are left out on iOS.
    case iPad10
}

extension Device {
    /// Whether tests can use a tablet: always on Linux, where the stage imitates one, on iOS if they run on an iPad.
    @MainActor static var hasTablet: Bool {
        #if os(Linux)
        true
        #else
        UIDevice.current.userInterfaceIdiom == .pad
        #endif
    }
}
