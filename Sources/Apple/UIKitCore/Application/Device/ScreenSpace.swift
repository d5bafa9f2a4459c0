import QuartzCore

/// The coordinates of a screen: turned with it, fixed to portrait, or as they were before the screen was turned.
final class ScreenSpace: NSObject, UICoordinateSpace {
    private unowned let screen: UIScreen
    private let kind: Kind

    enum Kind {
        /// Turned with the screen.
        case held
        /// As if it were held in portrait.
        case portrait
        /// As a screen of this device is held that way.
        case former(DeviceProfile, UIInterfaceOrientation)
    }

    init(screen: UIScreen, _ kind: Kind) {
        self.screen = screen
        self.kind = kind
        super.init()
    }

    var bounds: CGRect {
        switch kind {
        case .held: screen.bounds
        case .portrait: CGRect(origin: .zero, size: screen.device.portraitSize)
        case .former(let device, let orientation): CGRect(origin: .zero, size: device.size(in: orientation))
        }
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let point = point.applying(toScreen)
        if let other = coordinateSpace as? ScreenSpace { return point.applying(other.toScreen.inverted()) }
        guard let window = (coordinateSpace as? UIView)?.window else {
            return coordinateSpace.convert(point, from: screen.coordinateSpace)
        }
        return coordinateSpace.convert(point.applying(window.toScreen.inverted()), from: window)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let other = coordinateSpace as? ScreenSpace { return other.convert(point, to: self) }
        guard let window = (coordinateSpace as? UIView)?.window else {
            return coordinateSpace.convert(point, to: self)
        }
        let point = coordinateSpace.convert(point, to: window)
        return point.applying(window.toScreen).applying(toScreen.inverted())
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mapCorners { convert($0, to: coordinateSpace) }
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mapCorners { convert($0, from: coordinateSpace) }
    }

    /// What takes a point of this space to the screen as it is held.
    private var toScreen: CGAffineTransform {
        let toHeld = Self.turn(of: screen.device.portraitSize, to: screen.orientation)
        switch kind {
        case .held: return .identity
        case .portrait: return toHeld
        case .former(let device, let orientation):
            return Self.turn(of: device.portraitSize, to: orientation).inverted().concatenating(toHeld)
        }
    }

    /// What takes a point of a screen in portrait to where it is when the screen is held that way.
    private static func turn(of size: CGSize, to orientation: UIInterfaceOrientation) -> CGAffineTransform {
        switch orientation {
        case .portraitUpsideDown:
            CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
        case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        case .portrait, .unknown: .identity
        }
    }
}

extension CGRect {
    /// The smallest rectangle around the images of the four corners.
    func mapCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map(map)
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
