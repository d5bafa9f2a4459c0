import CoreLocation
import InterludeShells
import QuartzCore
import UIKit

/// Something with a place on a map.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// An annotation with a shape.
open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate = CLLocationCoordinate2D()
}

/// An annotation at a point. Differs from MapKit: a view on a map does not follow a later change of the coordinate until the map's
/// next layout.
open class MKPointAnnotation: MKShape {
    public override init() { super.init() }

    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }

    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}

/// The user's location, which is not known.
open class MKUserLocation: NSObject, MKAnnotation {
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var isUpdating: Bool { false }
    open var title: String? = "My Location"
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}

/// The view of an annotation, at the point of its coordinate.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    public internal(set) var reuseIdentifier: String?
    open var annotation: (any MKAnnotation)?
    /// The image, which gives the view its size.
    open var image: UIImage? {
        didSet {
            imageView.image = image
            if let image { bounds.size = image.size }
            imageView.frame = bounds
        }
    }
    /// The distance of the view's center from the point. The default is zero.
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var isEnabled = true
    open var isHighlighted = false
    /// Whether the annotation is selected.
    open var isSelected = false
    /// Whether a callout may be shown. No effect: callouts are not shown. The default is `false`.
    open var canShowCallout = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var isDraggable = false
    open var clusteringIdentifier: String?
    open var displayPriority = MKFeatureDisplayPriority.required

    private let imageView = UIImageView()
    var tapped: ((MKAnnotationView) -> Void)?

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        self.annotation = annotation
        setUp()
    }

    /// Creates a view of a registered class, by the initializer that subclasses override.
    public override convenience init(frame: CGRect) {
        self.init(annotation: Self.made?.annotation, reuseIdentifier: Self.made?.identifier)
        self.frame = frame
    }

    /// The arguments for the view that a map is creating. The map calls `init()`, the only initializer that a class known as a value
    /// has here.
    static var made: (annotation: any MKAnnotation, identifier: String)?

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(imageView)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(MKAnnotationView.recognized(_:))))
    }

    private func recognized(_ tap: UITapGestureRecognizer) { if isEnabled { tapped?(self) } }

    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// The marker of an annotation without a view of the app's: a circle of a color.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The color. `nil`, the default, means red.
    open var markerTintColor: UIColor? { didSet { backgroundColor = markerTintColor ?? .systemRed } }
    open var glyphTintColor: UIColor?
    /// The text in the marker.
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var selectedGlyphImage: UIImage?
    open var titleVisibility = MKFeatureVisibility.adaptive
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open var animatesWhenAdded = false

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 28, height: 28)
        layer.cornerRadius = 14
        layer.borderWidth = 2
        layer.borderColor = UIColor.white.cgColor
        backgroundColor = .systemRed
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The older pin, drawn as a marker.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKMarkerAnnotationView {
    open var pinTintColor: UIColor! {
        get { markerTintColor ?? .systemRed }
        set { markerTintColor = newValue }
    }
    open var animatesDrop = false
}

/// Whether a part of a marker is shown.
public enum MKFeatureVisibility: Int, Sendable {
    case adaptive = 0
    case hidden = 1
    case visible = 2
}

/// Which of two overlapping annotations is shown. No effect.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

/// The annotations of a map with their views.
@MainActor struct MapPins {
    private(set) var all: [(annotation: any MKAnnotation, view: MKAnnotationView)] = []
    private var unused: [String: [MKAnnotationView]] = [:]
    private var classes: [String: AnyClass] = [:]

    var annotations: [any MKAnnotation] { all.map(\.annotation) }

    func contains(_ annotation: any MKAnnotation) -> Bool { view(of: annotation) != nil }

    func view(of annotation: any MKAnnotation) -> MKAnnotationView? { all.first { $0.annotation === annotation }?.view }

    mutating func add(_ annotation: any MKAnnotation, _ view: MKAnnotationView) { all.append((annotation, view)) }

    mutating func remove(_ annotation: any MKAnnotation) -> MKAnnotationView? {
        guard let index = all.firstIndex(where: { $0.annotation === annotation }) else { return nil }
        let view = all.remove(at: index).view
        if let identifier = view.reuseIdentifier { unused[identifier, default: []].append(view) }
        return view
    }

    mutating func register(_ type: AnyClass?, _ identifier: String) { classes[identifier] = type }

    mutating func reuse(_ identifier: String) -> MKAnnotationView? {
        let view = unused[identifier]?.popLast()
        view?.prepareForReuse()
        return view
    }

    /// A view of the registered class, or a marker.
    func make(_ identifier: String, _ annotation: any MKAnnotation) -> MKAnnotationView {
        guard let type = classes[identifier] else {
            return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        }
        MKAnnotationView.made = (annotation, identifier)
        defer { MKAnnotationView.made = nil }
        let view = Instantiation.make(type, as: MKAnnotationView.self)
        view.reuseIdentifier = identifier
        view.annotation = annotation
        return view
    }

    mutating func standardView(for annotation: any MKAnnotation) -> MKAnnotationView {
        let identifier = MKMapViewDefaultAnnotationViewReuseIdentifier
        return reuse(identifier) ?? make(identifier, annotation)
    }
}
