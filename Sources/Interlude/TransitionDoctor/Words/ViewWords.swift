import InterludeStage
import QuartzCore
import UIKit

/// Views, colors and transforms in words, as their author knows them.
@MainActor enum ViewWords {
    /// The class, the identifier or text, and whose view it is: `UILabel “Buy”`, `view of DetailController “Tea”`.
    static func name(of view: UIView) -> String {
        PartName(seen: view).description
    }

    /// The name, what it looks like, and what it is in: `UIView “veil” (black at 40 %, 393 × 852 at 0, 0) in view of Page`.
    static func place(of view: UIView) -> String {
        let look = "\(name(of: view)) (\(ViewLook(of: view).words))"
        return view.superview.map { "\(look) in \(name(of: $0))" } ?? look
    }

    /// A controller and its view: `TeaController “Tea” (its view: white, 393 × 852 at 0, 0, in NavigationTransitionView)`.
    static func place(of controller: UIViewController) -> String {
        let name = InterludeStage.name(of: controller)
        guard let view = controller.viewIfLoaded else { return name }
        let parent = view.superview.map { ", in \(ViewWords.name(of: $0))" } ?? ""
        return "\(name) (its view: \(ViewLook(of: view).words)\(parent))"
    }

    /// What UIKit says of objects, without where they lie in memory: that differs from run to run.
    nonisolated static func withoutAddresses(_ text: String) -> String {
        text.replacing(/<([^<>:]+): 0x[0-9a-f]+>/) { $0.output.1 }
    }

    /// A way: `12 pt down`, `3 pt to the right and 40 pt up`.
    nonisolated static func move(x: CGFloat, y: CGFloat) -> String {
        var parts: [String] = []
        if abs(x) >= 0.05 { parts.append("\(shortNumber(abs(x))) pt to the \(x > 0 ? "right" : "left")") }
        if abs(y) >= 0.05 { parts.append("\(shortNumber(abs(y))) pt \(y > 0 ? "down" : "up")") }
        return parts.joined(separator: " and ")
    }
}

extension StateValue {
    /// The value in words: a transform as `scale 0.9, 12 pt down`.
    var words: String {
        guard case .numbers(let n) = self else { return description }
        if n.count == 16 { return StateValue.transformWords(n) }
        return n.map { shortNumber(CGFloat($0)) }.joined(separator: " ")
    }

    /// The value in words beside another one: of two lists only the items that the other one lacks.
    func words(beside other: StateValue) -> String {
        guard case .coded(let code) = self, case .coded(let others) = other, let length = code.itemLength,
            others.itemLength == length
        else { return words }
        var known = others.items(length)
        let own = code.items(length)
        let odd = own.filter { item in
            guard let index = known.firstIndex(of: item) else { return true }
            known.remove(at: index)
            return false
        }
        guard odd.count < own.count else { return words }
        let alike = own.count - odd.count
        let rest = "\(alike) that \(alike == 1 ? "is" : "are") the same"
        return odd.isEmpty ? rest : "\(code.words(odd.flatMap { $0 })) and \(rest)"
    }

    private static func transformWords(_ n: [Double]) -> String {
        let isFlat = [n[2], n[3], n[6], n[7], n[8], n[9], n[11], n[14]].allSatisfy { abs($0) < 1e-9 } && n[10] == 1
        guard isFlat, n[15] == 1 else {
            return n[11] != 0
                ? "a perspective with m34 \(shortNumber(CGFloat(n[11] * 10000))) / 10000" : "a turn in space"
        }
        let (width, height) = (hypot(n[0], n[1]), hypot(n[4], n[5]))
        var parts: [String] = []
        if abs(width - height) < 1e-6 {
            if abs(width - 1) > 1e-6 { parts.append("scale \(shortNumber(CGFloat(width)))") }
        } else {
            parts.append("scale \(shortNumber(CGFloat(width))) × \(shortNumber(CGFloat(height)))")
        }
        let angle = atan2(n[1], n[0]) * 180 / .pi
        if abs(angle) > 0.05 { parts.append("turned by \(shortNumber(CGFloat(angle)))°") }
        let move = ViewWords.move(x: CGFloat(n[12]), y: CGFloat(n[13]))
        if !move.isEmpty { parts.append(move) }
        return parts.isEmpty ? "the identity" : parts.joined(separator: ", ")
    }
}

extension StateCode {
    fileprivate func items(_ length: Int) -> [[Double]] {
        stride(from: 0, to: numbers.count, by: length).map { Array(numbers[$0..<$0 + length]) }
    }
}

/// The look of a view, which distinguishes it from others of its class.
struct ViewLook: Hashable, Sendable {
    let color: String
    let frame: CGRect
    let isHidden: Bool
    /// Whether it lets through what lies behind it, and shows nothing of its own.
    let isVeil: Bool
    /// Whether it has a color or an effect that is visible.
    let isSeen: Bool

    @MainActor init(of view: UIView) {
        isHidden = view.isHidden
        let background = view.layer.values.backgroundColor
        let effect = (view as? UIVisualEffectView)?.effect
        isSeen = !view.isHidden && view.alpha > 0.004 && (effect != nil || (background?.alpha ?? 0) > 0.004)
        let isDim = background.map { $0.alpha * view.alpha < 0.996 } ?? false
        isVeil = view is UIVisualEffectView || (isDim && view.subviews.isEmpty && view.layer.contents == nil)
        color = view.layer.values.backgroundColor.map(ViewLook.colorWords) ?? ""
        frame = CGRect(origin: view.center, size: view.bounds.size)
            .offsetBy(dx: -view.bounds.width / 2, dy: -view.bounds.height / 2)
    }

    /// Such as `black at 40 %, 393 × 852 at 0, 0`.
    var words: String {
        let place =
            "\(shortNumber(frame.width)) × \(shortNumber(frame.height)) at "
            + "\(shortNumber(frame.minX)), \(shortNumber(frame.minY))"
        return color.isEmpty ? place : "\(color), \(place)"
    }

    /// Whether it has the same color and frame, to a tenth of a point.
    func isLike(_ other: ViewLook) -> Bool {
        let sides = [
            frame.minX - other.frame.minX, frame.minY - other.frame.minY, frame.width - other.frame.width,
            frame.height - other.frame.height,
        ]
        return color == other.color && sides.allSatisfy { abs($0) < 0.1 }
    }

    /// Whether it dims all of a view that it is in.
    func dims(_ owner: ViewLook) -> Bool {
        isVeil && isSeen && frame.width > owner.frame.width - 1 && frame.height > owner.frame.height - 1
    }

    private static func colorWords(_ color: CGColor) -> String {
        let value = color.rgba
        let parts = [value.red, value.green, value.blue].map { Int(($0 * 255).rounded()) }
        guard value.alpha > 0.004 else { return "clear" }
        let name: String
        switch parts {
        case [0, 0, 0]: name = "black"
        case [255, 255, 255]: name = "white"
        default:
            name =
                "#" + parts.map { part in (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true) }.joined()
        }
        return value.alpha > 0.996 ? name : "\(name) at \(Int((value.alpha * 100).rounded())) %"
    }
}
