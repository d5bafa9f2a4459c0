import CoreLocation
import InterludeShells
import UIKit

/// The content of a map. No effect.
public enum MKMapType: UInt, Sendable {
    case standard = 0
    case satellite = 1
    case hybrid = 2
    case satelliteFlyover = 3
    case hybridFlyover = 4
    case mutedStandard = 5
}

/// Whether a map follows the user. No effect.
public enum MKUserTrackingMode: Int, Sendable {
    case none = 0
    case follow = 1
    case followWithHeading = 2
}

/// Where an overlay is drawn.
public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads = 0
    case aboveLabels = 1
}

/// From where a map is seen.
open class MKMapCamera: NSObject {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var heading: CLLocationDirection = 0
    open var pitch: CGFloat = 0
    open var altitude: CLLocationDistance = 0

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        altitude = distance
        self.pitch = pitch
        self.heading = heading
    }
}

/// A shape on a map, which is not drawn.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

/// The circle around a coordinate.
open class MKCircle: MKShape, MKOverlay {
    /// In meters.
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.radius = radius
        super.init()
        coordinate = coord
    }

    open var boundingMapRect: MKMapRect {
        MKMapRect(
            MKCoordinateRegion(center: coordinate, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2))
    }
}

/// A shape of several points.
open class MKMultiPoint: MKShape {
    let coordinates: [CLLocationCoordinate2D]

    init(_ coordinates: [CLLocationCoordinate2D]) {
        self.coordinates = coordinates
        super.init()
        coordinate = MapProjection.region(around: coordinates)?.center ?? coordinate
    }

    open var pointCount: Int { coordinates.count }
    open var boundingMapRect: MKMapRect {
        coordinates.map { MKMapPoint($0) }.map { MKMapRect(x: $0.x, y: $0.y, width: 0, height: 0) }
            .reduce(MKMapRect.null) { $0.union($1) }
    }
}

/// A line.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        super.init(Array(UnsafeBufferPointer(start: coords, count: count)))
    }
}

/// An area.
open class MKPolygon: MKMultiPoint, MKOverlay {
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        super.init(Array(UnsafeBufferPointer(start: coords, count: count)))
    }
}

/// Draws an overlay. Never asked: overlays are not drawn.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws an overlay with a path.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var lineDashPattern: [NSNumber]?
}

/// Draws a circle.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// Draws a line.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws an area.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// A place with an address.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }
    open var title: String? { name }
    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}

/// A place of a map.
open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    public init(placemark: MKPlacemark) { self.placemark = placemark }

    /// The user's location.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    }

    /// Returns `false`: there is no Maps app.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

    /// Returns `false`: there is no Maps app.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// An error of MapKit's.
public struct MKError: Error, Sendable {
    /// The cause.
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure = 2
        case loadingThrottled = 3
        case placemarkNotFound = 4
        case directionsNotFound = 5
    }

    /// The cause.
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// A search for places. Fails as without a network.
open class MKLocalSearch: NSObject {
    /// The query.
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        public override init() {}
    }

    /// The results.
    open class Response: NSObject {
        public let mapItems: [MKMapItem] = []
        public let boundingRegion = MKCoordinateRegion()
    }

    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    public init(request: Request) {}

    /// Calls the handler with `MKError.serverFailure`.
    open func start(completionHandler: @escaping CompletionHandler) {
        answerOnMain { completionHandler(nil, MKError(.serverFailure)) }
    }

    open func cancel() {}
    open var isSearching: Bool { false }
}
