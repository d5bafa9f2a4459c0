import UIKit

/// Where something is and what it looks like at one moment, relative to its home.
@MainActor
struct Pose {
    /// The reference of lengths and sides.
    struct Room {
        /// The size of the stage.
        let stage: CGSize
        /// The size of what is moved.
        let size: CGSize
        let isMirrored: Bool
        /// A pixel, in points.
        var pixel: CGFloat = 1
        /// The viewer's distance, in points.
        var perspective = Perspective.distance

        /// 1, or -1 in a mirrored layout: for all that points to the right.
        var right: CGFloat { isMirrored ? -1 : 1 }
    }

    var opacity: CGFloat = 1
    var cornerRadius: CGFloat = 0
    private(set) var transform = CATransform3DIdentity

    /// Puts modifiers on top, at a share of their way.
    mutating func add(_ modifiers: [ScreenTransition.Modifier], _ amount: CGFloat, in room: Room) {
        var placement = Placement()
        for modifier in modifiers { placement.read(modifier.kind, amount, room) }
        for modifier in modifiers {
            switch modifier.kind {
            case .opacity(let value): opacity *= min(max(1 + (value - 1) * amount, 0), 1)
            case .cornerRadius(let value): cornerRadius = max(cornerRadius, value * max(amount, 0))
            default: break
            }
        }
        transform = CATransform3DConcat(placement.transform(in: room), transform)
    }

    /// The placement by one list of modifiers.
    private struct Placement {
        private var scale = CGPoint(x: 1, y: 1)
        private var turns: [(angle: CGFloat, axis: ScreenTransition.Modifier.Axis)] = []
        private var anchor = ScreenTransition.UnitPoint.center
        private var offset = CGVector.zero
        private var depth: CGFloat = 0
        private var pivot: CGFloat = 0
        private var hasLens = false
        private var bulge: CGFloat = 0
        private var wholeOffset = CGVector.zero
        private var amount: CGFloat = 0
        private var drawn: Quadrilateral?
        private var opacity: CGFloat = 1

        mutating func read(_ kind: ScreenTransition.Modifier.Kind, _ amount: CGFloat, _ room: Room) {
            self.amount = amount
            switch kind {
            case .offset(let x, let y):
                wholeOffset.dx += x.value(of: room.stage.width) * room.right
                wholeOffset.dy += y.value(of: room.stage.height)
            case .scale(let x, let y):
                // Nothing gets so small that it could not be turned back into its size.
                scale.x *= max(1 + (x - 1) * amount, 0.001)
                scale.y *= max(1 + (y - 1) * amount, 0.001)
            case .rotation(let degrees, let axis):
                let sign = axis == .x ? 1 : room.right
                turns.append((degrees * .pi / 180 * amount * sign, axis))
            case .anchor(let place):
                anchor = room.isMirrored ? ScreenTransition.UnitPoint(x: 1 - place.x, y: place.y) : place
            case .depth(let length): depth += length.value(of: room.stage.width) * amount
            case .pivot(let share): pivot = share
            case .lens: hasLens = true
            case .opacity(let value): opacity *= min(max(1 + (value - 1) * amount, 0), 1)
            case .arc(let value): bulge += value * room.right
            case .corners(let corners): drawn = room.isMirrored ? corners.mirrored : corners
            default: break
            }
        }

        func transform(in room: Room) -> CATransform3D {
            let point = CGPoint(x: (anchor.x - 0.5) * room.size.width, y: (anchor.y - 0.5) * room.size.height)
            var result = drawn?.transform(of: room.size, pixel: room.pixel, opacity: opacity) ?? CATransform3DIdentity
            result = CATransform3DConcat(result, CATransform3DMakeTranslation(-point.x, -point.y, 0))
            result = CATransform3DConcat(result, CATransform3DMakeScale(scale.x, scale.y, 1))
            for turn in turns {
                // About an axis in front or behind: the screen is brought to it, turned, and taken back.
                let reach = pivot * (turn.axis == .x ? room.size.height : room.size.width)
                result = CATransform3DConcat(result, CATransform3DMakeTranslation(0, 0, -reach))
                result = CATransform3DConcat(result, turn.axis.rotation(turn.angle))
                result = CATransform3DConcat(result, CATransform3DMakeTranslation(0, 0, reach))
            }
            if hasLens {
                var lens = CATransform3DIdentity
                lens.m34 = -1 / room.perspective
                result = CATransform3DConcat(result, lens)
            }
            let way = offsetNow
            return CATransform3DConcat(
                result, CATransform3DMakeTranslation(point.x + way.dx, point.y + way.dy, depth))
        }

        /// The offset at this share of the way, beside the straight line where the way is bent.
        private var offsetNow: CGVector {
            let aside = bulge * 4 * amount * (1 - amount)
            return CGVector(
                dx: wholeOffset.dx * amount - wholeOffset.dy * aside,
                dy: wholeOffset.dy * amount + wholeOffset.dx * aside)
        }
    }
}

extension ScreenTransition.Modifier.Axis {
    fileprivate func rotation(_ angle: CGFloat) -> CATransform3D {
        switch self {
        case .x: CATransform3DMakeRotation(angle, 1, 0, 0)
        case .y: CATransform3DMakeRotation(angle, 0, 1, 0)
        case .z: CATransform3DMakeRotation(angle, 0, 0, 1)
        }
    }
}
