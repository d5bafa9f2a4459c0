import UIKit

/// A device whose screen a stage can have.
public struct Device: Hashable, Sendable {
    /// What the host knows of it.
    package let profile: DeviceProfile

    /// The name the command line knows it by, such as `iphone-15`.
    public var name: String { profile.name }
    /// Pixels per point.
    public var scale: CGFloat { profile.scale }

    /// The screen in points, as it stands.
    public func size(_ orientation: UIInterfaceOrientation = .portrait) -> CGSize { profile.size(in: orientation) }

    /// What the system keeps of the screen's edges, in points.
    public func safeAreaInsets(_ orientation: UIInterfaceOrientation = .portrait) -> UIEdgeInsets {
        profile.insets(in: orientation)
    }
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

    /// All devices, in the order in which they are listed.
    public static var all: [Device] { DeviceProfile.all.map(Device.init(profile:)) }

    /// The device of a name, if there is one.
    public init?(named name: String) {
        guard let profile = DeviceProfile.named(name) else { return nil }
        self.profile = profile
    }
}
