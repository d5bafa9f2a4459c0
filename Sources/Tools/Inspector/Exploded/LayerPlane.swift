import QuartzCore
import UIKit

/// A layer of the device as it is shown now, by itself: its own look, where it lies, and how deep in the tree's pile.
@MainActor package struct LayerPlane {
    /// The layer; never changed from here.
    package let layer: CALayer
    /// What it shows, animations included.
    let values: LayerValues
    /// From the layer's own coordinates to points of the screen.
    let matrix: CATransform3D
    /// Its opacity with all above it.
    package let opacity: Double
    /// How high it is lifted: above its superlayer, and above those drawn before it that it overlaps.
    package internal(set) var level = 0
    /// Whether it draws anything by itself; others only hold sublayers.
    let isVisible: Bool
    /// The rectangle around it on the screen.
    let extent: CGRect

    fileprivate init(_ layer: CALayer, _ values: LayerValues, matrix: CATransform3D, opacity: Double) {
        self.layer = layer
        self.values = values
        self.matrix = matrix
        self.opacity = opacity
        isVisible = LayerPlane.drawsSomething(values)
        extent = matrix.apply(to: values.bounds)
    }

    private static func drawsSomething(_ values: LayerValues) -> Bool {
        values.contents != nil || values.gradient?.colors?.isEmpty == false || values.shape?.path != nil
            || (values.backgroundColor?.alpha ?? 0) > 0 || (values.borderWidth > 0 && values.borderColor != nil)
    }

    /// Whether it shows the same as another one, as far as is known without looking at pixels.
    func looksLike(_ other: LayerPlane) -> Bool {
        layer === other.layer && level == other.level && opacity == other.opacity
            && values.bounds == other.values.bounds && CATransform3DEqualToTransform(matrix, other.matrix)
            && values.backgroundColor == other.values.backgroundColor
            && values.cornerRadius == other.values.cornerRadius && values.shape?.path == other.values.shape?.path
            && values.contents.map { $0 as AnyObject } === other.values.contents.map { $0 as AnyObject }
    }
}

/// Reads the layer trees of a host's windows.
@MainActor package enum LayerTree {
    /// How many layers are read; what is beyond is left out, so that a screen of thousands does not stop the tool.
    package static let limit = 500

    /// All layers that are shown, in the order in which they are drawn, with their levels.
    package static func planes(of roots: [CALayer]) -> [LayerPlane] {
        var planes: [LayerPlane] = []
        for root in roots { collect(root, in: CATransform3DIdentity, opacity: 1, above: nil, to: &planes) }
        return planes
    }

    private static func collect(
        _ layer: CALayer, in space: CATransform3D, opacity: Double, above parent: Int?, to planes: inout [LayerPlane]
    ) {
        let values = layer.presentedValues
        let opacity = opacity * Double(min(values.opacity, 1))
        guard !values.isHidden, opacity > 0, planes.count < limit else { return }
        let matrix = CATransform3DConcat(values.toSuperlayer, space)
        var plane = LayerPlane(layer, values, matrix: matrix, opacity: opacity)
        plane.level = level(of: plane, above: parent, among: planes)
        planes.append(plane)
        let index = planes.count - 1
        let inner = values.onSublayers.map { CATransform3DConcat($0, matrix) } ?? matrix
        for child in inDrawingOrder(layer.sublayers ?? []) {
            collect(child, in: inner, opacity: opacity, above: index, to: &planes)
        }
    }

    private static func inDrawingOrder(_ layers: [CALayer]) -> [CALayer] {
        guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
        return layers.enumerated().sorted { a, b in
            let (first, second) = (a.element.zPosition, b.element.zPosition)
            return first == second ? a.offset < b.offset : first < second
        }.map(\.element)
    }

    /// One that draws nothing takes no level of its own.
    private static func level(of plane: LayerPlane, above parent: Int?, among planes: [LayerPlane]) -> Int {
        guard let parent else { return (planes.map(\.level).max() ?? -1) + 1 }
        var level = planes[parent].level + (planes[parent].isVisible ? 1 : 0)
        guard plane.isVisible else { return level }
        let extent = plane.extent
        for other in planes where other.isVisible && other.level >= level {
            if other.extent.intersects(extent) { level = other.level + 1 }
        }
        return level
    }
}
