import Foundation
import InterludeShells

/// Whether an app may know the location.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    case authorizedWhenInUse = 4
}

/// Whether an app gets the exact location.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy = 0
    case reducedAccuracy = 1
}

/// The activity of the user while the location is used.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation = 2
    case fitness = 3
    case otherNavigation = 4
    case airborne = 5
}

/// The location of the device. Answers as a device on which the user has denied access.
///
/// A new delegate is called with the status, as in iOS 14. A request for authorization has no effect, as iOS asks only once; a
/// request for a location fails with `CLError.denied`.
open class CLLocationManager: NSObject {
    /// The delegate. Calls come on the main queue.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if let delegate { tellStatus(delegate) } }
    }
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var headingFilter: CLLocationDegrees = 1

    public override init() {
        super.init()
        ShellLog.tell("CLLocationManager", "the location is not available; access is denied")
    }

    /// The last location. Always `nil`.
    open var location: CLLocation? { nil }
    /// The last heading. Always `nil`.
    open var heading: CLHeading? { nil }
    /// `denied`.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// The regions that are watched. Always empty.
    open var monitoredRegions: Set<CLRegion> { [] }

    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    open class func locationServicesEnabled() -> Bool { true }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func startUpdatingLocation() { fail() }
    open func stopUpdatingLocation() {}
    open func requestLocation() { fail() }
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    open func startMonitoringSignificantLocationChanges() {}
    open func stopMonitoringSignificantLocationChanges() {}
    /// Fails with `CLError.regionMonitoringDenied`.
    open func startMonitoring(for region: CLRegion) {
        answerOnMain { [weak self] in
            guard let self else { return }
            delegate?.locationManager(
                self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
        }
    }
    open func stopMonitoring(for region: CLRegion) {}

    private func fail() {
        answerOnMain { [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, didFailWithError: CLError(.denied))
        }
    }

    private func tellStatus(_ delegate: any CLLocationManagerDelegate) {
        answerOnMain { [weak self, weak delegate] in
            guard let self, let delegate, delegate === self.delegate else { return }
            delegate.locationManagerDidChangeAuthorization(self)
        }
    }
}

/// Receives locations and errors. All methods are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called when the authorization changes, and once for a new delegate.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The form of before iOS 14, called where the newer one is not implemented.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Never called: there are no locations.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Never called: there is no compass.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Called when a location was asked for.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
}

/// An error of Core Location's.
public struct CLError: Error, CustomNSError, Sendable {
    /// The cause.
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied = 1
        case network = 2
        case headingFailure = 3
        case regionMonitoringDenied = 4
        case regionMonitoringFailure = 5
        case regionMonitoringSetupDelayed = 6
        case regionMonitoringResponseDelayed = 7
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult = 9
        case geocodeCanceled = 10
    }

    /// The cause.
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "kCLErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public static var denied: Code { .denied }
    public static var locationUnknown: Code { .locationUnknown }
    public static var network: Code { .network }
}

/// A place with an address.
open class CLPlacemark: NSObject {
    open var location: CLLocation? { nil }
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var timeZone: TimeZone? { nil }
}

/// Addresses of places. Answers as without a network: `CLError.network`.
open class CLGeocoder: NSObject {
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    open var isGeocoding: Bool { false }

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { answerOnMain { completionHandler(nil, CLError(.network)) } }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { answerOnMain { completionHandler(nil, CLError(.network)) } }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func cancelGeocode() {}
}
