import QuartzCore

/// What lets a `DrivenHost`'s time go by.
@MainActor package protocol HostDriver: AnyObject {
    /// The present time on the host's media clock.
    var now: TimeInterval { get }
    /// How many seconds of media time go by in a second of the display's.
    var timeRate: Double { get }
    /// The queue that takes the place of the main queue for the application; `nil` leaves it in real time.
    var virtualMainQueue: VirtualMainQueue? { get }
}

/// A host whose time somebody above UIKit lets go by, such as the loop of a desktop's window.
@MainActor package final class DrivenHost: Host {
    /// Who lets time go by. Without one the clock stands where it stood.
    package weak var driver: (any HostDriver)?

    package override init(profile: DeviceProfile, orientation: UIInterfaceOrientation) {
        super.init(profile: profile, orientation: orientation)
    }

    package override var now: TimeInterval { driver?.now ?? renderServer.now }

    override var virtualMainQueue: VirtualMainQueue? { driver?.virtualMainQueue }

    override var timeRate: Double { driver?.timeRate ?? 1 }
}
