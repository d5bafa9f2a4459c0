import UIKit

/// A device whose screen a stage has.
public struct Device: Hashable, Sendable {
    /// The host's description of the device.
    package let profile: DeviceProfile

    /// The name in commands and reports, such as `iphone-15`.
    public var name: String { profile.name }
    /// Pixels per point.
    public var scale: CGFloat { profile.scale }

    /// Returns the size of the screen in points.
    public func size(_ orientation: UIInterfaceOrientation = .portrait) -> CGSize { profile.size(in: orientation) }

    /// Returns the safe area of the screen, in points.
    public func safeAreaInsets(_ orientation: UIInterfaceOrientation = .portrait) -> UIEdgeInsets {
        profile.insets(in: orientation)
    }

    /// The radius of the display's corners, in points. Windows and browsers show the corners and the cutout; snapshots
    /// and films contain the whole screen.
    public var cornerRadius: CGFloat { profile.display.cornerRadius }
}

extension Device {
    /// 393 × 852 points, three pixels per point.
    public static let iPhone15 = Device(profile: .iPhone15)
    /// 430 × 932 points, three pixels per point.
    public static let iPhone15ProMax = Device(profile: .iPhone15ProMax)
    /// 375 × 667 points, two pixels per point; a home button.
    public static let iPhoneSE = Device(profile: .iPhoneSE)
    /// 820 × 1180 points, two pixels per point.
    public static let iPad10 = Device(profile: .iPad10)

    /// 375 × 812 points, three pixels per point: the smallest screen with a notch.
    public static let iPhone13Mini = Device(named: "iphone-13-mini")!
    /// 390 × 844 points, three pixels per point; also iPhone 13, 13 Pro and 16e.
    public static let iPhone14 = Device(named: "iphone-14")!
    /// 428 × 926 points, three pixels per point; also iPhone 13 Pro Max.
    public static let iPhone14Plus = Device(named: "iphone-14-plus")!
    /// 402 × 874 points, three pixels per point; also iPhone 17 and 17 Pro.
    public static let iPhone16Pro = Device(named: "iphone-16-pro")!
    /// 440 × 956 points, three pixels per point; also iPhone 17 Pro Max.
    public static let iPhone16ProMax = Device(named: "iphone-16-pro-max")!
    /// 420 × 912 points, three pixels per point.
    public static let iPhoneAir = Device(named: "iphone-air")!
    /// 744 × 1133 points, two pixels per point.
    public static let iPadMini6 = Device(named: "ipad-mini-6")!
    /// 1032 × 1376 points, two pixels per point.
    public static let iPadPro13 = Device(named: "ipad-pro-13")!

    /// All devices, in the order of lists: one for each screen size since 2021.
    public static var all: [Device] { DeviceProfile.known.map(Device.init(profile:)) }

    /// Creates a device of any size.
    ///
    ///     let insets = UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0)
    ///     let fold = Device(size: CGSize(width: 560, height: 780), scale: 3, safeArea: insets)
    ///
    /// It is a tablet if its shorter side has 600 points or more. It has a status bar if the safe area has a top inset.
    ///
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - size: The size of the screen in portrait, in points.
    ///   - scale: Pixels per point.
    ///   - safeArea: The insets in portrait, in points. In landscape the top inset applies to both sides, as on a phone
    ///     with a notch; a tablet keeps its insets.
    ///   - corners: The radius of the display's corners in points, see ``cornerRadius``. The display has no cutout.
    /// - Precondition: The size and the scale are positive, and the radius is between 0 and half of the shorter side.
    public init(
        name: String = "custom", size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero, corners: CGFloat = 0
    ) {
        demand(size.width > 0 && size.height > 0 && scale > 0, "A device's size and scale are greater than 0")
        demand(
            corners >= 0 && corners <= min(size.width, size.height) / 2,
            "The radius of a device's corners is from 0 to half of the shorter side")
        let isPad = min(size.width, size.height) >= Device.leastTabletSide
        let sides = UIEdgeInsets(top: 0, left: safeArea.top, bottom: safeArea.bottom, right: safeArea.top)
        var profile = DeviceProfile(
            name: name, portraitSize: size, scale: scale, portraitInsets: safeArea,
            landscapeInsets: isPad ? safeArea : sides, statusBarHeight: safeArea.top,
            showsStatusBarInLandscape: isPad, hasHomeIndicator: safeArea.bottom > 0, idiom: isPad ? .pad : .phone,
            isRegularInLandscape: isPad || max(size.width, size.height) >= Device.leastRegularLength)
        profile.display.cornerRadius = corners
        self.profile = profile
    }

    /// In points. Decided: between the widest phone, 440, and the narrowest tablet, 744.
    private static let leastTabletSide: CGFloat = 600
    /// In points. Decided: the shortest of the phones with a regular width in landscape is iPhone Air, 912.
    private static let leastRegularLength: CGFloat = 912

    /// Returns the device with a name, or `nil`.
    public init?(named name: String) {
        guard let profile = DeviceProfile.named(name) else { return nil }
        self.profile = profile
    }
}
