/// A namespace for types that serve as subscribers.
public enum Subscribers {}

extension Subscribers {
    /// A requested number of items, sent to a publisher from a subscriber through the subscription.
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// The number of items; `Int.max` is unlimited.
        private let count: Int

        private init(count: Int) { self.count = count }

        /// A request for as many values as the publisher can produce.
        public static let unlimited = Demand(count: .max)

        /// A request for no elements from the publisher.
        public static let none = Demand(count: 0)

        /// Creates a demand for the given maximum number of elements.
        ///
        /// Traps if `value` is negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "Demand must not be negative: \(value)")
            return Demand(count: value)
        }

        /// The number of requested values, or `nil` if the demand is unlimited.
        public var max: Int? { count == .max ? nil : count }

        /// `unlimited`, or `max(3)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }
}

// MARK: Arithmetic: an unlimited demand stays unlimited, and a sum that does not fit becomes unlimited.

extension Subscribers.Demand {
    /// The sum of two demands.
    public static func + (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
        let (sum, overflows) = lhs.count.addingReportingOverflow(rhs.count)
        return overflows ? .unlimited : Subscribers.Demand(count: sum)
    }

    /// The sum of a demand and a number of elements.
    public static func + (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
        guard lhs.count != .max else { return .unlimited }
        let (sum, overflows) = lhs.count.addingReportingOverflow(rhs)
        return overflows ? .unlimited : .max(sum)
    }

    /// Adds a demand.
    public static func += (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { lhs = lhs + rhs }
    /// Adds a number of elements.
    public static func += (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs + rhs }

    /// The difference of two demands, at least none. Less an unlimited one it is none, unless the first is unlimited too.
    public static func - (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
        guard lhs.count != .max else { return .unlimited }
        return Subscribers.Demand(count: Swift.max(0, lhs.count - rhs.count))
    }

    /// A demand less a number of elements, at least none.
    public static func - (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
        guard lhs.count != .max else { return .unlimited }
        return Subscribers.Demand(count: Swift.max(0, lhs.count - rhs))
    }

    /// Subtracts a demand.
    public static func -= (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { lhs = lhs - rhs }
    /// Subtracts a number of elements.
    public static func -= (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs - rhs }

    /// A demand times a number.
    public static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
        guard lhs.count != .max else { return .unlimited }
        let (product, overflows) = lhs.count.multipliedReportingOverflow(by: rhs)
        return overflows ? .unlimited : .max(product)
    }

    /// Multiplies a demand by a number.
    public static func *= (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs * rhs }
}

// MARK: Comparisons

extension Subscribers.Demand {
    /// Whether a demand is less than another one.
    public static func < (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { lhs.count < rhs.count }
    /// Whether a demand is for less than a number of elements; an unlimited one never is.
    public static func < (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.count != .max && lhs.count < rhs }
    /// Whether a number is less than the demand.
    public static func < (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs > lhs }
    /// Whether a demand is for more than a number of elements.
    public static func > (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.count == .max || lhs.count > rhs }
    /// Whether a number is greater than the demand.
    public static func > (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs < lhs }
    /// Whether a demand is for at most a number of elements.
    public static func <= (lhs: Subscribers.Demand, rhs: Int) -> Bool { !(lhs > rhs) }
    /// Whether a number is less than or equal to the demand.
    public static func <= (lhs: Int, rhs: Subscribers.Demand) -> Bool { !(rhs < lhs) }
    /// Whether a demand is for at least a number of elements.
    public static func >= (lhs: Subscribers.Demand, rhs: Int) -> Bool { !(lhs < rhs) }
    /// Whether a number is greater than or equal to the demand.
    public static func >= (lhs: Int, rhs: Subscribers.Demand) -> Bool { !(rhs > lhs) }
    /// Whether a demand is for exactly a number of elements.
    public static func == (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.count != .max && lhs.count == rhs }
    /// Whether a number is equal to the demand.
    public static func == (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs == lhs }
    /// Whether a demand is not for exactly a number of elements.
    public static func != (lhs: Subscribers.Demand, rhs: Int) -> Bool { !(lhs == rhs) }
    /// Whether a number is not equal to the demand.
    public static func != (lhs: Int, rhs: Subscribers.Demand) -> Bool { !(rhs == lhs) }
}
