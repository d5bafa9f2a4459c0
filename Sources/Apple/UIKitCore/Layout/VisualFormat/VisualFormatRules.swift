/// Makes the constraints that a visual format stands for.
@MainActor struct VisualFormatRules {
    private let format: VisualFormat
    private let views: [String: Any]
    private let options: NSLayoutConstraint.FormatOptions
    private let length: Int

    /// The standard distance of two views: documented by what the format's own pages show.
    private static let siblingSpacing: CGFloat = 8

    init(
        _ format: VisualFormat, views: [String: Any], options: NSLayoutConstraint.FormatOptions, length: Int
    ) {
        self.format = format
        self.views = views
        self.options = options
        self.length = length
    }

    private var isVertical: Bool { format.axis == .vertical }

    func make() throws(VisualFormatMistake) -> [NSLayoutConstraint] {
        try checkAlignment()
        var rules: [NSLayoutConstraint] = []
        for (index, part) in format.parts.enumerated() {
            if let space = part.space {
                if index == 0 {
                    rules += distance(space, from: try superview(of: part), .superviewStart, to: object(part.name))
                } else {
                    rules += distance(
                        space, from: object(format.parts[index - 1].name), .view, to: object(part.name))
                }
            }
            rules += part.predicates.map { size($0, of: object(part.name)) }
        }
        if let end = format.end, let last = format.parts.last {
            rules += distance(end, from: object(last.name), .superviewEnd, to: try superview(of: last))
        }
        return rules + alignments()
    }

    // MARK: Views

    private func object(_ name: String) -> AnyObject { views[name].map { $0 as AnyObject } ?? NSNull() }

    private func superview(of part: VisualFormat.Part) throws(VisualFormatMistake) -> AnyObject {
        let object = object(part.name)
        if let superview = (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView { return superview }
        throw VisualFormatMistake(
            message: "Unable to interpret '|' character, because the related view doesn't have a superview",
            position: format.end == nil ? part.position : length)
    }

    // MARK: Sizes and distances

    private func size(_ predicate: VisualFormat.Predicate, of object: AnyObject) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        let rule =
            switch predicate.subject {
            case .number(let number):
                NSLayoutConstraint(object, attribute, predicate.relation, nil, .notAnAttribute, constant: number)
            case .view(let name, let times, let plus):
                NSLayoutConstraint(
                    object, attribute, predicate.relation, self.object(name), attribute, multiplier: times,
                    constant: plus)
            }
        rule.priority = predicate.priority
        return rule
    }

    /// Where a distance begins.
    private enum Place { case superviewStart, view, superviewEnd }

    /// The near and the far edge, in the direction in which the format reads.
    private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
        if isVertical { return (.top, .bottom) }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return (.left, .right)
        case .directionRightToLeft: return (.right, .left)
        default: return (.leading, .trailing)
        }
    }

    private func distance(
        _ space: VisualFormat.Space, from first: AnyObject, _ place: Place, to second: AnyObject
    ) -> [NSLayoutConstraint] {
        var (near, far) = (edges.near, edges.far)
        let isBetweenLines = place == .view && isVertical && options.contains(.spacingBaselineToBaseline)
        if isBetweenLines {
            near = .firstBaseline
            far = .lastBaseline
        }
        var (from, to) = (place == .superviewStart ? near : far, place == .superviewEnd ? far : near)
        var predicates: [VisualFormat.Predicate] = []
        switch space {
        case .none: predicates = [VisualFormat.Predicate(subject: .number(0))]
        case .predicates(let given): predicates = given
        case .standard where place == .view:
            predicates = [VisualFormat.Predicate(subject: .number(Self.siblingSpacing))]
        case .standard:
            // To the superview the standard is its layout margin, since iOS 8.
            if place == .superviewStart { from = from.margin } else { to = to.margin }
            predicates = [VisualFormat.Predicate(subject: .number(0))]
        }
        // Where the format runs from right to left, what comes later has the smaller coordinate.
        let runsBack = !isVertical && options.intersection(.directionMask) == .directionRightToLeft
        return predicates.map { predicate in
            var number: CGFloat = 0
            if case .number(let value) = predicate.subject { number = value }
            let rule =
                runsBack
                ? NSLayoutConstraint(first, from, predicate.relation, second, to, constant: number)
                : NSLayoutConstraint(second, to, predicate.relation, first, from, constant: number)
            rule.priority = predicate.priority
            return rule
        }
    }

    // MARK: Alignment

    private func checkAlignment() throws(VisualFormatMistake) {
        guard format.parts.count > 1 else { return }
        guard options.alignments.contains(where: { $0.axis == format.axis }) else { return }
        let word = isVertical ? "vertical" : "horizontal"
        throw VisualFormatMistake(
            message:
                "Options mask required views to be aligned on a \(word) edge, which is not allowed for layout that is "
                + "also \(word).",
            position: length)
    }

    private func alignments() -> [NSLayoutConstraint] {
        zip(format.parts, format.parts.dropFirst()).flatMap { first, second in
            options.alignments.map { NSLayoutConstraint(object(first.name), $0, .equal, object(second.name), $0) }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The superview's margin at this edge.
    fileprivate var margin: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        default: self
        }
    }
}
