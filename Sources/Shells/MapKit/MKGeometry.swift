import CoreLocation
import UIKit

/// The size of a region in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() {
        latitudeDelta = 0
        longitudeDelta = 0
    }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A region of a map.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() {
        center = CLLocationCoordinate2D()
        span = MKCoordinateSpan()
    }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// A region of a size in meters.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / MKCoordinateRegion.metersInDegree,
                longitudeDelta: longitudinalMeters / (MKCoordinateRegion.metersInDegree * centerCoordinate.narrowing)))
    }

    /// The region of a rectangle of map points.
    public init(_ rect: MKMapRect) {
        let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (first.latitude + last.latitude) / 2, longitude: (first.longitude + last.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: abs(first.latitude - last.latitude),
                longitudeDelta: abs(last.longitude - first.longitude)))
    }

    /// A degree of latitude, on a sphere as large as the earth.
    private static let metersInDegree = CLLocation.earthRadius * .pi / 180
}

extension CLLocationCoordinate2D {
    /// The length of a degree of longitude, as a fraction of its length at the equator.
    fileprivate var narrowing: Double { max(cos(latitude * .pi / 180), 0.01) }
}

public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan)
    -> MKCoordinateRegion
{ MKCoordinateRegion(center: centerCoordinate, span: span) }

public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees)
    -> MKCoordinateSpan
{ MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A point of Mercator's projection, in which the world is 2²⁸ points wide.
public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -85.05112878), 85.05112878) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * MKMapPoint.world
        y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * MKMapPoint.world
    }

    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / MKMapPoint.world))) * 180 / .pi,
            longitude: x / MKMapPoint.world * 360 - 180)
    }

    static let world: Double = 268_435_456
}

/// The size of a rectangle of map points.
public struct MKMapSize: Sendable {
    public var width: Double
    public var height: Double
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle of map points.
public struct MKMapRect: Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    init(_ region: MKCoordinateRegion) {
        let (half, center) = (region.span, region.center)
        let first = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + half.latitudeDelta / 2,
                longitude: center.longitude - half.longitudeDelta / 2))
        let last = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - half.latitudeDelta / 2,
                longitude: center.longitude + half.longitudeDelta / 2))
        self.init(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }

    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)

    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }

    /// The smallest rectangle around two.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }

    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}

/// A region in a view's bounds, projected linearly.
struct MapProjection {
    /// The region, grown to the shape of the bounds.
    let region: MKCoordinateRegion
    private let bounds: CGRect

    init(_ wanted: MKCoordinateRegion, in bounds: CGRect) {
        self.bounds = bounds
        var grown = wanted
        let narrowing = wanted.center.narrowing
        if bounds.width > 0, bounds.height > 0 {
            let least = 1e-6
            let height = max(
                wanted.span.latitudeDelta, wanted.span.longitudeDelta * narrowing * bounds.height / bounds.width, least)
            grown.span = MKCoordinateSpan(
                latitudeDelta: height, longitudeDelta: height * bounds.width / bounds.height / narrowing)
        }
        region = grown
    }

    func point(of coordinate: CLLocationCoordinate2D) -> CGPoint {
        CGPoint(
            x: bounds.midX + (coordinate.longitude - region.center.longitude) / max(region.span.longitudeDelta, 1e-9)
                * bounds.width,
            y: bounds.midY - (coordinate.latitude - region.center.latitude) / max(region.span.latitudeDelta, 1e-9)
                * bounds.height)
    }

    func coordinate(of point: CGPoint) -> CLLocationCoordinate2D {
        guard bounds.width > 0, bounds.height > 0 else { return region.center }
        return CLLocationCoordinate2D(
            latitude: region.center.latitude - (point.y - bounds.midY) / bounds.height * region.span.latitudeDelta,
            longitude: region.center.longitude + (point.x - bounds.midX) / bounds.width * region.span.longitudeDelta)
    }

    /// The region around coordinates with a tenth of its size on each side; `nil` without coordinates.
    static func region(around coordinates: [CLLocationCoordinate2D]) -> MKCoordinateRegion? {
        let latitudes = coordinates.map(\.latitude)
        let longitudes = coordinates.map(\.longitude)
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
            let east = longitudes.max()
        else { return nil }
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max((north - south) * 1.2, 0.01), longitudeDelta: max((east - west) * 1.2, 0.01)))
    }
}

/// The text of a coordinate.
enum MapText {
    static func text(of coordinate: CLLocationCoordinate2D) -> String {
        "\(number(coordinate.latitude)), \(number(coordinate.longitude))"
    }

    private static func number(_ value: Double) -> String { "\((value * 10_000).rounded() / 10_000)" }
}
