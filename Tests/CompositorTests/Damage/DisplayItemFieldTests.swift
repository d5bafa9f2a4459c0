import Compositor
import CoreGraphics
import Testing

/// One kind of content with a change for each of its fields.
private struct Fields<Content> {
    let content: Content
    let item: (Content) -> DisplayItem
    private(set) var changes: [(field: String, item: DisplayItem)] = []

    init(_ content: Content, _ item: @escaping (Content) -> DisplayItem) {
        (self.content, self.item) = (content, item)
    }

    func changing<Value>(
        _ field: String, _ path: WritableKeyPath<Content, Value>, to value: Value
    ) -> Fields {
        var (changed, copy) = (content, self)
        changed[keyPath: path] = value
        copy.changes.append((field, item(changed)))
        return copy
    }

    /// The fields as the compiler knows them; a wrapped one begins with an underscore.
    var all: Set<String> {
        Set(Mirror(reflecting: content).children.compactMap { $0.label?.drop { $0 == "_" } }.map(String.init))
    }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Set(changes.map(\.field)) == all, "a field has no change here", sourceLocation: sourceLocation)
        for change in changes { expectDifference(item(content), change.item, change.field, sourceLocation) }
    }
}

/// Two items are told apart, and what the damage leaves out has not changed.
private func expectDifference(
    _ old: DisplayItem, _ new: DisplayItem, _ field: String, _ sourceLocation: SourceLocation
) {
    #expect(old != new, "\(field) is forgotten", sourceLocation: sourceLocation)
    func list(_ item: DisplayItem) -> DisplayList {
        DisplayList(width: 80, height: 60, items: [fill(rect(0, 0, 80, 60), 0xFF20_4060), item])
    }
    let (tracker, renderer) = (DamageTracker(), FrameRenderer(threads: 1))
    let (kept, whole) = (PixelBuffer(width: 80, height: 60), PixelBuffer(width: 80, height: 60))
    renderer.render(list(old), into: kept, damage: tracker.damage(of: list(old)))
    let damage = tracker.damage(of: list(new))
    #expect(!damage.isEmpty, "\(field) does no damage", sourceLocation: sourceLocation)
    renderer.render(list(new), into: kept, damage: damage)
    renderer.render(list(new), into: whole)
    #expect(kept.hasSamePixels(as: whole), "\(field) leaves stale pixels", sourceLocation: sourceLocation)
}

/// Every field of every kind of display item counts when two frames are compared: a field that is forgotten would leave pixels
/// of the frame before.
@Suite("Fields of display items")
struct DisplayItemFieldTests {
    private let square = RoundedRect(rect(10, 10, 30, 20), radius: 3)
    private let moved = Matrix4.translation(x: 5, y: 4)
    private let red = PixelColor(value: 0xFFFF_0000)
    private let blue = PixelColor(value: 0xFF00_00FF)

    private func coverage(_ value: UInt8) -> CoverageBuffer {
        let buffer = CoverageBuffer(width: 8, height: 8)
        for y in 0..<8 { for x in 0..<8 { buffer.row(y)[x] = value } }
        return buffer
    }

    private var fillItem: FillItem { FillItem(shape: .rounded(square), color: red, transform: .identity) }

    /// Does not compile when there is a new kind: it wants a test here.
    private func hasTest(_ item: DisplayItem) -> Bool {
        switch item {
        case .fill, .image, .gradient, .border, .shadow, .backdrop, .group, .part: true
        }
    }

    @Test func `each field of a fill`() {
        #expect(hasTest(.fill(fillItem)))
        Fields(fillItem) { .fill($0) }
            .changing("shape", \.shape, to: .rounded(RoundedRect(rect(10, 10, 30, 21), radius: 3)))
            .changing("color", \.color, to: blue)
            .changing("transform", \.transform, to: moved)
            .check()
    }

    @Test func `each field of a rounded rectangle`() {
        Fields(square) { .fill(FillItem(shape: .rounded($0), color: red, transform: .identity)) }
            .changing("rect", \.rect, to: rect(11, 10, 30, 20))
            .changing("topLeft", \.topLeft, to: 9)
            .changing("topRight", \.topRight, to: 9)
            .changing("bottomLeft", \.bottomLeft, to: 9)
            .changing("bottomRight", \.bottomRight, to: 9)
            .changing("isSharp", \.isSharp, to: true)
            .check()
    }

    @Test func `both parts of a rasterised shape`() {
        func item(_ buffer: CoverageBuffer, _ rect: CGRect) -> DisplayItem {
            .fill(FillItem(shape: .coverage(buffer, rect: rect), color: red, transform: .identity))
        }
        let buffer = coverage(200)
        let old = item(buffer, rect(8, 8, 8, 8))
        #expect(old == item(buffer, rect(8, 8, 8, 8)))
        expectDifference(old, item(coverage(90), rect(8, 8, 8, 8)), "the buffer", #_sourceLocation)
        expectDifference(old, item(buffer, rect(9, 8, 8, 8)), "the rectangle", #_sourceLocation)
        expectDifference(old, .fill(fillItem), "the kind of shape", #_sourceLocation)
    }

    @Test func `each field of an image`() {
        let center = ImageItem.Center(source: rect(4, 4, 4, 4), destination: rect(14, 14, 20, 8))
        let item = ImageItem(
            buffer: pattern(16, 12), source: rect(0, 0, 16, 12), destination: rect(10, 10, 32, 20.5), center: center,
            transform: .identity)
        Fields(item) { .image($0) }
            .changing("buffer", \.buffer, to: pattern(16, 12, seed: 4))
            .changing("source", \.source, to: rect(1, 0, 14, 12))
            .changing("destination", \.destination, to: rect(10, 10, 33, 20.5))
            .changing("center", \.center, to: nil)
            .changing("filter", \.filter, to: .nearest)
            .changing("isSharp", \.isSharp, to: true)
            .changing("transform", \.transform, to: moved)
            .check()
        Fields(center) {
            var changed = item
            changed.center = $0
            return .image(changed)
        }
        .changing("source", \.source, to: rect(5, 4, 3, 4))
        .changing("destination", \.destination, to: rect(15, 14, 18, 8))
        .check()
    }

    @Test func `each field of a gradient`() {
        let stops = [GradientItem.Stop(location: 0, color: red), GradientItem.Stop(location: 1, color: blue)]
        let item = GradientItem(
            kind: .axial, shape: .rounded(square), stops: stops, start: CGPoint(x: 10, y: 10),
            end: CGPoint(x: 40, y: 20), transform: .identity)
        Fields(item) { .gradient($0) }
            .changing("kind", \.kind, to: .radial)
            .changing("shape", \.shape, to: .rounded(RoundedRect(rect(10, 10, 30, 20), radius: 8)))
            .changing("stops", \.stops, to: [stops[0]])
            .changing("start", \.start, to: CGPoint(x: 15, y: 10))
            .changing("end", \.end, to: CGPoint(x: 40, y: 30))
            .changing("transform", \.transform, to: moved)
            .check()
        Fields(stops[1]) {
            var changed = item
            changed.stops[1] = $0
            return .gradient(changed)
        }
        .changing("location", \.location, to: 0.7)
        .changing("color", \.color, to: .white)
        .check()
    }

    @Test func `each field of a border`() {
        Fields(BorderItem(outline: square, width: 2, color: red, transform: .identity)) { .border($0) }
            .changing("outline", \.outline, to: RoundedRect(rect(10, 10, 32, 20), radius: 3))
            .changing("width", \.width, to: 3)
            .changing("color", \.color, to: blue)
            .changing("transform", \.transform, to: moved)
            .check()
    }

    @Test func `each field of a shadow`() {
        let item = ShadowItem(
            caster: .shape(.rounded(square)), color: red, offset: CGSize(width: 2, height: 3), radius: 3,
            transform: .identity)
        Fields(item) { .shadow($0) }
            .changing("caster", \.caster, to: .items([.fill(fillItem)]))
            .changing("color", \.color, to: blue)
            .changing("offset", \.offset, to: CGSize(width: 4, height: 3))
            .changing("radius", \.radius, to: 5)
            .changing("transform", \.transform, to: moved)
            .check()
        func cast(_ caster: ShadowItem.Caster) -> DisplayItem {
            var changed = item
            changed.caster = caster
            return .shadow(changed)
        }
        expectDifference(
            cast(.shape(.rounded(square))), cast(.shape(.rounded(RoundedRect(rect(5, 5, 20, 20))))), "the shape",
            #_sourceLocation)
        expectDifference(
            cast(.items([fill(rect(10, 10, 30, 20), white)])), cast(.items([fill(rect(9, 10, 30, 20), white)])),
            "the items", #_sourceLocation)
    }

    @Test func `each field of a backdrop`() {
        Fields(BackdropItem(shape: square, radius: 3, transform: .identity)) { .backdrop($0) }
            .changing("shape", \.shape, to: RoundedRect(rect(10, 10, 32, 20), radius: 3))
            .changing("radius", \.radius, to: 5)
            .changing("saturation", \.saturation, to: 1.8)
            .changing("transform", \.transform, to: moved)
            .check()
    }

    @Test func `each field of a group`() {
        let children = [fill(rect(10, 10, 20, 20), 0xFFFF_0000), fill(rect(15, 15, 30, 20), 0x8000_8000)]
        let item = GroupItem(
            children: children, opacity: 0.8, clip: RoundedRect(rect(8, 8, 40, 30), radius: 4),
            mask: [fill(rect(5, 5, 50, 24), white)], bounds: rect(0, 0, 50, 40))
        Fields(item) { .group($0) }
            .changing("children", \.children, to: [children[0]])
            .changing("opacity", \.opacity, to: 0.4)
            .changing("clip", \.clip, to: nil)
            .changing("mask", \.mask, to: nil)
            .changing("bounds", \.bounds, to: rect(0, 0, 60, 40))
            .changing("transform", \.transform, to: moved)
            .changing("isCulledFromBehind", \.isCulledFromBehind, to: true)
            .changing("ordersByDepth", \.ordersByDepth, to: true)
            .changing("blurRadius", \.blurRadius, to: 2)
            .changing("isLight", \.isLight, to: true)
            .check()
    }

    @Test func `a part is what its items are`() {
        let frame = PixelRect(width: 80, height: 60)
        let items = [fill(rect(10, 10, 20, 20), white), fill(rect(40, 10, 20, 20), black)]
        let (part, other) = (DisplayPart(items, in: frame), DisplayPart([items[0]], in: frame))
        #expect(DisplayItem.part(part) == .part(DisplayPart(items, in: frame)))
        expectDifference(.part(part), .part(other), "the items", #_sourceLocation)
        #expect(
            group([.part(part)]) == group(items), "a group is the same whether or not its children come as a part")
    }
}
