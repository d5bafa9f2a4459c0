import Compositor
import CoreGraphics

/// Scenes that come out of a number, and small changes of them.
struct RandomScene {
    private var state: UInt64
    private(set) var items: [DisplayItem] = []
    let size = (width: 96, height: 80)
    private let pictures = [pattern(32, 24), pattern(17, 29, seed: 5), pattern(96, 80, seed: 9)]

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        items = (0..<8).map { _ in item(depth: 0) }
    }

    var list: DisplayList { DisplayList(width: size.width, height: size.height, items: items) }

    /// Changes, adds, takes away or exchanges an item somewhere in the tree.
    mutating func change() { items = changed(items, depth: 0) }

    // MARK: Chance

    private mutating func number(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(truncatingIfNeeded: (state >> 11) % UInt64(limit))
    }

    private mutating func number(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(number(1 << 20)) / Double(1 << 20)
    }

    private mutating func color() -> PixelColor {
        PixelColor(
            red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: number(3) == 0 ? number(0, 1) : 1)
    }

    /// Often on whole pixels, as most views lie.
    private mutating func place() -> CGRect {
        let isWhole = number(2) == 0
        let values = [number(-20, 90), number(-20, 75), number(4, 60), number(4, 50)].map {
            isWhole ? $0.rounded() : $0
        }
        return rect(values[0], values[1], values[2], values[3])
    }

    private mutating func matrix() -> Matrix4 {
        switch number(6) {
        case 0: return .translation(x: number(-12, 12), y: number(-12, 12).rounded())
        case 1: return turnZ(0.8, 0.6)
        case 2: return perspective(300, about: 40, 40, turnY(0.8, 0.6))
        default: return .identity
        }
    }

    private mutating func shape() -> RoundedRect {
        RoundedRect(place(), radius: number(2) == 0 ? 0 : CGFloat(number(0, 2)))
    }

    // MARK: Items

    private mutating func item(depth: Int) -> DisplayItem {
        switch number(depth < 2 ? 10 : 7) {
        case 0, 1: return .fill(FillItem(shape: .rounded(shape()), color: color(), transform: matrix()))
        case 2, 3: return image()
        case 4: return gradient()
        case 5:
            return .border(BorderItem(outline: shape(), width: 2, color: color(), transform: matrix()))
        case 6: return shadow(depth: depth)
        default: return group(depth: depth)
        }
    }

    private mutating func image() -> DisplayItem {
        let picture = pictures[number(pictures.count)]
        let whole = rect(0, 0, Double(picture.width), Double(picture.height))
        let destination = number(2) == 0 ? whole.offsetBy(dx: CGFloat(number(40)), dy: CGFloat(number(40))) : place()
        return .image(ImageItem(buffer: picture, source: whole, destination: destination, transform: matrix()))
    }

    private mutating func gradient() -> DisplayItem {
        let kinds: [GradientItem.Kind] = [.axial, .radial, .conic]
        let stops = [
            GradientItem.Stop(location: 0, color: color()), GradientItem.Stop(location: 1, color: color()),
        ]
        return .gradient(
            GradientItem(
                kind: kinds[number(3)], shape: .rounded(shape()), stops: stops, start: CGPoint(x: 10, y: 10),
                end: CGPoint(x: 60, y: 50), transform: matrix()))
    }

    private mutating func shadow(depth: Int) -> DisplayItem {
        let offset = CGSize(width: number(-6, 6), height: number(-6, 6))
        let caster: ShadowItem.Caster =
            number(2) == 0 ? .shape(.rounded(shape())) : .items([item(depth: depth + 2)])
        return .shadow(
            ShadowItem(
                caster: caster, color: color(), offset: offset, radius: CGFloat(number(0, 6)), transform: matrix()))
    }

    private mutating func group(depth: Int) -> DisplayItem {
        let opacity: CGFloat = number(2) == 0 ? 1 : CGFloat(number(0, 1))
        let clip = number(2) == 0 ? shape() : nil
        let mask = number(5) == 0 ? [item(depth: 2)] : nil
        let blur: CGFloat = number(6) == 0 ? CGFloat(number(0.5, 5)) : 0
        let children = (0..<(1 + number(4))).map { _ in item(depth: depth + 1) }
        return .group(
            GroupItem(
                children: children, opacity: opacity, clip: clip, mask: mask, bounds: place(), transform: matrix(),
                isCulledFromBehind: number(6) == 0, ordersByDepth: number(6) == 0, blurRadius: blur))
    }

    // MARK: Changes

    private mutating func changed(_ items: [DisplayItem], depth: Int) -> [DisplayItem] {
        var items = items
        let index = number(max(1, items.count))
        switch number(6) {
        case 0: items.insert(item(depth: depth), at: min(index, items.count))
        case 1 where items.count > 4: items.remove(at: index)
        case 2 where items.count > 1: items.swapAt(index, number(items.count))
        default:
            guard index < items.count else { return items }
            if case .group(var group) = items[index], number(4) > 0 {
                group.children = changed(group.children, depth: depth + 1)
                items[index] = .group(group)
            } else {
                items[index] = item(depth: depth)
            }
        }
        return items
    }
}
