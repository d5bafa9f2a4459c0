// A path in an archive: its course as text, a letter for each element as SVG writes them, and the line style.

extension UIBezierPath {
    private enum Key {
        static let course = "course"
        static let width = "lineWidth"
        static let cap = "lineCap"
        static let join = "lineJoin"
        static let miter = "miterLimit"
        static let flatness = "flatness"
        static let evenOdd = "usesEvenOddFillRule"
        static let dashes = "dashes"
        static let phase = "dashPhase"
    }

    package final func write(to coder: NSCoder) {
        coder.encode(NSString(string: course), forKey: Key.course)
        coder.encode(Double(lineWidth), forKey: Key.width)
        coder.encode(Int(lineCapStyle.rawValue), forKey: Key.cap)
        coder.encode(Int(lineJoinStyle.rawValue), forKey: Key.join)
        coder.encode(Double(miterLimit), forKey: Key.miter)
        coder.encode(Double(flatness), forKey: Key.flatness)
        coder.encode(usesEvenOddFillRule, forKey: Key.evenOdd)
        let dashes = dashLengths.map { Double($0).description }.joined(separator: " ")
        coder.encode(NSString(string: dashes), forKey: Key.dashes)
        coder.encode(Double(dashPhase), forKey: Key.phase)
    }

    /// Whether a path was there.
    package final func decode(from coder: NSCoder) -> Bool {
        guard let course = coder.decodeObject(of: NSString.self, forKey: Key.course),
            let path = Self.path(of: String(describing: course))
        else { return false }
        cgPath = path
        lineWidth = CGFloat(coder.decodeDouble(forKey: Key.width))
        lineCapStyle = CGLineCap(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: Key.cap))) ?? .butt
        lineJoinStyle =
            CGLineJoin(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: Key.join))) ?? .miter
        miterLimit = CGFloat(coder.decodeDouble(forKey: Key.miter))
        flatness = CGFloat(coder.decodeDouble(forKey: Key.flatness))
        usesEvenOddFillRule = coder.decodeBool(forKey: Key.evenOdd)
        let dashes = coder.decodeObject(of: NSString.self, forKey: Key.dashes).map { String(describing: $0) } ?? ""
        dashLengths = dashes.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
        dashPhase = CGFloat(coder.decodeDouble(forKey: Key.phase))
        return true
    }

    private var course: String {
        var words: [String] = []
        func write(_ letter: String, _ points: UnsafeMutablePointer<CGPoint>, _ count: Int) {
            words.append(letter)
            for index in 0..<count {
                words.append(Double(points[index].x).description)
                words.append(Double(points[index].y).description)
            }
        }
        cgPath.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: write("M", points, 1)
            case .addLineToPoint: write("L", points, 1)
            case .addQuadCurveToPoint: write("Q", points, 2)
            case .addCurveToPoint: write("C", points, 3)
            case .closeSubpath: write("Z", points, 0)
            }
        }
        return words.joined(separator: " ")
    }

    /// `nil` for what no path was written as.
    private static func path(of course: String) -> CGPath? {
        let path = CGMutablePath()
        var words = course.split(separator: " ")[...]
        func points(_ count: Int) -> [CGPoint]? {
            let numbers = words.prefix(2 * count).compactMap { Double($0) }
            guard numbers.count == 2 * count else { return nil }
            words = words.dropFirst(2 * count)
            return (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
        }
        while let letter = words.popFirst() {
            let count = ["M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0][String(letter)]
            guard let count, let points = points(count), letter == "M" || !path.isEmpty else { return nil }
            switch letter {
            case "M": path.move(to: points[0])
            case "L": path.addLine(to: points[0])
            case "Q": path.addQuadCurve(to: points[1], control: points[0])
            case "C": path.addCurve(to: points[2], control1: points[0], control2: points[1])
            default: path.closeSubpath()
            }
        }
        return path
    }
}
