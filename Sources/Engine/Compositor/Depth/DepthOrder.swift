import CoreGraphics

/// Puts planes in the order in which they have to be drawn, the farthest first. Planes that cut each other are split
/// (a binary space partition); what lies in one plane keeps its order.
struct DepthOrder {
    let area: PixelRect

    func sort(_ planes: [DepthPlane]) -> [DepthPlane] {
        var sorted: [DepthPlane] = []
        append(planes, to: &sorted)
        return sorted
    }

    private func append(_ planes: [DepthPlane], to sorted: inout [DepthPlane]) {
        guard let divider = planes.first else { return }
        guard planes.count > 1 else { return sorted.append(divider) }
        var (level, front, back): ([DepthPlane], [DepthPlane], [DepthPlane]) = ([divider], [], [])
        for plane in planes.dropFirst() {
            if plane.points.allSatisfy({ abs(divider.height($0)) <= DepthPlane.tolerance }) {
                level.append(plane)
                continue
            }
            let parts = plane.split(by: divider, within: area)
            if let part = parts.front { front.append(part) }
            if let part = parts.back { back.append(part) }
        }
        // The viewer looks down from large z: what lies before a plane that faces him is nearer.
        let facesViewer = divider.normal.z > 0
        append(facesViewer ? back : front, to: &sorted)
        sorted += level
        append(facesViewer ? front : back, to: &sorted)
    }
}
