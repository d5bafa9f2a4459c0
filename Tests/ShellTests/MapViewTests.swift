import MapKit
import TestStages
import Testing
import UIKit

@MainActor @Suite(.serialized) struct MapViewTests {
    private final class Delegate: NSObject, MKMapViewDelegate {
        var calls: [String] = []
        func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { calls.append("loaded") }
        func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { calls.append("will \(animated)") }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { calls.append("did \(animated)") }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { calls.append("select") }
        func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { calls.append("deselect") }
    }

    private final class Marker: MKAnnotationView {
        /// The arguments of the initializer.
        let first: (annotation: (any MKAnnotation)?, identifier: String?)

        override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            first = (annotation, reuseIdentifier)
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
            bounds.size = CGSize(width: 40, height: 40)
        }
        required init?(coder: NSCoder) { fatalError() }
    }

    private let root = UIViewController()
    private let map: MKMapView
    private let delegate = Delegate()
    private let stage: Stage
    private let place = CLLocationCoordinate2D(latitude: 50, longitude: 10)

    init() {
        stage = Stage(root: root)
        // Its first calls come on the stage's main queue.
        map = MKMapView()
        map.frame = root.view.bounds
        map.delegate = delegate
        root.view.addSubview(map)
    }

    private func show() {
        map.setRegion(
            MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: false)
        stage.host.advance(by: 0.1)
    }

    @Test func `the first image is a hatched area, and the map tells that it is loaded`() {
        stage.host.advance(by: 0.1)
        #expect(stage.hatchedFraction > 0.5)
        #expect(delegate.calls == ["loaded"])
    }

    @Test func `a region grows to the view's shape and keeps its center`() {
        show()
        let region = map.region
        #expect(abs(region.center.latitude - 50) < 1e-9 && abs(region.center.longitude - 10) < 1e-9)
        let height = region.span.latitudeDelta
        let width = region.span.longitudeDelta * cos(50 * .pi / 180)
        #expect(abs(height / width - map.bounds.height / map.bounds.width) < 1e-6)
        #expect(delegate.calls == ["loaded", "will false", "did false"])
    }

    @Test func `points and coordinates are each other's inverse`() {
        show()
        let point = map.convert(place, toPointTo: map)
        #expect(abs(point.x - map.bounds.midX) < 1e-6 && abs(point.y - map.bounds.midY) < 1e-6)
        let there = map.convert(CGPoint(x: 10, y: 20), toCoordinateFrom: map)
        let back = map.convert(there, toPointTo: map)
        #expect(abs(back.x - 10) < 1e-6 && abs(back.y - 20) < 1e-6)
        #expect(there.latitude > 50 && there.longitude < 10)
    }

    @Test func `an annotation has a marker at its coordinate, and a tap selects it and the next deselects it`() throws {
        show()
        let pin = MKPointAnnotation(coordinate: place)
        map.addAnnotation(pin)
        let view = try #require(map.view(for: pin))
        #expect(view is MKMarkerAnnotationView)
        #expect(abs(view.center.x - map.bounds.midX) < 1e-6 && abs(view.center.y - map.bounds.midY) < 1e-6)
        stage.host.advance(by: 0.1)
        stage.tap(view)
        stage.host.advance(by: 0.5)
        #expect(map.selectedAnnotations.count == 1)
        stage.tap(view)
        stage.host.advance(by: 0.5)
        #expect(map.selectedAnnotations.isEmpty)
        #expect(delegate.calls.suffix(2) == ["select", "deselect"])
    }

    @Test func `a removed annotation's view is used again, and a registered class makes views`() throws {
        map.register(Marker.self, forAnnotationViewWithReuseIdentifier: "m")
        let pin = MKPointAnnotation(coordinate: place)
        let view = map.dequeueReusableAnnotationView(withIdentifier: "m", for: pin)
        #expect(view is Marker)
        map.addAnnotation(pin)
        let shown = try #require(map.view(for: pin))
        map.removeAnnotation(pin)
        #expect(shown.superview == nil)
        #expect(map.annotations.isEmpty)
        let identifier = try #require(shown.reuseIdentifier)
        #expect(map.dequeueReusableAnnotationView(withIdentifier: identifier) === shown)
    }

    @Test func `a registered class gets the annotation and the identifier in its initializer`() throws {
        map.register(Marker.self, forAnnotationViewWithReuseIdentifier: "m")
        let pin = MKPointAnnotation(coordinate: place)
        let view = map.dequeueReusableAnnotationView(withIdentifier: "m", for: pin)
        let marker = try #require(view as? Marker)
        #expect(marker.first.annotation === pin && marker.first.identifier == "m")
        #expect(Marker(frame: .zero).first.annotation == nil)
    }

    @Test func `the delegate and the gestures can be set by name, as storyboards do`() {
        let other = MKMapView()
        other.setValue(delegate, forKey: "delegate")
        other.setValue(false, forKey: "zoomEnabled")
        #expect(other.delegate === delegate && !other.isZoomEnabled)
    }

    @Test func `distances are those of a sphere`() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        // Published great-circle distance: 877 to 878 km.
        #expect((876_000...879_000).contains(berlin.distance(from: paris)))
    }
}
