@_exported import CoreLocation
@_exported import UIKit

import InterludeShells

/// A view for maps. Differs from MapKit: no map is loaded; a hatched area with the center is drawn, and annotation views over it.
///
/// Annotations are at the points of their coordinates: regions are projected linearly, and their span grows until it fits the view's
/// shape, as MapKit does. Touches do not move the map.
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// The delegate.
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    /// Whether the user's location is shown. No effect: it is not available.
    open var showsUserLocation = false
    open var userTrackingMode = MKUserTrackingMode.none
    open var camera = MKMapCamera()
    /// The overlays, which are not drawn.
    open private(set) var overlays: [any MKOverlay] = []
    /// The user's location, which is not known.
    public let userLocation = MKUserLocation()
    /// Whether the location is visible.
    open var isUserLocationVisible: Bool { false }

    private let hatched = HatchedView("MKMapView")
    private var pins = MapPins()
    private var shown = MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        ShellLog.tell("MKMapView", "maps are not loaded; a hatched area stands in for them")
        clipsToBounds = true
        hatched.frame = bounds
        insertSubview(hatched, at: 0)
        ShellQueue.later { [weak self] in self?.finishLoading() }
    }

    private func finishLoading() {
        delegate?.mapViewWillStartLoadingMap(self)
        delegate?.mapViewDidFinishLoadingMap(self)
        delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placePins()
    }

    // MARK: Region

    /// The region that is shown: the one that was set, grown until it fits the view's shape.
    open var region: MKCoordinateRegion {
        get { projection.region }
        set { setRegion(newValue, animated: false) }
    }

    /// The center of the region.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { shown.center }
        set { setCenter(newValue, animated: false) }
    }

    /// The region in map points.
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(region) }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Shows a region. Traps with MapKit's exception if it is invalid.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        precondition(
            CLLocationCoordinate2DIsValid(region.center) && region.span.latitudeDelta >= 0
                && region.span.longitudeDelta >= 0,
            "Invalid Region <center:\(region.center.latitude), \(region.center.longitude) span:"
                + "\(region.span.latitudeDelta), \(region.span.longitudeDelta)>")
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        shown = region
        hatched.detail = MapText.text(of: region.center)
        let change = { self.placePins() }
        if animated { UIView.animate(withDuration: MKMapView.duration, animations: change) } else { change() }
        ShellQueue.later { [weak self] in
            guard let self else { return }
            delegate?.mapViewDidChangeVisibleRegion(self)
            delegate?.mapView(self, regionDidChangeAnimated: animated)
        }
    }

    /// How long an animated change takes. Chosen.
    private static let duration: TimeInterval = 0.3

    /// Shows another place at the same scale.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated)
    }

    /// Shows a rectangle of map points.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        setRegion(MKCoordinateRegion(mapRect), animated: animated)
    }

    /// Shows a rectangle of map points with space around it.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        setVisibleMapRect(mapRect, animated: animated)
    }

    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        self.camera = camera
        setCenter(camera.centerCoordinate, animated: animated)
    }

    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    /// The smallest region of the view's shape that contains a region.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        MapProjection(region, in: bounds).region
    }

    private var projection: MapProjection { MapProjection(shown, in: bounds) }

    /// The point of a coordinate.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(projection.point(of: coordinate), to: view)
    }

    /// The coordinate of a point.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        projection.coordinate(of: convert(point, from: view))
    }

    // MARK: Annotations

    /// The annotations, in the order in which they were added.
    open var annotations: [any MKAnnotation] { pins.annotations }

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    /// Adds annotations and their views: those of the delegate, or markers.
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        let views = annotations.filter { !pins.contains($0) }.map { annotation in
            let view = delegate?.mapView(self, viewFor: annotation) ?? pins.standardView(for: annotation)
            view.annotation = annotation
            pins.add(annotation, view)
            addSubview(view)
            return view
        }
        for view in views { view.tapped = { [weak self] in self?.tap($0) } }
        placePins()
        delegate?.mapView(self, didAdd: views)
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) {
        deselectAnnotation(annotation, animated: false)
        pins.remove(annotation)?.removeFromSuperview()
    }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }

    /// The view of an annotation; `nil` if it was not added.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { pins.view(of: annotation) }

    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        pins.reuse(identifier)
    }

    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
        -> MKAnnotationView
    {
        let view = pins.reuse(identifier) ?? pins.make(identifier, annotation)
        view.annotation = annotation
        return view
    }

    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        pins.register(viewClass, identifier)
    }

    /// The selected annotations: one or none.
    open var selectedAnnotations: [any MKAnnotation] {
        get { annotations.filter { view(for: $0)?.isSelected == true } }
        set {
            for annotation in selectedAnnotations { deselectAnnotation(annotation, animated: false) }
            if let first = newValue.first { selectAnnotation(first, animated: false) }
        }
    }

    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard let view = view(for: annotation), !view.isSelected else { return }
        for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
        view.setSelected(true, animated: animated)
        delegate?.mapView(self, didSelect: view)
    }

    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, let view = view(for: annotation), view.isSelected else { return }
        view.setSelected(false, animated: animated)
        delegate?.mapView(self, didDeselect: view)
    }

    private func tap(_ view: MKAnnotationView) {
        guard let annotation = view.annotation else { return }
        if view.isSelected { return deselectAnnotation(annotation, animated: true) }
        selectAnnotation(annotation, animated: true)
    }

    /// Shows the smallest region with annotations.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        guard let region = MapProjection.region(around: annotations.map(\.coordinate)) else { return }
        setRegion(region, animated: animated)
    }

    private func placePins() {
        let projection = projection
        for (annotation, view) in pins.all {
            let point = projection.point(of: annotation.coordinate)
            view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        }
    }

    // MARK: Overlays

    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
}

/// Receives a map's events. All methods are optional.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// Never called: maps do not fail to load.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Never called: callouts are not shown.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Never called: the location is not available.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// Never called: overlays are not drawn.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
}
