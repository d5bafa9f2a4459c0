import CoreGraphics

/// What the compositor asks of a display item. All that is known of a kind is in the file of its type.
///
/// Two contents are equal if they draw the same pixels for certain. Equality is synthesized wherever it can be, so that a field
/// cannot be forgotten: what it leaves out would leave pixels of the last frame standing.
protocol DisplayContent: Equatable, Sendable {
    /// From the item's local units to pixels.
    var transform: Matrix4 { get }
    /// The part of the item's plane that stands for it in depth.
    var depthBounds: CGRect { get }

    /// The same with another matrix after its own.
    func placed(by matrix: Matrix4) -> DisplayItem
    /// The same in other colors.
    func recolored(by change: ColorChange) -> DisplayItem
    /// A rectangle of the frame outside of which the item certainly draws nothing. May be larger than necessary.
    func paintedBounds(in frame: PixelRect) -> PixelRect
    /// Whether the item certainly shows nothing outside of a rectangle of the frame. Only what is simply moved and scaled
    /// is looked at; of everything else the answer is no.
    func lies(within area: PreciseRect) -> Bool
    /// Whether the item cannot be seen outside of a shape because it is cut off there.
    func isClipped(to shape: RoundedRect, _ transform: Matrix4) -> Bool
    /// Adds every backdrop that is drawn, in drawing order.
    func collectBackdrops(into found: inout [BackdropItem])
    /// Adds the painters that draw the item, as far as it is within `clip`.
    func plan(with planner: FramePlanner, clip: PixelRect, into painters: inout [Painter])
}

extension DisplayContent {
    /// What represents items in depth that have no extent of their own.
    static var unitBounds: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    func lies(within area: PreciseRect) -> Bool { false }
    func isClipped(to shape: RoundedRect, _ transform: Matrix4) -> Bool { false }
    func collectBackdrops(into found: inout [BackdropItem]) {}
}

/// What has a plane of its own.
protocol PlaneContent: DisplayContent {
    var transform: Matrix4 { get set }
    /// The content in a list.
    var item: DisplayItem { get }
    /// Exchanges the items of which this one consists.
    mutating func changeParts(_ change: ([DisplayItem]) -> [DisplayItem])
    /// Exchanges the colors and the picture of its own.
    mutating func changeColors(_ change: ColorChange)
}

extension PlaneContent {
    mutating func changeParts(_ change: ([DisplayItem]) -> [DisplayItem]) {}
    mutating func changeColors(_ change: ColorChange) {}

    func recolored(by change: ColorChange) -> DisplayItem {
        var copy = self
        copy.changeColors(change)
        copy.changeParts { $0.map { $0.recolored(by: change) } }
        return copy.item
    }

    func placed(by matrix: Matrix4) -> DisplayItem {
        var copy = self
        copy.transform = transform.followed(by: matrix)
        copy.changeParts { $0.map { $0.placed(by: matrix) } }
        return copy.item
    }
}

/// What draws nothing outside of a rectangle of its plane.
protocol BoxContent: PlaneContent {
    /// In local units.
    var box: CGRect { get }
}

extension BoxContent {
    var depthBounds: CGRect { box }
    func paintedBounds(in frame: PixelRect) -> PixelRect { box.paintedBounds(transform, in: frame) }
    func lies(within area: PreciseRect) -> Bool { box.lies(transform, within: area) }
}

// MARK: Asking an item

/// A question to an item, whatever its kind. Generic, and not an existential: contents are large, and nothing is to be copied to
/// memory of its own for a question.
private protocol DisplayQuestion {
    associatedtype Answer
    mutating func ask(_ content: some DisplayContent) -> Answer
}

extension DisplayItem {
    /// The one place where kinds are told apart.
    @inline(__always)
    private func answer<Question: DisplayQuestion>(_ question: inout Question) -> Question.Answer {
        switch self {
        case .fill(let content): question.ask(content)
        case .image(let content): question.ask(content)
        case .gradient(let content): question.ask(content)
        case .border(let content): question.ask(content)
        case .shadow(let content): question.ask(content)
        case .backdrop(let content): question.ask(content)
        case .group(let content): question.ask(content)
        case .part(let content): question.ask(content)
        }
    }

    /// From the item's local units to pixels.
    package var transform: Matrix4 {
        struct Question: DisplayQuestion {
            func ask(_ content: some DisplayContent) -> Matrix4 { content.transform }
        }
        var question = Question()
        return answer(&question)
    }

    /// The part of the item's plane that stands for it in depth.
    var depthBounds: CGRect {
        struct Question: DisplayQuestion {
            func ask(_ content: some DisplayContent) -> CGRect { content.depthBounds }
        }
        var question = Question()
        return answer(&question)
    }

    /// The same item with another matrix after its own.
    package func placed(by matrix: Matrix4) -> DisplayItem {
        struct Question: DisplayQuestion {
            let matrix: Matrix4
            func ask(_ content: some DisplayContent) -> DisplayItem { content.placed(by: matrix) }
        }
        var question = Question(matrix: matrix)
        return answer(&question)
    }

    /// The same item in other colors.
    package func recolored(by change: ColorChange) -> DisplayItem {
        struct Question: DisplayQuestion {
            let change: ColorChange
            func ask(_ content: some DisplayContent) -> DisplayItem { content.recolored(by: change) }
        }
        var question = Question(change: change)
        return answer(&question)
    }

    /// A rectangle of the frame outside of which the item certainly draws nothing.
    func paintedBounds(in frame: PixelRect) -> PixelRect {
        struct Question: DisplayQuestion {
            let frame: PixelRect
            func ask(_ content: some DisplayContent) -> PixelRect { content.paintedBounds(in: frame) }
        }
        var question = Question(frame: frame)
        return answer(&question)
    }

    /// Whether the item certainly shows nothing outside of a rectangle of the frame.
    func lies(within area: PreciseRect) -> Bool {
        struct Question: DisplayQuestion {
            let area: PreciseRect
            func ask(_ content: some DisplayContent) -> Bool { content.lies(within: area) }
        }
        var question = Question(area: area)
        return answer(&question)
    }

    /// Whether the item cannot be seen outside of a shape because it is cut off there.
    func isClipped(to shape: RoundedRect, _ transform: Matrix4) -> Bool {
        struct Question: DisplayQuestion {
            let shape: RoundedRect
            let transform: Matrix4
            func ask(_ content: some DisplayContent) -> Bool { content.isClipped(to: shape, transform) }
        }
        var question = Question(shape: shape, transform: transform)
        return answer(&question)
    }

    /// Adds every backdrop in it, in drawing order.
    func collectBackdrops(into found: inout [BackdropItem]) {
        struct Question: DisplayQuestion {
            var found: [BackdropItem]
            mutating func ask(_ content: some DisplayContent) { content.collectBackdrops(into: &found) }
        }
        var question = Question(found: found)
        found = []
        answer(&question)
        found = question.found
    }

    /// Adds the painters that draw the item.
    func plan(with planner: FramePlanner, clip: PixelRect, into painters: inout [Painter]) {
        struct Question: DisplayQuestion {
            let planner: FramePlanner
            let clip: PixelRect
            var painters: [Painter]
            mutating func ask(_ content: some DisplayContent) {
                content.plan(with: planner, clip: clip, into: &painters)
            }
        }
        var question = Question(planner: planner, clip: clip, painters: painters)
        painters = []
        answer(&question)
        painters = question.painters
    }
}

extension [DisplayItem] {
    /// A rectangle of the frame outside of which none of the items draws anything.
    func paintedBounds(in frame: PixelRect) -> PixelRect { reduce(.empty) { $0.union($1.paintedBounds(in: frame)) } }

    /// Every backdrop among the items, in drawing order.
    var backdrops: [BackdropItem] {
        var found: [BackdropItem] = []
        for item in self { item.collectBackdrops(into: &found) }
        return found
    }
}
