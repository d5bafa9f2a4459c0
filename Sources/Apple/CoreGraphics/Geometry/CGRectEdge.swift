import Foundation

extension CGRectEdge {
    /// The same edge by its other name.
    public init(rectEdge: NSRectEdge) {
        switch rectEdge {
        case .minX: self = .minXEdge
        case .minY: self = .minYEdge
        case .maxX: self = .maxXEdge
        case .maxY: self = .maxYEdge
        }
    }
}
