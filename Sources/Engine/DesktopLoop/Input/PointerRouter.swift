import QuartzCore
import UIKit

/// Which part of the canvas each finger touches: a finger stays with the part on which it came down.
struct PointerRouter {
    enum Part {
        case device
        case pane
    }

    /// By the outlet's number of the finger; the mouse is `nil`.
    private var touched: [Int?: (part: Part, number: Int)] = [:]

    /// The part under a finger that comes down and was not down yet, and a small number for the finger.
    mutating func begin(_ finger: Int?, in part: Part) -> (part: Part, number: Int) {
        let used = touched.values.map(\.number)
        let number = (0...).first { !used.contains($0) } ?? 0
        touched[finger] = (part, number)
        return (part, number)
    }

    /// The part and the number of a finger that is down.
    func place(of finger: Int?) -> (part: Part, number: Int)? { touched[finger] }

    /// Forgets a finger that was lifted.
    mutating func end(_ finger: Int?) { touched[finger] = nil }
}
