import CoreGraphics

extension CoverageShape {
    /// Writes the shape's coverage to a buffer whose pixel (0, 0) is the frame's.
    final func rasterize(into buffer: CoverageBuffer) {
        for y in max(0, bounds.top)..<max(0, min(buffer.height, bounds.bottom)) {
            let bytes = buffer.row(y)
            var row = RowCoverage(full: 0, buffer.width)
            intersect(y, &row, bytes: bytes)
            bytes.update(repeating: 0, count: row.start)
            (bytes + row.fullStart).update(repeating: 255, count: row.fullEnd - row.fullStart)
            (bytes + row.end).update(repeating: 0, count: buffer.width - row.end)
        }
    }
}
