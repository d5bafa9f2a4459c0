/// Where a flow layout's elements lie: a pure function of their sizes.
///
/// *Along* is the direction of scrolling, *across* the other one, in which a line of items runs.
struct FlowGeometry {
    /// A section's settings.
    struct Input {
        var sizes: [CGSize] = []
        var inset = UIEdgeInsets.zero
        var lineSpacing: CGFloat = 10
        var itemSpacing: CGFloat = 10
        var header: CGFloat = 0
        var footer: CGFloat = 0
    }

    struct Section {
        fileprivate(set) var header = CGRect.zero
        fileprivate(set) var footer = CGRect.zero
        fileprivate(set) var items: [CGRect] = []
        /// The first item of each line, and where the line lies along.
        fileprivate(set) var lines: [(first: Int, start: CGFloat, end: CGFloat)] = []
        fileprivate(set) var start: CGFloat = 0
        fileprivate(set) var end: CGFloat = 0
    }

    let isHorizontal: Bool
    /// The room across.
    let breadth: CGFloat
    /// Pixels in a point: items lie on the grid of pixels.
    let scale: CGFloat
    private(set) var sections: [Section] = []
    private(set) var length: CGFloat = 0

    init(_ inputs: [Input], isHorizontal: Bool, breadth: CGFloat, scale: CGFloat) {
        self.isHorizontal = isHorizontal
        self.breadth = breadth
        self.scale = max(1, scale)
        for input in inputs { sections.append(lay(input)) }
    }

    var contentSize: CGSize { size(along: length, across: breadth) }

    // MARK: Directions

    private func size(along: CGFloat, across: CGFloat) -> CGSize {
        isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    private func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
        isHorizontal
            ? CGRect(x: along, y: across, width: length, height: breadth)
            : CGRect(x: across, y: along, width: breadth, height: length)
    }

    private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
    private func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    // MARK: Laying

    private mutating func lay(_ input: Input) -> Section {
        var section = Section()
        section.start = length
        section.header = rect(length, 0, input.header, breadth)
        var place = length + input.header + (isHorizontal ? input.inset.left : input.inset.top)
        section.items.reserveCapacity(input.sizes.count)
        let room = breadth - acrossInsets(input).start - acrossInsets(input).end
        for line in lines(of: input, room: room) {
            if !section.lines.isEmpty { place += input.lineSpacing }
            let thickness = input.sizes[line].map { along($0) }.max() ?? 0
            section.lines.append((line.lowerBound, place, place + thickness))
            lay(line, of: input, at: place, thickness, room, into: &section)
            place += thickness
        }
        place += isHorizontal ? input.inset.right : input.inset.bottom
        section.footer = rect(place, 0, input.footer, breadth)
        section.end = place + input.footer
        length = section.end
        return section
    }

    private func acrossInsets(_ input: Input) -> (start: CGFloat, end: CGFloat) {
        isHorizontal ? (input.inset.top, input.inset.bottom) : (input.inset.left, input.inset.right)
    }

    /// Which items stand in a line: as many as fit with the least spacing.
    private func lines(of input: Input, room: CGFloat) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var (first, used) = (0, CGFloat(0))
        for (index, size) in input.sizes.enumerated() {
            let need = across(size) + (index > first ? input.itemSpacing : 0)
            if index > first, used + need > room + 0.001 {
                lines.append(first..<index)
                first = index
                used = across(size)
            } else {
                used += need
            }
        }
        if first < input.sizes.count { lines.append(first..<input.sizes.count) }
        return lines
    }

    /// Places a line's items: spread over the room, each in the middle of the line's thickness.
    private func lay(
        _ line: Range<Int>, of input: Input, at place: CGFloat, _ thickness: CGFloat, _ room: CGFloat,
        into section: inout Section
    ) {
        var (position, spacing) = spread(line, of: input, room: room)
        position += acrossInsets(input).start
        for size in input.sizes[line] {
            let offset = (thickness - along(size)) / 2
            section.items.append(rect(pixel(place + offset), pixel(position), along(size), across(size)))
            position += across(size) + spacing
        }
    }

    /// Where a line starts and how far apart its items are.
    ///
    /// Lines are justified; an item alone in its line, where there is no room for another, is centered. The last
    /// line of items of one size keeps the spacing of the lines above, that of mixed sizes the least spacing. Known from
    /// what flow layouts look like; not documented.
    private func spread(_ line: Range<Int>, of input: Input, room: CGFloat) -> (start: CGFloat, spacing: CGFloat) {
        let used = input.sizes[line].reduce(0) { $0 + across($1) }
        let isLast = line.upperBound == input.sizes.count
        let breadth = across(input.sizes[line.lowerBound])
        let isUniform = isLast && input.sizes.allSatisfy { across($0) == breadth }
        if isLast, !isUniform { return (0, input.itemSpacing) }
        let count =
            isUniform && breadth + input.itemSpacing > 0
            ? max(
                1,
                Int(
                    saturating: Double((room + input.itemSpacing) / (breadth + input.itemSpacing) + 0.001).rounded(
                        .down)))
            : line.count
        guard count > 1 else { return (max(0, (room - used) / 2), input.itemSpacing) }
        let total = isUniform ? CGFloat(count) * breadth : used
        return (0, max(input.itemSpacing, (room - total) / CGFloat(count - 1)))
    }

    // MARK: Asking

    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].items.indices.contains(path.item)
    }

    /// The items in a rectangle, in their order.
    func items(in rect: CGRect) -> [IndexPath] {
        let (from, to) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        var paths: [IndexPath] = []
        for (index, section) in sections.enumerated() where section.end >= from && section.start <= to {
            var line = Self.firstLine(of: section, from: from)
            while line < section.lines.count, section.lines[line].start < to {
                let end = line + 1 < section.lines.count ? section.lines[line + 1].first : section.items.count
                for item in section.lines[line].first..<end where section.items[item].intersects(rect) {
                    paths.append(IndexPath(item: item, section: index))
                }
                line += 1
            }
        }
        return paths
    }

    private static func firstLine(of section: Section, from place: CGFloat) -> Int {
        var (low, high) = (0, section.lines.count)
        while low < high {
            let middle = (low + high) / 2
            if section.lines[middle].end > place { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
