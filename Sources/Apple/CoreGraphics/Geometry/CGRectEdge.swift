import Foundation

extension CGRectEdge {
    /// Creates the edge with its Foundation name.
    public init(rectEdge: NSRectEdge) {
        switch rectEdge {
        case .minX: self = .minXEdge
        case .minY: self = .minYEdge
        case .maxX: self = .maxXEdge
        case .maxY: self = .maxYEdge
        }
    }
}
