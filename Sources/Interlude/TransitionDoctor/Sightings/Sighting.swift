import InterludeStage
import QuartzCore
import UIKit

/// Everything of a screen at a moment at which it rests.
@MainActor struct Sighting {
    let state: StateRecord
    let picture: Snapshot
    /// The picture with gray over what moves for ever, such as a spinner.
    let still: Snapshot
    /// Where something moves for ever, where a caret blinks, and where a list shows for a moment how long it is, in points.
    let livelyParts: [CGRect]
    /// Which view takes a touch, at places spread over the screen.
    let hits: [TouchTaker]

    /// Columns and rows of the places at which touches are tried.
    private static let raster = (columns: 5, rows: 9)

    /// The picture on a coarse raster, without endless animations.
    var thumbnail: Thumbnail { Thumbnail(of: still, without: livelyParts) }

    /// Looks at a stage.
    init(of stage: Stage) {
        picture = stage.frame()
        livelyParts = stage.endlessParts + stage.caretParts + stage.indicatorParts
        still = picture.covering(livelyParts)
        state = stage.state
        hits = Sighting.hits(in: stage.window)
    }

    /// The app's windows that may take a touch before or instead of one, and it.
    private static func windowsFromTheFront(_ window: UIWindow) -> [UIWindow] {
        let all = (window.windowScene?.windows ?? []).filter { !$0.isHidden && $0 !== window }
        return ([window] + all).enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
        }.map(\.element)
    }

    private static func hits(in window: UIWindow) -> [TouchTaker] {
        let size = window.bounds.size
        var known: [ObjectToken: TouchTaker] = [:]
        let windows = windowsFromTheFront(window)
        return (0..<raster.columns * raster.rows).map { index in
            let (column, row) = (index % raster.columns, index / raster.columns)
            let point = CGPoint(
                x: size.width * (CGFloat(column) + 0.5) / CGFloat(raster.columns),
                y: size.height * (CGFloat(row) + 0.5) / CGFloat(raster.rows))
            let taken = windows.lazy.compactMap { $0.hitTest($0.convert(point, from: window), with: nil) }.first
            guard let view = taken else { return .nothing }
            let taker = known[ObjectToken(view)] ?? TouchTaker(view)
            known[ObjectToken(view)] = taker
            return taker
        }
    }
}

/// The view that takes a touch.
@MainActor struct TouchTaker {
    /// Its class and whose it is, alike in all trials; `nil` for no view.
    let kind: Kind?
    /// What it looks like and where it stands, in words.
    let place: String

    static let nothing = TouchTaker(kind: nil, place: "nothing")

    private init(kind: Kind?, place: String) {
        self.kind = kind
        self.place = place
    }

    init(_ view: UIView) { self.init(kind: Kind(view), place: ViewWords.place(of: view)) }

    /// The class of a view and the controller whose it is.
    struct Kind: Equatable {
        let type: String
        let owner: PartName?

        @MainActor init(_ view: UIView) {
            type = className(view)
            owner = controller(of: view).map { PartName($0) }
        }
    }
}

extension Sighting {
    /// In what two pictures differ, apart from what lives a life of its own in one of them; `nil` for pictures of different
    /// sizes.
    func difference(from other: Sighting, besides parts: [CGRect] = []) -> (
        pixels: Int, part: CGRect
    )? {
        let lively = livelyParts + other.livelyParts + parts
        let (own, old) = (picture.covering(lively), other.picture.covering(lively))
        guard let difference = own.difference(from: old) else { return nil }
        return (
            difference.pixels, difference.pixels > 0 ? own.part(differingFrom: old) ?? .zero : .zero
        )
    }

    /// Whether it looks like one screen, though perhaps not to the last pixel, and not like another. A quarter of the difference is decided.
    func isNearer(to one: Sighting, than other: Sighting) -> Bool {
        let own = Thumbnail(of: still)
        return own.difference(from: Thumbnail(of: one.still)) < own.difference(from: Thumbnail(of: other.still)) / 4
    }

    /// Whether both look alike.
    func isLike(_ other: Sighting) -> Bool { difference(from: other)?.pixels == 0 }
}

extension Stage {
    /// Where the caret of a field blinks, by a timer of its own, in points of the screen.
    var caretParts: [CGRect] {
        guard let field = host.input.firstResponder as? UIView & UITextInput, field.window === window,
            let range = field.selectedTextRange
        else { return [] }
        let caret = field.caretRect(for: range.end)
        guard caret.origin.x.isFinite, caret.origin.y.isFinite else { return [] }
        return [field.convert(caret, to: nil).insetBy(dx: -Stage.caretMargin, dy: -Stage.caretMargin)]
    }

    /// Points by which a caret may be drawn beside the place that is reported.
    private static let caretMargin: CGFloat = 3

    /// Where scroll views show their indicators, which go by themselves, in points of the screen.
    var indicatorParts: [CGRect] {
        func parts(in view: UIView) -> [CGRect] {
            view.subviews.flatMap { child in
                guard view is UIScrollView, SystemParts.isInner(child) else { return parts(in: child) }
                return child.layer.presentedValues.opacity > 0
                    ? [Motion.Track.box(of: child).insetBy(dx: -1, dy: -1)] : []
            }
        }
        return parts(in: window)
    }

    /// Where something moves for ever, in points of the screen.
    var endlessParts: [CGRect] {
        RenderServer.current.unended.filter(\.isEndless).compactMap { entry in
            var layer = entry.layer
            while let here = layer {
                if let view = here.delegate as? UIView, view.layer === here {
                    guard view.window === window else { return nil }
                    return Motion.Track.box(of: view).insetBy(dx: -Stage.margin, dy: -Stage.margin)
                }
                layer = here.superlayer
            }
            return nil
        }
    }

    /// Where a view that is no screen fades away to nothing, as a flash does, in points of the screen.
    var fadingParts: [CGRect] {
        RenderServer.current.unended.compactMap { entry in
            guard let layer = entry.layer, layer.opacity == 0, layer.presentedValues.opacity > 0,
                let view = layer.delegate as? UIView, view.layer === layer, view.window === window,
                !(view.next is UIViewController)
            else { return nil }
            return Motion.Track.box(of: view).insetBy(dx: -Stage.margin, dy: -Stage.margin)
        }
    }

    /// Where rows and controls show that they are touched or selected, in points of the screen.
    var touchedParts: [CGRect] {
        func parts(in view: UIView) -> [CGRect] {
            if view.showsTouch { return [Motion.Track.box(of: view)] }
            return view.isHidden ? [] : view.subviews.flatMap(parts)
        }
        return parts(in: window)
    }

    /// What moves may reach over its view by so many points.
    private static let margin: CGFloat = 8
}

extension UIView {
    /// Whether it looks different because it is touched or selected.
    fileprivate var showsTouch: Bool {
        switch self {
        case let cell as UITableViewCell: cell.isSelected || cell.isHighlighted
        case let cell as UICollectionViewCell: cell.isSelected || cell.isHighlighted
        case let control as UIControl: control.isHighlighted || control.isSelected
        default: false
        }
    }
}

/// What is seen in one frame of a transition.
@MainActor struct FrameSighting {
    let moment: Finding.Moment
    /// Whether a finger holds the transition still.
    let isHeld: Bool
    /// Whether the transition has been completed.
    let isAfterEnd: Bool
    /// Where a scripted finger is; `nil` where none is down.
    let finger: CGPoint?
    /// Whether a transition is under way that a finger drives.
    let isUnderWay: Bool
    /// The pixels, as something that is equal for the same ones; `nil` where a trial does not look at them.
    let fingerprint: UInt64?
    /// Where the container's views are.
    let motion: Motion?
    /// Where the two screens and what is in them stand on the window, animations applied.
    let places: [Motion.Track]
    /// In the first frame, where something is on the screen that fades away to nothing, in points.
    let fadingParts: [CGRect]
    /// In the first frame, where rows and controls show that they are touched.
    let touchedParts: [CGRect]
    /// What it looks like; only where a trial looks at pictures.
    let thumbnail: Thumbnail?
    /// How the to view is laid out; `nil` while it cannot be seen.
    let layout: LayoutSighting?
}

/// How a view is laid out, animations applied.
@MainActor struct LayoutSighting: Equatable {
    /// A view inside, or the view itself.
    struct Part: Equatable {
        let identity: ObjectToken
        let name: PartName
        let center: CGPoint
        let size: CGSize
    }

    let name: PartName
    let identity: ObjectToken
    let safeArea: UIEdgeInsets
    let parts: [Part]

    /// Looks at a view that can be seen; `nil` for one that cannot.
    init?(ofVisible view: UIView?) {
        guard let view, view.window != nil, !view.isHidden, view.alpha > 0.01 else { return nil }
        name = PartName(seen: view)
        identity = ObjectToken(view)
        safeArea = view.safeAreaInsets
        let size = view.layer.presentedValues.bounds.size
        let whole = Part(identity: ObjectToken(view), name: name, center: .zero, size: size)
        parts = [whole] + LayoutSighting.parts(in: view, depth: 2)
    }

    private static func parts(in view: UIView, depth: Int) -> [Part] {
        guard depth > 0 else { return [] }
        return view.subviews.filter { !SystemParts.isInner($0) }.flatMap { child in
            let values = child.layer.presentedValues
            let part = Part(
                identity: ObjectToken(child), name: PartName(seen: child), center: values.position,
                size: values.bounds.size)
            return [part] + parts(in: child, depth: depth - 1)
        }
    }
}

extension LayoutSighting.Part {
    /// How far the middle moves or the size changes, whichever is more.
    func distance(to other: Self) -> CGFloat {
        max(
            hypot(center.x - other.center.x, center.y - other.center.y), abs(size.width - other.size.width),
            abs(size.height - other.size.height))
    }

    /// Such as `it moves 12 pt down`.
    func words(to other: Self) -> String {
        let move = ViewWords.move(x: other.center.x - center.x, y: other.center.y - center.y)
        guard size != other.size else { return "it moves \(move)" }
        let sizes =
            "\(shortNumber(size.width)) × \(shortNumber(size.height)) to "
            + "\(shortNumber(other.size.width)) × \(shortNumber(other.size.height))"
        return move.isEmpty ? "it changes from \(sizes)" : "it moves \(move) and changes from \(sizes)"
    }
}
