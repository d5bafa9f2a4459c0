/// A frame of reference: something with bounds, from which points can be converted to another.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// A point of this space in the coordinates of another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one's coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in the coordinates of another one; if that is turned, the box around it.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one's coordinates; if that is turned, the box around it.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The space's own rectangle in its own coordinates.
    var bounds: CGRect { get }
}
